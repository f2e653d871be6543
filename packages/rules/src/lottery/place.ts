import { type DrawnPrize, type DrawShape, type LotteryDraw, sizeOf } from './draw-shape.ts';

/** One drawn number that a play looks at, or some digits of it. */
export interface Place {
  readonly prize: string;
  /** Which of the prize's numbers, from 0. */
  readonly index: number;
  /** Which of its digits, from 0 on the left; the whole number where it is missing. */
  readonly digits?: { readonly start: number; readonly length: number };
}

/** What can be drawn at a place: `size` values from `lowest` upwards, each equally likely. */
export interface PlaceRange {
  readonly lowest: number;
  readonly size: number;
}

/** Every number of a prize, whole. */
export function wholesOf(shape: DrawShape, prizeCode: string): readonly Place[] {
  const prize = prizeOf(shape, prizeCode);
  return Array.from({ length: prize.count }, (_, index) => ({ prize: prizeCode, index }));
}

/** The last `length` digits of every number of a prize. */
export function tailsOf(shape: DrawShape, prizeCode: string, length: number): readonly Place[] {
  const prize = prizeOf(shape, prizeCode);
  const digits = { start: prize.width - length, length };
  if (digits.start < 0) throw new RangeError(`${prizeCode} has no ${length} digits`);
  return Array.from({ length: prize.count }, (_, index) => ({ prize: prizeCode, index, digits }));
}

/** One digit of the first number of a prize, from 0 on the left. */
export function digitOf(prizeCode: string, start: number): Place {
  return { prize: prizeCode, index: 0, digits: { start, length: 1 } };
}

/** What was drawn at a place, as it is written. */
export function textAt(draw: LotteryDraw, { prize, index, digits }: Place): string {
  const text = draw[prize]?.[index];
  if (text === undefined) throw new RangeError(`the draw has no ${prize} ${index}`);
  return digits === undefined ? text : text.slice(digits.start, digits.start + digits.length);
}

export function valueAt(draw: LotteryDraw, place: Place): number {
  return Number(textAt(draw, place));
}

export function rangeOf(shape: DrawShape, place: Place): PlaceRange {
  const prize = prizeOf(shape, place.prize);
  return place.digits === undefined
    ? { lowest: prize.lowest, size: sizeOf(prize) }
    : { lowest: 0, size: 10 ** place.digits.length };
}

/** How many digits a place is written with. */
export function widthOf(shape: DrawShape, place: Place): number {
  return place.digits?.length ?? prizeOf(shape, place.prize).width;
}

export function prizeOf(shape: DrawShape, code: string): DrawnPrize {
  const prize = shape.prizes.find((candidate) => candidate.code === code);
  if (prize === undefined) throw new RangeError(`no prize is called ${code}`);
  return prize;
}

/**
 * Everything that can be drawn at some places, each combination equally likely. The places must not share digits; with
 * `isDistinct` they are whole numbers, none of which comes twice.
 */
export function* everyReading(shape: DrawShape, places: readonly Place[]): Generator<readonly number[]> {
  const ranges = places.map((place) => rangeOf(shape, place));
  const values = ranges.map((range) => range.lowest);
  function* readingsFrom(position: number): Generator<readonly number[]> {
    const range = ranges[position];
    if (range === undefined) {
      yield values;
      return;
    }
    for (let value = range.lowest; value < range.lowest + range.size; value += 1) {
      if (shape.isDistinct && values.lastIndexOf(value, position - 1) >= 0 && position > 0) continue;
      values[position] = value;
      yield* readingsFrom(position + 1);
    }
  }
  yield* readingsFrom(0);
}
