import type { ChoiceValue, PositionField } from '../lottery-play.ts';
import { digitOf } from '../place.ts';

export const digitValues: readonly ChoiceValue[] = Array.from({ length: 10 }, (_, digit) => ({
  code: String(digit),
  numbers: [digit],
}));

/** A field for each digit of the first number of a prize. */
export function digitFields(prize: string, length: number): readonly PositionField[] {
  return Array.from({ length }, (_, index) => ({
    code: `digit-${index + 1}`,
    place: digitOf(prize, index),
    values: digitValues,
  }));
}
