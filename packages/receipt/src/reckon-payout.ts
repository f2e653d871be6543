import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { countWins, winPatternsOf } from '@wau/rules/lottery/win-pattern';
import type { SlipLine } from './read-slip.ts';

/** What a line group wins with a draw. */
export interface LineWin {
  /** By prize, how many of its lines win it. */
  readonly wins: ReadonlyMap<string, bigint>;
  readonly payoutMinor: bigint;
}

/** Odds are for each line and unit, in ten-thousandths; a group is rounded down once, for all that it wins. */
export function reckonPayout(family: LotteryFamily, draw: LotteryDraw, line: SlipLine): LineWin {
  const { play, picks, odds, unitMinor, multiple } = line;
  const wins = countWins(family.shape, play, picks, winPatternsOf(family.shape, play, draw));
  let sum = 0n;
  for (const [prize, lines] of wins) {
    sum += lines * (odds[play.prizes.findIndex(({ code }) => code === prize)] ?? 0n);
  }
  return { wins, payoutMinor: (sum * unitMinor * multiple) / 10_000n };
}
