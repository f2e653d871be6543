import type { IntegerSource } from '../../integer-source.ts';
import { countLines } from '../count-lines.ts';
import type { DrawShape } from '../draw-shape.ts';
import type { LotteryPlay } from '../lottery-play.ts';
import { isPlayable, numberCode, type Picks, pickFieldsOf } from '../pick-fields.ts';

/** So few values a field that a slip stays one which somebody might send. */
const mostValues = 12;

/** Any picks of a play that make at least one line. */
export function randomPicks(shape: DrawShape, play: LotteryPlay, integers: IntegerSource): Picks {
  for (;;) {
    const picks = pickFieldsOf(shape, play).map(({ size }) => randomValues(play, size, integers));
    if (countLines(shape, play, picks) > 0n) return picks;
  }
}

function randomValues(play: LotteryPlay, size: number, integers: IntegerSource): readonly number[] {
  const count = integers.nextInteger(Math.min(size, mostValues) + 1);
  const values = new Set<number>();
  for (let each = 0; each < count; each += 1) {
    const value = integers.nextInteger(size);
    if (play.kind !== 'numbers' || isPlayable(play, numberCode(play, value))) values.add(value);
  }
  return [...values].toSorted((a, b) => a - b);
}
