import type { StuckRoundDeed } from '@wau/contract/vendor-wallets/stuck-rounds';
import type { Minor } from '@wau/money/minor';
import { takesTwoPersons } from '../../../platform/operators/takes-two-persons.ts';

/** A round that is stuck, as far as it says how much a decision moves. */
export interface RoundToDecide {
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly gives_back: boolean;
}

/**
 * Whether what becomes of a round takes two persons: to refund one that its vendor says was won takes a payout away from the
 * member, whatever it is; and whatever moves as much as the merchant wants two persons for.
 */
export function takesTwoToDecide(
  { stake_minor: stake, payout_minor: payout, gives_back: givesBack }: RoundToDecide,
  deed: StuckRoundDeed,
  fromMinor: Minor,
): boolean {
  const takesPayoutAway = deed === 'refund' && payout > 0n && !givesBack;
  return takesPayoutAway || takesTwoPersons(payout > stake ? payout : stake, fromMinor);
}
