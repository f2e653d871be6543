import { findPlay, type LotteryFamily } from '../lottery-family.ts';
import type { LotteryPlay } from '../lottery-play.ts';
import type { Picks } from '../pick-fields.ts';
import { readPicks } from '../read-picks.ts';

/** The family's play with that code. */
export function playOf(family: LotteryFamily, code: string): LotteryPlay {
  const play = findPlay(family, code);
  if (play === undefined) throw new Error(`${family.code} has no play ${code}`);
  return play;
}

/** Picks of a play as they are written; a test whose picks are refused has a slip of the pen. */
export function picksOf(family: LotteryFamily, code: string, text: string): Picks {
  const read = readPicks(family.shape, playOf(family, code), text);
  if (!read.ok) throw new Error(`${code} ${text}: ${read.code}`);
  return read.value;
}
