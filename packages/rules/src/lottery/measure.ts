import type { Place } from './place.ts';

/** What an option of a plate looks at: a number that follows from what was drawn at some places. */
export interface Measure {
  /**
   * - `value`: of the one place;
   * - `sum`: of all places;
   * - `sumUnlessAlike`: the same, but 0 where all places are alike;
   * - `comparison`: 1 where the first of two places is higher, -1 where it is lower, 0 where they are alike;
   * - `hits`: at how many places one of the numbers of `among` was drawn;
   * - `pattern`: how three digits lie to each other, see `digitPatterns`.
   */
  readonly kind: 'value' | 'sum' | 'sumUnlessAlike' | 'comparison' | 'hits' | 'pattern';
  readonly places: readonly Place[];
  readonly among?: readonly number[];
}

/**
 * How three digits lie to each other, whatever their order; 9 and 0 are neighbours. `triple`: all alike; `straight`: three
 * neighbours in a row; `pair`: exactly two alike; `halfStraight`: two neighbours and one apart; `mixed`: anything else.
 */
export const digitPatterns = ['triple', 'straight', 'pair', 'halfStraight', 'mixed'] as const;
export type DigitPattern = (typeof digitPatterns)[number];

/** The measure of what was drawn, in the order of its places. */
export function measured({ kind, among = [] }: Measure, values: readonly number[]): number {
  const [first = 0, second = 0] = values;
  switch (kind) {
    case 'value':
      return first;
    case 'sum':
      return sumOf(values);
    case 'sumUnlessAlike':
      return new Set(values).size === 1 ? 0 : sumOf(values);
    case 'comparison':
      return Math.sign(first - second);
    case 'hits':
      return values.filter((value) => among.includes(value)).length;
    case 'pattern':
      return digitPatterns.indexOf(patternOf(values));
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function patternOf(values: readonly number[]): DigitPattern {
  const digits = [...new Set(values)];
  if (digits.length === 1) return 'triple';
  if (digits.length === 2) return 'pair';
  const neighbours = digits.filter((digit) => digits.includes(digit === 9 ? 0 : digit + 1)).length;
  if (neighbours >= 2) return 'straight';
  return neighbours === 1 ? 'halfStraight' : 'mixed';
}
