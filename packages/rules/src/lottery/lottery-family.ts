import type { DrawShape } from './draw-shape.ts';
import type { LotteryPlay } from './lottery-play.ts';

/** Games with the same numbers and bet types. */
export interface LotteryFamily {
  readonly code: string;
  readonly shape: DrawShape;
  readonly plays: readonly LotteryPlay[];
}

/** The family's play with that code; `undefined` for none. */
export function findPlay(family: LotteryFamily, code: string): LotteryPlay | undefined {
  return family.plays.find((play) => play.code === code);
}
