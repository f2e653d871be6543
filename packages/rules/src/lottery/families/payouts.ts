import { multiplierOne } from '../../multiplier.ts';
import type { PlayPrize } from '../lottery-play.ts';

/** A payout of at most four decimals as whole ten-thousandths: `1.982` is 19820. */
function tenThousandths(payout: number): number {
  return Math.round(payout * multiplierOne);
}

/** A prize at fixed odds. */
export function fixedPrize(code: string, payout: number): PlayPrize {
  return { code, payoutTenThousandths: tenThousandths(payout) };
}

/** A prize of the traditional mode, with what it pays at the usual series. */
export function seriesPrize(code: string, payout: number): PlayPrize {
  return { ...fixedPrize(code, payout), isBySeries: true };
}

/** The stake comes back. */
export function returnPrize(code: string): PlayPrize {
  return { ...fixedPrize(code, 1), isReturn: true };
}
