import { toMinor } from '@wau/money/minor';
import { crashEngine } from '@wau/rules/crash/crash-engine';
import { capPayout } from '@wau/rules/wager';
import { useEffect, useRef } from 'react';
import { eachFrame } from '../platform/animation.ts';
import { useStored } from '../platform/store.ts';
import { useText } from '../platform/text.tsx';
import { useOnline } from '../platform/use-online.ts';
import { amountOf } from '../play/desk-state.ts';
import { useDesk, useMathematics, useMoney, usePlay } from '../play/play-context.tsx';
import { useHotkeys } from '../play/settings/use-hotkeys.ts';
import type { StakeChoice } from '../play/stake/use-stake.ts';
import { quickTap } from '../ui/quick-tap.ts';
import type { CrashDesk } from './crash-desk.ts';

interface CrashButtonProps {
  readonly desk: CrashDesk;
  readonly stake: StakeChoice;
  /** `undefined` while what is typed is no target. */
  readonly autoCashOutHundredths: number | null | undefined;
}

type Action =
  | { readonly kind: 'bet' | 'next' | 'cancel'; readonly act: (() => void) | undefined }
  | { readonly kind: 'cashOut'; readonly act: () => void }
  | { readonly kind: 'placed' | 'sendingBet' | 'sendingCashOut'; readonly act: undefined };

function useCrashAction({ desk, stake, autoCashOutHundredths }: CrashButtonProps): Action {
  const isOnline = useOnline();
  const isEnded = useDesk((state) => state.isEnded);
  const phase = useStored(desk.store, ({ flight }) => flight?.state);
  const status = useStored(desk.store, ({ mine }) => mine?.status);
  const hasWish = useStored(desk.store, ({ wish }) => wish !== undefined);
  const sending = useStored(desk.store, (state) => state.sending);
  if (sending !== undefined) {
    return { kind: sending === 'bet' ? 'sendingBet' : 'sendingCashOut', act: undefined };
  }
  if (status === 'flying' && phase === 'flying') return { kind: 'cashOut', act: desk.cashOut };
  if (status === 'flying' || status === 'placed') return { kind: 'placed', act: undefined };
  if (hasWish) return { kind: 'cancel', act: desk.cancelWish };
  const { stakeMinor, problem } = stake;
  const kind = phase === 'betting' && status === undefined ? 'bet' : 'next';
  const isClosed = !isOnline || isEnded || problem !== undefined || autoCashOutHundredths === undefined;
  if (isClosed || stakeMinor === undefined) return { kind, act: undefined };
  return { kind, act: () => desk.bet({ stakeMinor, autoCashOutHundredths }) };
}

/** The one big button: it bets, waits, or cashes out at what the flight stands at. */
export function CrashButton(props: CrashButtonProps) {
  const { t } = useText();
  const action = useCrashAction(props);
  useHotkeys({ ' ': action.act });
  if (action.kind === 'cashOut') return <CashOutButton desk={props.desk} onCashOut={action.act} />;
  const labels = {
    bet: t('crash.bet.now'),
    next: t('crash.bet.next'),
    cancel: t('crash.bet.cancel'),
    placed: t('crash.bet.placed'),
    sendingBet: t('crash.bet.sending'),
    sendingCashOut: t('crash.cashOut.sending'),
  } as const;
  return (
    <button
      type="button"
      className={action.kind === 'cancel' ? 'bet-button is-skip' : 'bet-button'}
      data-action={action.kind}
      aria-disabled={action.act === undefined}
      {...quickTap(action.act)}
    >
      {labels[action.kind]}
    </button>
  );
}

/** What a tap would win is written from frame to frame beside React. */
function CashOutButton({ desk, onCashOut }: { readonly desk: CrashDesk; readonly onCashOut: () => void }) {
  const { t } = useText();
  const money = useMoney();
  const { limits } = usePlay();
  const amount = useRef<HTMLSpanElement>(null);
  const { maximumHundredths } = useMathematics(crashEngine);
  useEffect(
    () =>
      eachFrame(() => {
        const { mine } = desk.store.current();
        if (mine === undefined || amount.current === null) return true;
        const target = mine.autoCashOutHundredths ?? maximumHundredths;
        const at = Math.min(desk.standsAt(), target);
        const win = toMinor((amountOf(mine.stakeMinor) * BigInt(at)) / 100n);
        const text = money.amount(capPayout(win, limits.maxWinMinor));
        if (amount.current.textContent !== text) amount.current.textContent = text;
        return true;
      }),
    [desk, money, limits, maximumHundredths],
  );
  return (
    <button type="button" className="bet-button crash-out" data-action="cashOut" {...quickTap(onCashOut)}>
      <span>{t('crash.cashOut')}</span>
      <span ref={amount} className="figure" />
    </button>
  );
}
