import { type DrawShape, type LotteryDraw, numberText } from '../draw-shape.ts';
import { everyReading, type Place, prizeOf } from '../place.ts';

/**
 * Every draw as far as some places tell it, each equally likely. Where a play looks at digits of a number, the others are
 * zeros.
 */
export function* everyDraw(shape: DrawShape, places: readonly Place[]): Generator<LotteryDraw> {
  for (const reading of everyReading(shape, places)) {
    const draw: Record<string, string[]> = Object.fromEntries(
      shape.prizes.map((prize) => [
        prize.code,
        Array.from({ length: prize.count }, () => numberText(prize, prize.lowest)),
      ]),
    );
    for (const [position, { prize, index, digits }] of places.entries()) {
      const numbers = draw[prize] ?? [];
      const value = reading[position] ?? 0;
      const text = numbers[index] ?? '';
      numbers[index] =
        digits === undefined
          ? numberText(prizeOf(shape, prize), value)
          : text.slice(0, digits.start) +
            value.toString().padStart(digits.length, '0') +
            text.slice(digits.start + digits.length);
    }
    yield draw;
  }
}

/** How many such draws there are. */
export function drawCount(shape: DrawShape, places: readonly Place[], most: number): number {
  let count = 0;
  for (const _ of everyReading(shape, places)) {
    count += 1;
    if (count > most) break;
  }
  return count;
}
