import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import { failureOf } from '../../platform/api/api-failure.ts';
import { useFailureText } from '../../platform/i18n/use-failure-text.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { buttonClass } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

interface LoadFailureProps {
  /** What a query or mutation failed with. */
  readonly error: unknown;
  readonly onRetry: () => Promise<unknown>;
  /** In place of "Load failed", where the player should be told more precisely what it was. */
  readonly title?: string;
}

/** AP-03: something could not be loaded; says why in the player's language, and a tap tries again. */
export function LoadFailure({ error, onRetry, title }: LoadFailureProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const failure = failureOf(error);
  if (failure.code === 'trial.closed') return <TrialClosed text={failure.message} />;
  return (
    <ErrorState
      title={title ?? t('error.load.title')}
      text={failureText(failure)}
      retryLabel={t('error.load.retry')}
      onRetry={onRetry}
    />
  );
}

/** AC-10: what a free trial cannot do; trying again would not help, an account of one's own does. */
function TrialClosed({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<UserRound />}
      title={t('page.trail')}
      text={text}
      action={
        <Link to="/m/login" className={buttonClass('primary', 'medium')}>
          {t('action.login')}
        </Link>
      }
    />
  );
}
