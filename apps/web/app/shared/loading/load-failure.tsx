import CircleOff from 'lucide-react/icons/circle-off';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import { type ApiFailure, failureOf } from '../../platform/api/api-failure.ts';
import type { PlainMessageId } from '../../platform/language/message-ids.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useCanRegister } from '../../platform/site/registration-modes.ts';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

interface LoadFailureProps {
  /** What a query or mutation failed with. */
  readonly error: unknown;
  readonly onRetry: () => Promise<unknown>;
  /** In place of "Load failed", where the player should be told more precisely what it was. */
  readonly title?: string;
}

/** What is closed stays closed however often it is asked for: where the player goes from there. */
const waysOn: Partial<Record<ApiFailure['code'], { readonly label: PlainMessageId; readonly to: string }>> = {
  'module.unavailable': { label: 'service.title', to: '/m/service' },
  'game.unavailable': { label: 'lobby.title', to: '/m/gameLobby' },
  'play.paused': { label: 'page.paused', to: '/m/paused' },
  'play.limit.time': { label: 'page.saferPlay', to: '/m/saferPlay' },
  'lottery.game.unknown': { label: 'page.lottery', to: '/m/lottery' },
  'game.unknown': { label: 'lobby.title', to: '/m/gameLobby' },
};

const closedCodes: readonly ApiFailure['code'][] = ['trial.closed', 'module.unavailable'];

/** Whether a page failed because it is not for this account or this site, so that none of its forms would be taken. */
export function isClosed(error: unknown): boolean {
  return error !== null && closedCodes.includes(failureOf(error).code);
}

/** AP-03: something could not be loaded; says why in the player's language, and a tap tries again or leads on. */
export function LoadFailure({ error, onRetry, title }: LoadFailureProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const failure = failureOf(error);
  if (failure.code === 'trial.closed') return <TrialClosed text={failure.message} />;
  if (failure.code === 'module.unavailable') {
    return (
      <div role="alert">
        <EmptyState
          icon={<CircleOff />}
          title={t('error.closed.title')}
          text={failure.message}
          action={<WayOn failure={failure} />}
        />
      </div>
    );
  }
  return (
    <ErrorState
      title={title ?? t('error.load.title')}
      text={failureText(failure)}
      retryLabel={t('error.load.retry')}
      onRetry={onRetry}
      action={<WayOn failure={failure} />}
    />
  );
}

function WayOn({ failure }: { failure: ApiFailure }) {
  const t = useTranslate();
  const way = waysOn[failure.code];
  if (way === undefined) return null;
  return (
    <Link to={way.to} className={buttonClass('quiet', 'medium')}>
      {t(way.label)}
    </Link>
  );
}

/** AC-10: what a free trial cannot do; trying again would not help, an account of one's own does. */
function TrialClosed({ text }: { text: string }) {
  const t = useTranslate();
  const canRegister = useCanRegister();
  return (
    <EmptyState
      icon={<UserRound />}
      title={t('page.trail')}
      text={text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {canRegister ? (
            <Link to="/m/register" className={buttonClass('primary', 'medium')}>
              {t('action.register')}
            </Link>
          ) : null}
          <Link to="/m/login" className={buttonClass(canRegister ? 'secondary' : 'primary', 'medium')}>
            {t('action.login')}
          </Link>
        </div>
      }
    />
  );
}
