import { parseLotteryDraw } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import { countWins, winPatternsOf } from '../win-pattern.ts';
import { picksOf, playOf } from './picks-of.ts';

/** How many lines of picks win each prize with a result that somebody entered. */
export function winsOfPicks(
  family: LotteryFamily,
  code: string,
  picks: string,
  result: unknown,
): Readonly<Record<string, bigint>> {
  const play = playOf(family, code);
  const draw = parseLotteryDraw(family.shape, result);
  if (!draw.ok) throw new Error(draw.code);
  const patterns = winPatternsOf(family.shape, play, draw.value);
  return Object.fromEntries(countWins(family.shape, play, picksOf(family, code, picks), patterns));
}
