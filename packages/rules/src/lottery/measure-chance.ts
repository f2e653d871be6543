import { binomial } from '../binomial.ts';
import type { ExactRatio } from '../exact-ratio.ts';
import type { DrawShape } from './draw-shape.ts';
import { type Measure, measured } from './measure.ts';
import { everyReading, rangeOf } from './place.ts';

/** The exact chance that a measure has one of the values. */
export function chanceOf(shape: DrawShape, measure: Measure, values: readonly number[]): ExactRatio {
  if (measure.kind === 'hits') return chanceOfHits(shape, measure, values);
  let cases = 0n;
  let wanted = 0n;
  for (const reading of everyReading(shape, measure.places)) {
    cases += 1n;
    if (values.includes(measured(measure, reading))) wanted += 1n;
  }
  return { numerator: wanted, denominator: cases };
}

/** By combinations: all results of many balls are too many to go through. */
function chanceOfHits(
  shape: DrawShape,
  { places, among = [] }: Measure,
  values: readonly number[],
): ExactRatio {
  const [place] = places;
  if (place === undefined) throw new RangeError('hits at no place');
  const { lowest, size } = rangeOf(shape, place);
  const hitting = new Set(among.filter((number) => number >= lowest && number < lowest + size)).size;
  const count = places.length;
  let wanted = 0n;
  for (const hits of values) {
    wanted += shape.isDistinct
      ? binomial(hitting, hits) * binomial(size - hitting, count - hits)
      : binomial(count, hits) *
        BigInt(hitting) ** BigInt(hits) *
        BigInt(size - hitting) ** BigInt(count - hits);
  }
  const all = shape.isDistinct ? binomial(size, count) : BigInt(size) ** BigInt(count);
  return { numerator: wanted, denominator: all };
}

/**
 * The exact chance that at none of some places alike a number out of so many was drawn. `size` is how many numbers can be
 * drawn there.
 */
export function chanceOfNone(
  shape: DrawShape,
  size: number,
  placeCount: number,
  numbers: number,
): ExactRatio {
  return shape.isDistinct
    ? { numerator: binomial(size - numbers, placeCount), denominator: binomial(size, placeCount) }
    : {
        numerator: BigInt(size - numbers) ** BigInt(placeCount),
        denominator: BigInt(size) ** BigInt(placeCount),
      };
}
