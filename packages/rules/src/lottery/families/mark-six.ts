import type { LotteryFamily } from '../lottery-family.ts';
import { markSixLinks } from './mark-six-links.ts';
import { markSixShape } from './mark-six-numbers.ts';
import { markSixPlates } from './mark-six-plates.ts';

/** Seven of 49, with the animals of the lunar year that begins in that calendar year. */
export function markSix(zodiacYear: number): LotteryFamily {
  return {
    code: 'mark-six',
    shape: markSixShape,
    plays: [...markSixPlates(zodiacYear), ...markSixLinks(zodiacYear)],
  };
}
