import type { DrawShape } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import type { ChoiceValue, PlateOption, PlatePlay, PositionsPlay } from '../lottery-play.ts';
import type { Measure } from '../measure.ts';
import { type Place, wholesOf } from '../place.ts';
import { isOdd } from './is-odd.ts';
import { fixedPrize, seriesPrize } from './payouts.ts';

const shape: DrawShape = {
  prizes: [{ code: 'places', count: 10, lowest: 1, highest: 10, width: 2 }],
  isDistinct: true,
};
const places = wholesOf(shape, 'places');
const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
const numberValues: readonly ChoiceValue[] = numbers.map((number) => ({
  code: String(number).padStart(2, '0'),
  numbers: [number],
}));

const entertainment = { playType: 'entertainment', kind: 'plate' } as const;
const placeNames = [
  '冠军',
  '亚军',
  '第三名',
  '第四名',
  '第五名',
  '第六名',
  '第七名',
  '第八名',
  '第九名',
  '第十名',
];

/** Which of ten numbers came in at a place. */
function placeNumber(place: Place, index: number): PlatePlay {
  return {
    ...entertainment,
    code: `place-${index + 1}-number`,
    group: 'number',
    localName: placeNames[index] ?? '',
    options: numberValues.map((value) => ({
      code: value.code,
      wins: [{ prize: 'win', measure: { kind: 'value', places: [place] }, values: value.numbers }],
    })),
    prizes: [fixedPrize('win', 9.91)],
  };
}

/** From 6 on a number is big. */
function placeTwoSides(place: Place, index: number): PlatePlay {
  const side = (code: string, isWanted: (number: number) => boolean): PlateOption => ({
    code,
    wins: [{ prize: 'win', measure: { kind: 'value', places: [place] }, values: numbers.filter(isWanted) }],
  });
  return {
    ...entertainment,
    code: `place-${index + 1}-two-sides`,
    group: 'twoSides',
    localName: `${placeNames[index] ?? ''}两面`,
    options: [
      side('big', (number) => number >= 6),
      side('small', (number) => number < 6),
      side('odd', isOdd),
      side('even', (number) => !isOdd(number)),
    ],
    prizes: [fixedPrize('win', 1.982)],
  };
}

/** The dragon's place is the front one of two that lie opposite, the first and the tenth; no two are alike. */
function dragonTiger(front: Place): PlatePlay {
  const back: Place = { ...front, index: places.length - 1 - front.index };
  const measure: Measure = { kind: 'comparison', places: [front, back] };
  return {
    ...entertainment,
    code: `dragon-tiger-${front.index + 1}-${back.index + 1}`,
    group: 'dragonTiger',
    localName: `${front.index + 1}V${back.index + 1}龙虎`,
    options: [
      { code: 'dragon', wins: [{ prize: 'win', measure, values: [1] }] },
      { code: 'tiger', wins: [{ prize: 'win', measure, values: [-1] }] },
    ],
    prizes: [fixedPrize('win', 1.982)],
  };
}

const lowestSum = 3;
const highestSum = 19;
const sums = Array.from({ length: highestSum - lowestSum + 1 }, (_, index) => lowestSum + index);
const sumMeasure: Measure = { kind: 'sum', places: places.slice(0, 2) };
/** What the sums from 3 to 11 pay; those from 19 down to 12 pay the same, as likely as they are. */
const sumPayouts = [42.3, 42.3, 21.3, 21.3, 14.3, 14.3, 10.3, 10.3, 8.3];

const firstTwoSum: PlatePlay = {
  ...entertainment,
  code: 'first-two-sum',
  group: 'sum',
  localName: '冠亚和值',
  options: sums.map((sum) => ({
    code: String(sum),
    wins: [{ prize: sumPrizeCode(sum), measure: sumMeasure, values: [sum] }],
  })),
  prizes: sumPayouts.map((payout, index) => fixedPrize(sumPrizeCode(lowestSum + index), payout)),
};

function sumPrizeCode(sum: number): string {
  const mirrored = lowestSum + highestSum - sum;
  return sum === mirrored ? `sum-${sum}` : `sum-${Math.min(sum, mirrored)}-${Math.max(sum, mirrored)}`;
}

/** The middle, 11, is small and odd; these halves are likelier and pay less. */
const firstTwoTwoSides: PlatePlay = {
  ...entertainment,
  code: 'first-two-two-sides',
  group: 'sum',
  localName: '冠亚和两面',
  options: [
    sumSide('big', 'bigEven', (sum) => sum > 11),
    sumSide('small', 'smallOdd', (sum) => sum <= 11),
    sumSide('odd', 'smallOdd', isOdd),
    sumSide('even', 'bigEven', (sum) => !isOdd(sum)),
  ],
  prizes: [fixedPrize('bigEven', 2.2), fixedPrize('smallOdd', 1.77)],
};

function sumSide(code: string, prize: string, isWanted: (sum: number) => boolean): PlateOption {
  return { code, wins: [{ prize, measure: sumMeasure, values: sums.filter(isWanted) }] };
}

/** The first places in their order. */
function straight(code: string, localName: string, length: number, payout: number): PositionsPlay {
  return {
    kind: 'positions',
    playType: 'tradition',
    code,
    group: 'firstPlaces',
    localName,
    fields: places
      .slice(0, length)
      .map((place) => ({ code: `place-${place.index + 1}`, place, values: numberValues })),
    chosen: length,
    prize: 'win',
    prizes: [seriesPrize('win', payout)],
  };
}

/** A race of ten: a permutation of the numbers from 1 to 10. */
export const pk10: LotteryFamily = {
  code: 'pk10',
  shape,
  plays: [
    straight('first-two-straight', '前二直选', 2, 81),
    straight('first-three-straight', '前三直选', 3, 648),
    ...places.map(placeNumber),
    ...places.map(placeTwoSides),
    ...places.slice(0, 5).map(dragonTiger),
    firstTwoSum,
    firstTwoTwoSides,
  ],
};
