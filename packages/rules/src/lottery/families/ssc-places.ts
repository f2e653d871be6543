import type { DrawShape } from '../draw-shape.ts';
import type { ChoiceValue } from '../lottery-play.ts';
import type { Place } from '../place.ts';

/** Five digits from 0 to 9, the ten-thousands first. */
export const sscShape: DrawShape = {
  prizes: [{ code: 'digits', count: 5, lowest: 0, highest: 9, width: 1 }],
  isDistinct: false,
};

/** A place, from 0 for the ten-thousands. */
export function sscPlace(index: number): Place {
  return { prize: 'digits', index };
}

/** From 5 on a digit is big. */
export const twoSideValues: readonly ChoiceValue[] = [
  { code: 'big', numbers: [5, 6, 7, 8, 9] },
  { code: 'small', numbers: [0, 1, 2, 3, 4] },
  { code: 'odd', numbers: [1, 3, 5, 7, 9] },
  { code: 'even', numbers: [0, 2, 4, 6, 8] },
];
