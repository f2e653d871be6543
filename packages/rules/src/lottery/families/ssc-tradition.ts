import type { GroupPlay, LotteryPlay, PlatePlay, PositionsPlay } from '../lottery-play.ts';
import type { Place } from '../place.ts';
import { digitValues } from './digit-fields.ts';
import { seriesPrize } from './payouts.ts';
import { sscPlace, twoSideValues } from './ssc-places.ts';

/** Digits that stand beside each other, by what players call them, and from which place. */
const stretches = [
  { code: 'five', group: 'fiveStar', start: 0, length: 5 },
  { code: 'first-four', group: 'fourStar', start: 0, length: 4 },
  { code: 'last-four', group: 'fourStar', start: 1, length: 4 },
  { code: 'first-three', group: 'threeStar', start: 0, length: 3 },
  { code: 'middle-three', group: 'threeStar', start: 1, length: 3 },
  { code: 'last-three', group: 'threeStar', start: 2, length: 3 },
  { code: 'first-two', group: 'twoStar', start: 0, length: 2 },
  { code: 'last-two', group: 'twoStar', start: 3, length: 2 },
] as const;

type Stretch = (typeof stretches)[number];

const tradition = { playType: 'tradition' } as const;
const straightPayouts = { 2: 90, 3: 900, 4: 9_000, 5: 90_000 } as const;

/** How the digits of a group repeat, as `[repeats, needs]`, and what it pays. */
const groups = {
  2: [{ code: '45', parts: [[1, 2]], payout: 45 }],
  3: [
    {
      code: '3',
      parts: [
        [2, 1],
        [1, 1],
      ],
      payout: 300,
    },
    { code: '6', parts: [[1, 3]], payout: 150 },
  ],
  4: [
    { code: '24', parts: [[1, 4]], payout: 375 },
    {
      code: '12',
      parts: [
        [2, 1],
        [1, 2],
      ],
      payout: 750,
    },
    { code: '6', parts: [[2, 2]], payout: 1_500 },
    {
      code: '4',
      parts: [
        [3, 1],
        [1, 1],
      ],
      payout: 2_250,
    },
  ],
  5: [
    { code: '120', parts: [[1, 5]], payout: 750 },
    {
      code: '60',
      parts: [
        [2, 1],
        [1, 3],
      ],
      payout: 1_500,
    },
    {
      code: '30',
      parts: [
        [2, 2],
        [1, 1],
      ],
      payout: 3_000,
    },
    {
      code: '20',
      parts: [
        [3, 1],
        [1, 2],
      ],
      payout: 4_500,
    },
    {
      code: '10',
      parts: [
        [3, 1],
        [2, 1],
      ],
      payout: 9_000,
    },
    {
      code: '5',
      parts: [
        [4, 1],
        [1, 1],
      ],
      payout: 18_000,
    },
  ],
} as const;

const partNames = { 1: 'single', 2: 'pair', 3: 'triple', 4: 'quadruple' } as const;

interface Places {
  readonly start: number;
  readonly length: number;
}

function placesOf({ start, length }: Places): readonly Place[] {
  return Array.from({ length }, (_, index) => sscPlace(start + index));
}

function straight({ code, group, start, length }: Stretch): PositionsPlay {
  return {
    ...tradition,
    kind: 'positions',
    code: `${code}-straight`,
    group,
    fields: Array.from({ length }, (_, index) => positionField(start + index)),
    chosen: length,
    prize: 'win',
    prizes: [seriesPrize('win', straightPayouts[length])],
  };
}

function positionField(index: number): PositionsPlay['fields'][number] {
  return { code: `place-${index + 1}`, place: sscPlace(index), values: digitValues };
}

/** The same digits, typed or pasted as whole numbers. */
function entered({ code, group, start, length }: Stretch): LotteryPlay {
  return {
    ...tradition,
    kind: 'numbers',
    code: `${code}-entered`,
    group,
    length,
    lots: [{ prize: 'win', places: placesOf({ start, length }), order: 'exact' }],
    prizes: [seriesPrize('win', straightPayouts[length])],
  };
}

/** Three and two stars are picked from one row of digits, in the field's way; four and five tell the repeats apart. */
function groupsOf(stretch: Stretch): readonly GroupPlay[] {
  return groups[stretch.length].map(({ code, parts, payout }) => ({
    ...tradition,
    kind: 'group',
    code: `${stretch.code}-group-${code}`,
    group: stretch.group,
    places: placesOf(stretch),
    parts: parts.map(([repeats, needs]) => ({ code: partNames[repeats], repeats, needs })),
    isOneField: stretch.length < 4 || parts.length === 1,
    prize: 'win',
    prizes: [seriesPrize('win', payout)],
  }));
}

/** One digit that comes at any place of a stretch at least so often. */
function oneDigit(code: string, group: string, stretch: Places, least: number, payout: number): PlatePlay {
  const places = placesOf(stretch);
  const values = Array.from({ length: places.length - least + 1 }, (_, more) => least + more);
  return {
    ...tradition,
    kind: 'plate',
    code,
    group,
    options: digitValues.map(({ code: digit, numbers }) => ({
      code: digit,
      wins: [{ prize: 'win', measure: { kind: 'hits', places, among: numbers }, values }],
    })),
    prizes: [seriesPrize('win', payout)],
  };
}

/** Several different digits, all of which come somewhere in a stretch. */
function severalDigits(code: string, stretch: Places, chosen: number, payout: number): LotteryPlay {
  return {
    ...tradition,
    kind: 'choice',
    code,
    group: 'noPosition',
    values: digitValues,
    chosen,
    sets: { drawn: placesOf(stretch) },
    wins: [{ prize: 'win', appeared: { drawn: chosen } }],
    prizes: [seriesPrize('win', payout)],
  };
}

function noPosition(): readonly LotteryPlay[] {
  const threes = stretches.filter(({ length }) => length === 3);
  const fours = stretches.filter(({ length }) => length === 4);
  const fives = stretches.filter(({ length }) => length === 5);
  return [
    ...threes.map((stretch) => oneDigit(`${stretch.code}-any-1`, 'noPosition', stretch, 1, 3.3)),
    ...threes.map((stretch) => severalDigits(`${stretch.code}-any-2`, stretch, 2, 16.5)),
    ...fours.map((stretch) => oneDigit(`${stretch.code}-any-1`, 'noPosition', stretch, 1, 2.6)),
    ...fours.map((stretch) => severalDigits(`${stretch.code}-any-2`, stretch, 2, 9.195)),
    ...fives.map((stretch) => severalDigits(`${stretch.code}-any-2`, stretch, 2, 6)),
    ...fives.map((stretch) => severalDigits(`${stretch.code}-any-3`, stretch, 3, 20.5)),
  ];
}

/** Big, small, odd or even of each of some places. */
function twoSides(stretch: Stretch, payout: number): PositionsPlay {
  return {
    ...tradition,
    kind: 'positions',
    code: `${stretch.code}-two-sides`,
    group: 'twoSides',
    fields: Array.from({ length: stretch.length }, (_, index) => ({
      ...positionField(stretch.start + index),
      values: twoSideValues,
    })),
    chosen: stretch.length,
    prize: 'win',
    prizes: [seriesPrize('win', payout)],
  };
}

function anyPlaces(code: string, chosen: 2 | 3 | 4): PositionsPlay {
  return {
    ...tradition,
    kind: 'positions',
    code,
    group: 'anyPlaces',
    fields: Array.from({ length: 5 }, (_, index) => positionField(index)),
    chosen,
    prize: 'win',
    prizes: [seriesPrize('win', straightPayouts[chosen])],
  };
}

const fixedDigit: PositionsPlay = {
  ...anyPlaces('fixed-digit', 2),
  group: 'fixedDigit',
  chosen: 1,
  prizes: [seriesPrize('win', 9)],
};

/** The last digit of the sum of three places. */
function sumTail(stretch: Stretch): PlatePlay {
  const places = placesOf(stretch);
  const sums = Array.from({ length: 9 * stretch.length + 1 }, (_, sum) => sum);
  return {
    ...tradition,
    kind: 'plate',
    code: `${stretch.code}-sum-tail`,
    group: stretch.group,
    options: digitValues.map(({ code }) => ({
      code,
      wins: [
        {
          prize: 'win',
          measure: { kind: 'sum', places },
          values: sums.filter((sum) => String(sum).endsWith(code)),
        },
      ],
    })),
    prizes: [seriesPrize('win', 9)],
  };
}

const all = { start: 0, length: 5 };
const ofLength = (length: number) => stretches.filter((stretch) => stretch.length === length);

/** Plays with combinations and groups, paid by series. */
export const sscTradition: readonly LotteryPlay[] = [
  ...stretches.flatMap((stretch) => [straight(stretch), entered(stretch), ...groupsOf(stretch)]),
  ...ofLength(3).map(sumTail),
  fixedDigit,
  ...noPosition(),
  ...ofLength(2).map((stretch) => twoSides(stretch, 3.6)),
  ...ofLength(3).map((stretch) => twoSides(stretch, 7.2)),
  anyPlaces('any-two', 2),
  anyPlaces('any-three', 3),
  anyPlaces('any-four', 4),
  oneDigit('smooth-1', 'smooth', all, 1, 2.15),
  oneDigit('smooth-2', 'smooth', all, 2, 11),
  oneDigit('smooth-3', 'smooth', all, 3, 105),
  oneDigit('smooth-4', 'smooth', all, 4, 1_950),
];
