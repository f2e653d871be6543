import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';

/** The prizes whose numbers are not the same, or not in the same order, in two results of one family. */
export function differingPrizes(one: LotteryDraw, other: LotteryDraw): readonly string[] {
  return Object.keys(one).filter((prize) => one[prize]?.join(' ') !== other[prize]?.join(' '));
}
