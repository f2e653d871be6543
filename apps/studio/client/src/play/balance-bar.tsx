import type { ReactNode } from 'react';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from './desk-state.ts';
import { useDesk, useMoney, usePlay, useShownBalance } from './play-context.tsx';
import { resultTone } from './rounds/result-tone.ts';

/** What can be staked, and what the last round brought. */
export function BalanceBar({ winInstead }: { readonly winInstead: ReactNode }) {
  const { t } = useText();
  const money = useMoney();
  const balanceMinor = useShownBalance();
  const { isTrial } = usePlay();
  return (
    <div className="balance-bar" data-money={isTrial ? 'play' : undefined}>
      <span>
        <span>
          {isTrial && <span className="play-money">{t('money.play')}</span>}{' '}
          <span className="quiet">{t('balance.label')}</span>
        </span>{' '}
        <span className="figure">{money.amount(balanceMinor)}</span>
      </span>
      <BesideBalance winInstead={winInstead} />
    </div>
  );
}

/** What the player is to know of the round that is shown: that it waits for them, or what it has brought. */
function BesideBalance({ winInstead }: { readonly winInstead: ReactNode }) {
  const { t } = useText();
  const lastRound = useDesk((state) => state.lastRound);
  const resumedRound = useDesk((state) => state.resumedRound);
  if (resumedRound?.status === 'waiting') {
    return (
      <span className="resumed-note" role="status">
        {t('bet.resumed.waiting')}
      </span>
    );
  }
  if (winInstead !== undefined) return winInstead;
  if (lastRound !== undefined) {
    const isResumed = lastRound.roundId === resumedRound?.roundId;
    return <LastResult key={lastRound.roundId} round={lastRound} isResumed={isResumed} />;
  }
  return resumedRound === undefined ? null : (
    <span className="resumed-note" role="status">
      {t('bet.resumed')}
    </span>
  );
}

interface LastResultProps {
  readonly round: RoundView;
  readonly isResumed: boolean;
}

/** What the round that has just ended brought; a return up to the stake is not called a win. */
function LastResult({ round, isResumed }: LastResultProps) {
  const { t } = useText();
  const money = useMoney();
  const tone = resultTone(round);
  const told =
    tone === 'lost' ? (
      <span className="quiet">{t('win.none')}</span>
    ) : (
      <>
        <span className="quiet">{tone === 'won' ? t('win.last') : t('win.returned')}</span>{' '}
        <span className="figure">{money.amount(amountOf(round.payoutMinor))}</span>
      </>
    );
  return (
    <span data-tone={tone === 'lost' ? undefined : tone}>
      {isResumed ? (
        <>
          <span className="resumed-note">{t('bet.resumed')}</span> <span>{told}</span>
        </>
      ) : (
        told
      )}
    </span>
  );
}
