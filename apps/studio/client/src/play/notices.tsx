import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFramed } from '../platform/frame-messages.ts';
import { useText } from '../platform/text.tsx';
import { useOnline } from '../platform/use-online.ts';
import type { Autoplay } from './autoplay/autoplay.ts';
import { type BetDeskState, isBusy } from './desk-state.ts';
import { autoplayStopText, noticePlace, noticeText } from './notice-text.ts';
import { useAutoplayState, useDesk, useMoney, usePlay } from './play-context.tsx';
import type { StakeProblem } from './stake/stake-steps.ts';
import { useToldCheck } from './use-told-check.ts';

interface NoticesProps {
  readonly problem: StakeProblem | undefined;
  readonly autoplay: Autoplay;
}

type NoticedDesk = Pick<BetDeskState, 'isChecking' | 'isCheckedLong' | 'notice'>;

/** What concerns the bet as a whole: a lost connection, a bet being checked, a refusal that belongs to no control. */
export function Notices({ problem, autoplay }: NoticesProps) {
  // Each of these draws it anew, the rest of the desk does not.
  const desk: NoticedDesk = {
    isChecking: useDesk((state) => state.isChecking),
    isCheckedLong: useDesk((state) => state.isCheckedLong),
    notice: useDesk((state) => state.notice),
  };
  useToldCheck(desk.notice?.kind === 'refused' ? desk.notice.failure : undefined);
  const isIdle = !useDesk(isBusy);
  const isOnline = useOnline();
  const { stopped } = useAutoplayState(autoplay);
  const lacksMoney = isIdle && problem === 'balance.insufficient' && isFramed(window);
  const text = useNotice(desk, { isOnline, lacksMoney, stopped });
  return (
    <div className="notices" role="status">
      {text !== undefined && (
        <p className="notice" data-tone={noticeTone(desk, { isOnline, lacksMoney, stopped })}>
          {!isOnline && <WifiOff aria-hidden="true" />}
          <span className="notice-text">{text}</span>
          {isOnline && <WayOn desk={desk} lacksMoney={lacksMoney} />}
        </p>
      )}
    </div>
  );
}

interface Circumstances {
  readonly isOnline: boolean;
  readonly lacksMoney: boolean;
  readonly stopped: ReturnType<typeof useAutoplayState>['stopped'];
}

/** The one thing that the player should know now. */
function useNotice(
  { isChecking, isCheckedLong, notice }: NoticedDesk,
  { isOnline, lacksMoney, stopped }: Circumstances,
): string | undefined {
  const { t } = useText();
  const { limits, isTrial } = usePlay();
  const money = useMoney();
  if (isChecking) return isCheckedLong ? t('bet.checking.long') : t('bet.checking.text');
  if (!isOnline) return t('bet.offline');
  if (notice !== undefined && noticePlace(notice) !== 'stake') {
    return noticeText(notice, { t, money, limits, stepMinor: 1n });
  }
  if (lacksMoney) return isTrial ? t('money.trial') : t('money.short');
  return stopped === undefined || stopped === 'tapped' ? undefined : autoplayStopText(stopped, t);
}

/** What only tells how things stand does not look like what has gone wrong. */
function noticeTone(
  { isChecking, notice }: NoticedDesk,
  { isOnline, lacksMoney, stopped }: Circumstances,
): 'checking' | 'failed' | 'told' {
  if (isChecking) return 'checking';
  const isRefused = notice?.kind === 'refused' && noticePlace(notice) !== 'stake';
  const hasFailed = stopped === 'offline' || stopped === 'unknown' || stopped === 'refused';
  return !isOnline || isRefused || lacksMoney || hasFailed ? 'failed' : 'told';
}

/** Where the player goes from what the notice says, if not simply on to the next bet. */
function WayOn({
  desk,
  lacksMoney,
}: {
  readonly desk: NoticedDesk;
  readonly lacksMoney: boolean;
}): ReactNode {
  const { t } = useText();
  const { post, isTrial } = usePlay();
  const { isCheckedLong, notice } = desk;
  const isClosed = notice?.kind === 'refused' && notice.failure.code === 'game.unavailable';
  if ((isCheckedLong || isClosed) && isFramed(window)) {
    return (
      <button type="button" className="secondary-button" onClick={() => post({ type: 'exit' })}>
        {t('action.leave')}
      </button>
    );
  }
  if (notice?.kind === 'refused' && notice.failure.code.startsWith('play.limit.') && isFramed(window)) {
    return (
      <button type="button" className="secondary-button" onClick={() => post({ type: 'limits' })}>
        {t('limits.own')}
      </button>
    );
  }
  if (!lacksMoney || desk.isChecking) return null;
  return (
    <button type="button" className="secondary-button" onClick={() => post({ type: 'deposit' })}>
      {isTrial ? t('money.register') : t('money.deposit')}
    </button>
  );
}
