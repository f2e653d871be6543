import type { ReturnBand } from '@wau/rules/lottery/lottery-odds';
import type { Merchant } from '../../../platform/merchants/merchant.ts';

/** What may come back of stakes by the merchant's odds, least and most. */
export function returnBandOf({
  lotteryReturnLowestBasisPoints: lowest,
  lotteryReturnHighestBasisPoints: highest,
}: Pick<Merchant, 'lotteryReturnLowestBasisPoints' | 'lotteryReturnHighestBasisPoints'>): ReturnBand {
  return {
    lowest: { numerator: BigInt(lowest), denominator: 10_000n },
    highest: { numerator: BigInt(highest), denominator: 10_000n },
  };
}
