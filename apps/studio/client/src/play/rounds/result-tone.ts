import type { RoundView } from '../../platform/studio-api.ts';
import { amountOf } from '../desk-state.ts';

/** `returned`: something came back, but no more than was staked, which is nothing to celebrate. */
export type ResultTone = 'won' | 'returned' | 'lost';

export function resultTone(round: Pick<RoundView, 'stakeMinor' | 'payoutMinor'>): ResultTone {
  const payout = amountOf(round.payoutMinor);
  if (payout > amountOf(round.stakeMinor)) return 'won';
  return payout > 0n ? 'returned' : 'lost';
}

/** How many times the stake a round paid, in hundredths, rounded down: what chips and win levels go by. */
export function payoutHundredths(round: Pick<RoundView, 'stakeMinor' | 'payoutMinor'>): number {
  return Number((amountOf(round.payoutMinor) * 100n) / amountOf(round.stakeMinor));
}
