import type { DrawShape } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import type { ChoicePlay, ChoiceValue, PlateOption, PlatePlay } from '../lottery-play.ts';
import { digitPatterns, type Measure } from '../measure.ts';
import { wholesOf } from '../place.ts';
import { isOdd } from './is-odd.ts';
import { fixedPrize } from './payouts.ts';

const shape: DrawShape = {
  prizes: [{ code: 'dice', count: 3, lowest: 1, highest: 6, width: 1 }],
  isDistinct: false,
};
const dice = wholesOf(shape, 'dice');
const faces = [1, 2, 3, 4, 5, 6];
const lowestSum = 3;
const highestSum = 18;
const sums = Array.from({ length: highestSum - lowestSum + 1 }, (_, index) => lowestSum + index);

const tradition = { playType: 'tradition' } as const;
const entertainment = { playType: 'entertainment' } as const;

/** What the sums from 3 to 10 pay; those from 18 down to 11 pay the same, as likely as they are. */
const sumPayouts = [165, 48, 25, 15, 10, 7.2, 6.05, 5.6];

const sum: PlatePlay = {
  ...entertainment,
  kind: 'plate',
  code: 'sum',
  group: 'sum',
  localName: '和值',
  options: sums.map((value) => ({
    code: String(value),
    wins: [{ prize: sumPrizeCode(value), measure: { kind: 'sum', places: dice }, values: [value] }],
  })),
  prizes: sumPayouts.map((payout, index) => fixedPrize(sumPrizeCode(lowestSum + index), payout)),
};

function sumPrizeCode(value: number): string {
  const mirrored = lowestSum + highestSum - value;
  return `sum-${Math.min(value, mirrored)}-${Math.max(value, mirrored)}`;
}

/** Whoever bets on a half of the sums loses by three alike. */
const sumTwoSides: PlatePlay = {
  ...entertainment,
  kind: 'plate',
  code: 'sum-two-sides',
  group: 'twoSides',
  localName: '大小单双',
  options: [
    sumSide('big', (value) => value >= 11),
    sumSide('small', (value) => value < 11),
    sumSide('odd', isOdd),
    sumSide('even', (value) => !isOdd(value)),
  ],
  prizes: [fixedPrize('win', 1.982)],
};

function sumSide(code: string, isWanted: (value: number) => boolean): PlateOption {
  const measure: Measure = { kind: 'sumUnlessAlike', places: dice };
  return { code, wins: [{ prize: 'win', measure, values: sums.filter(isWanted) }] };
}

/**
 * A number wins for each of the dice that shows it: what it gains beyond the stake is doubled and tripled, and the stake
 * comes back once. To double the payout would give the stake back twice, more than all that was staked.
 */
const oneNumber: PlatePlay = {
  ...entertainment,
  kind: 'plate',
  code: 'one-number',
  group: 'oneNumber',
  localName: '三军',
  options: faces.map((face) => ({
    code: String(face),
    wins: ['once', 'twice', 'thrice'].map((prize, index) => ({
      prize,
      measure: hitsOf(face),
      values: [index + 1],
    })),
  })),
  prizes: [fixedPrize('once', 2.05), fixedPrize('twice', 3.1), fixedPrize('thrice', 4.15)],
};

function hitsOf(face: number): Measure {
  return { kind: 'hits', places: dice, among: [face] };
}

/** Three dice that show a certain number. */
const triple: PlatePlay = {
  ...tradition,
  kind: 'plate',
  code: 'triple',
  group: 'triple',
  localName: '三同号单选',
  options: faces.map((face) => ({
    code: String(face).repeat(3),
    wins: [{ prize: 'win', measure: hitsOf(face), values: [3] }],
  })),
  prizes: [fixedPrize('win', 165)],
};

const anyTriple: PlatePlay = {
  ...tradition,
  kind: 'plate',
  code: 'any-triple',
  group: 'triple',
  localName: '三同号通选',
  options: [patternOption('triple')],
  prizes: [fixedPrize('win', 27.5)],
};

/** Two dice that show a certain number, or all three. */
const pair: PlatePlay = {
  ...tradition,
  kind: 'plate',
  code: 'pair',
  group: 'pair',
  localName: '二同号复选',
  options: faces.map((face) => ({
    code: String(face).repeat(2),
    wins: [{ prize: 'win', measure: hitsOf(face), values: [2, 3] }],
  })),
  prizes: [fixedPrize('win', 9.8)],
};

/** Three neighbours in any order; there are none beyond 6. */
const anyStraight: PlatePlay = {
  ...tradition,
  kind: 'plate',
  code: 'any-straight',
  group: 'straight',
  localName: '三连号通选',
  options: [patternOption('straight')],
  prizes: [fixedPrize('win', 6.9)],
};

function patternOption(code: 'triple' | 'straight'): PlateOption {
  const measure: Measure = { kind: 'pattern', places: dice };
  return { code, wins: [{ prize: 'win', measure, values: [digitPatterns.indexOf(code)] }] };
}

const faceValues: readonly ChoiceValue[] = faces.map((face) => ({ code: String(face), numbers: [face] }));

/** Different numbers, all of which are shown. */
function different(code: string, localName: string, chosen: number, payout: number): ChoicePlay {
  return {
    ...tradition,
    kind: 'choice',
    code,
    group: 'different',
    localName,
    values: faceValues,
    chosen,
    sets: { drawn: dice },
    wins: [{ prize: 'win', appeared: { drawn: chosen } }],
    prizes: [fixedPrize('win', payout)],
  };
}

/** Three dice. */
export const k3: LotteryFamily = {
  code: 'k3',
  shape,
  plays: [
    sum,
    sumTwoSides,
    oneNumber,
    triple,
    anyTriple,
    pair,
    different('two-different', '二不同号', 2, 4.8),
    different('three-different', '三不同号', 3, 28),
    anyStraight,
  ],
};
