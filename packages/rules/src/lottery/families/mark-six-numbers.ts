import type { DrawShape } from '../draw-shape.ts';
import type { ChoiceValue, PlateOption } from '../lottery-play.ts';
import type { Measure } from '../measure.ts';
import { type Place, wholesOf } from '../place.ts';
import { type ZodiacAnimal, zodiacAnimals } from '../zodiac-animals.ts';
import { isOdd } from './is-odd.ts';
import { animalOfYear } from './lunar-years.ts';

/** Seven of 49 balls in the order in which they are drawn; the seventh is the extra. */
export const markSixShape: DrawShape = {
  prizes: [
    { code: 'regular', count: 6, lowest: 1, highest: 49, width: 2 },
    { code: 'extra', count: 1, lowest: 1, highest: 49, width: 2 },
  ],
  isDistinct: true,
};

export const regularPlaces = wholesOf(markSixShape, 'regular');
export const extraPlaces = wholesOf(markSixShape, 'extra');
export const sevenPlaces: readonly Place[] = [...regularPlaces, ...extraPlaces];

export const balls = Array.from({ length: 49 }, (_, index) => index + 1);
/** The ball that is neither big nor small, odd nor even. */
export const tieBall = 49;

export const ballValues: readonly ChoiceValue[] = balls.map((ball) => ({
  code: String(ball).padStart(2, '0'),
  numbers: [ball],
}));

/** From 25 on a ball is big. */
export const ballSides = {
  big: balls.filter((ball) => ball >= 25 && ball !== tieBall),
  small: balls.filter((ball) => ball < 25),
  odd: balls.filter((ball) => isOdd(ball) && ball !== tieBall),
  even: balls.filter((ball) => !isOdd(ball)),
} as const;
export const ballSideNames = ['big', 'small', 'odd', 'even'] as const;

/** The balls by their last digit. */
export const tailValues: readonly ChoiceValue[] = Array.from({ length: 10 }, (_, tail) => ({
  code: String(tail),
  numbers: balls.filter((ball) => String(ball).endsWith(String(tail))),
}));

/**
 * The balls by animal: 1 is the year's own and each one more is of the animal a year earlier, so that the year's has a
 * fifth, 49.
 */
export function zodiacValues(zodiacYear: number): readonly (ChoiceValue & { readonly code: ZodiacAnimal })[] {
  return zodiacAnimals.map((animal) => ({
    code: animal,
    numbers: balls.filter((ball) => animalOfYear(zodiacYear - ball + 1) === animal),
  }));
}

/** An option that wins when the extra is one of the value's balls. */
export function extraOption({ code, numbers }: ChoiceValue, prize: string): PlateOption {
  return { code, wins: [{ prize, measure: extraMeasure, values: numbers }] };
}

export const extraMeasure: Measure = { kind: 'value', places: extraPlaces };

/** An option that wins once, however many of the value's balls are drawn at the places. */
export function drawnOption(
  { code, numbers }: ChoiceValue,
  places: readonly Place[],
  prize: string,
): PlateOption {
  const values = places.map((_, fewer) => fewer + 1);
  return { code, wins: [{ prize, measure: { kind: 'hits', places, among: numbers }, values }] };
}
