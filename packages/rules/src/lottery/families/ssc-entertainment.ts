import type { PlateOption, PlatePlay } from '../lottery-play.ts';
import { digitPatterns, type Measure } from '../measure.ts';
import { digitValues } from './digit-fields.ts';
import { isOdd } from './is-odd.ts';
import { fixedPrize } from './payouts.ts';
import { sscPlace, twoSideValues } from './ssc-places.ts';

const entertainment = { kind: 'plate', playType: 'entertainment' } as const;
const allPlaces = Array.from({ length: 5 }, (_, index) => sscPlace(index));
const digitPayout = 9.91;
const twoSidePayout = 1.982;
const highestSum = 45;

function placePlate(index: number): PlatePlay {
  const measure: Measure = { kind: 'value', places: [sscPlace(index)] };
  return {
    ...entertainment,
    code: `place-${index + 1}-number`,
    group: 'number',
    options: digitValues.map(({ code, numbers }) => ({
      code,
      wins: [{ prize: 'win', measure, values: numbers }],
    })),
    prizes: [fixedPrize('win', digitPayout)],
  };
}

function twoSidePlate(index: number): PlatePlay {
  const measure: Measure = { kind: 'value', places: [sscPlace(index)] };
  return {
    ...entertainment,
    code: `place-${index + 1}-two-sides`,
    group: 'twoSides',
    options: twoSideValues.map(({ code, numbers }) => ({
      code,
      wins: [{ prize: 'win', measure, values: numbers }],
    })),
    prizes: [fixedPrize('win', twoSidePayout)],
  };
}

/** The sum of all five digits is big from 23 on. */
const sumTwoSides: PlatePlay = {
  ...entertainment,
  code: 'sum-two-sides',
  group: 'twoSides',
  options: [
    sumOption('big', (sum) => sum >= 23),
    sumOption('small', (sum) => sum < 23),
    sumOption('odd', isOdd),
    sumOption('even', (sum) => !isOdd(sum)),
  ],
  prizes: [fixedPrize('win', twoSidePayout)],
};

function sumOption(code: string, isWanted: (sum: number) => boolean): PlateOption {
  const sums = Array.from({ length: highestSum + 1 }, (_, sum) => sum);
  const measure: Measure = { kind: 'sum', places: allPlaces };
  return { code, wins: [{ prize: 'win', measure, values: sums.filter(isWanted) }] };
}

/** The first of two places is the dragon's, the second the tiger's. */
function dragonTiger(first: number, second: number): PlatePlay {
  const measure: Measure = { kind: 'comparison', places: [sscPlace(first), sscPlace(second)] };
  return {
    ...entertainment,
    code: `dragon-tiger-${first + 1}-${second + 1}`,
    group: 'dragonTiger',
    options: [
      { code: 'dragon', wins: [{ prize: 'side', measure, values: [1] }] },
      { code: 'tiger', wins: [{ prize: 'side', measure, values: [-1] }] },
      { code: 'tie', wins: [{ prize: 'tie', measure, values: [0] }] },
    ],
    prizes: [fixedPrize('side', 2.2), fixedPrize('tie', 9.4)],
  };
}

const patternPayouts = { triple: 70, straight: 14, pair: 3.2, halfStraight: 2.3, mixed: 2.8 } as const;

function patternPlate(code: string, start: number): PlatePlay {
  const places = [sscPlace(start), sscPlace(start + 1), sscPlace(start + 2)];
  return {
    ...entertainment,
    code: `${code}-pattern`,
    group: 'pattern',
    options: digitPatterns.map((pattern, value) => ({
      code: pattern,
      wins: [{ prize: pattern, measure: { kind: 'pattern', places }, values: [value] }],
    })),
    prizes: digitPatterns.map((pattern) => fixedPrize(pattern, patternPayouts[pattern])),
  };
}

/** Single bets at fixed odds. */
export const sscEntertainment: readonly PlatePlay[] = [
  ...allPlaces.map((_, index) => placePlate(index)),
  ...allPlaces.map((_, index) => twoSidePlate(index)),
  sumTwoSides,
  ...allPlaces.flatMap((_, first) =>
    allPlaces.slice(first + 1).map((__, more) => dragonTiger(first, first + 1 + more)),
  ),
  patternPlate('first-three', 0),
  patternPlate('middle-three', 1),
  patternPlate('last-three', 2),
];
