import { useStored } from '../platform/store.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useOnline } from '../platform/use-online.ts';
import { amountOf } from '../play/desk-state.ts';
import { useMoney } from '../play/play-context.tsx';
import { useToldCheck } from '../play/use-told-check.ts';
import type { CrashDesk } from './crash-desk.ts';

/** What went wrong, or happened while nothing could be heard. */
export function CrashNotices({ desk }: { readonly desk: CrashDesk }) {
  const { t } = useText();
  const isOnline = useOnline();
  const failure = useStored(desk.store, (state) => state.failure);
  useToldCheck(failure);
  const isRefunded = useStored(desk.store, (state) => state.isRefunded);
  const missed = useStored(desk.store, (state) => state.missed);
  const missedText = useMissedText();
  const trouble = isOnline ? failure && (failure.message || t('bet.checking.text')) : t('bet.offline');
  const told = isRefunded ? t('crash.interrupted') : missed && missedText(missed);
  const text = trouble ?? told;
  return (
    <div className="notices" role="status">
      {text !== undefined && (
        <p className="notice" data-tone={trouble === undefined ? 'told' : 'failed'}>
          <span className="notice-text">{text}</span>
        </p>
      )}
    </div>
  );
}

function useMissedText(): (round: RoundView) => string {
  const { t } = useText();
  const money = useMoney();
  return ({ status, payoutMinor }) => {
    if (status === 'refunded') return t('crash.interrupted');
    const payout = amountOf(payoutMinor);
    return payout === 0n ? t('crash.missed.lost') : t('crash.missed.won', { amount: money.amount(payout) });
  };
}
