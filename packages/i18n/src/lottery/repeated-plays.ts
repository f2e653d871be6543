import type { PlaceholderValue } from '../catalogue.ts';

type Values = Readonly<Record<string, PlaceholderValue>>;

/** What a play's code names beside the play. */
type Named = Readonly<Record<string, string>>;

/** Plays that are told by one text, whatever place, stretch or count their codes name. */
export interface RepeatedPlay {
  readonly code: RegExp;
  /** The text's id after the family; `$<name>` stands for what the code names so. */
  readonly text: string;
  /** What fills the text; `say` gives another word as it stands within a sentence. */
  readonly values: (named: Named, say: (id: string) => string) => Values;
}

const stretches = 'five|(?:first|last)-(?:two|four)|(?:first|middle|last)-three';

const stretchValues: RepeatedPlay['values'] = ({ stretch = '' }, say) => ({
  stretch: say(`stretch.${stretch}`),
  digits: say(`stretch.${stretch}.digits`),
});

/** What examples say is drawn at the places, the first first. */
const sscSample = ['5', '2', '7', '3', '1'];
const pk10Sample = ['07', '04', '10', '01', '02', '03', '05', '06', '08', '09'];
const markSixSample = ['08', '13', '22', '31', '40', '46'];

function placePlays(family: string, sample: readonly string[]): readonly RepeatedPlay[] {
  const place = (number: string | undefined) => `field.${family}.place-${number}`;
  return [
    {
      code: /^place-(?<place>\d+)-number$/,
      text: 'number',
      values: (named, say) => ({
        place: say(place(named.place)),
        sample: sample[Number(named.place) - 1] ?? '',
      }),
    },
    {
      code: /^place-(?<place>\d+)-two-sides$/,
      text: 'place-two-sides',
      values: (named, say) => ({ place: say(place(named.place)) }),
    },
    {
      code: /^dragon-tiger-(?<front>\d+)-(?<back>\d+)$/,
      text: 'dragon-tiger',
      values: ({ front, back }, say) => ({ front: say(place(front)), back: say(place(back)) }),
    },
  ];
}

const anyPlaces: Readonly<Record<string, Values>> = {
  two: { count: 2, lines: 10 },
  three: { count: 3, lines: 10 },
  four: { count: 4, lines: 5 },
};

const ssc: readonly RepeatedPlay[] = [
  {
    code: new RegExp(
      `^(?<stretch>${stretches})-(?<play>straight|entered|sum-tail|any-[123]|two-sides|pattern)$`,
    ),
    text: '$<play>',
    values: stretchValues,
  },
  {
    code: /^(?<stretch>(?:(?:first|middle|last)-)?(?<length>two|three|four|five))-group-(?<group>\d+)$/,
    text: '$<length>-group-$<group>',
    values: stretchValues,
  },
  {
    code: /^any-(?<count>two|three|four)$/,
    text: 'any-places',
    values: ({ count = '' }) => anyPlaces[count] ?? {},
  },
  { code: /^smooth-(?<count>\d)$/, text: 'smooth', values: ({ count }) => ({ count: Number(count) }) },
  ...placePlays('ssc', sscSample),
];

/** One more than make a line make as many lines as they are. */
const countValues: RepeatedPlay['values'] = ({ count }) => ({
  count: Number(count),
  more: Number(count) + 1,
});

const linesOfFour: Readonly<Record<string, number>> = { 2: 6, 3: 4, 4: 1 };

const markSix: readonly RepeatedPlay[] = [
  {
    code: /^regular-(?<count>\d)-number$/,
    text: 'regular',
    values: ({ count }) => ({ count: Number(count), sample: markSixSample[Number(count) - 1] ?? '' }),
  },
  {
    code: /^zodiac-link-(?<count>\d)$/,
    text: 'zodiac-link',
    values: ({ count = '' }) => ({ count: Number(count), lines: linesOfFour[count] ?? 0 }),
  },
  { code: /^miss-(?<count>\d+)$/, text: 'miss', values: countValues },
];

/** How many lots a line is charged for, by its digits; and of the prizes that have no more of them. */
const vnNorthLots = { ends: { 2: 27, 3: 23, 4: 20 }, wholes: { 2: 4, 3: 3 } } as const;
const vnSouthLots = { ends: { 2: 18, 3: 17, 4: 16 }, wholes: { 2: 1, 3: 1 } } as const;

function vn({ ends, wholes }: typeof vnNorthLots | typeof vnSouthLots): readonly RepeatedPlay[] {
  const lotsOf = (lots: Readonly<Record<string, number>>, count: string) => ({
    count: Number(count),
    lots: lots[count] ?? 0,
  });
  return [
    { code: /^lo-(?<count>\d)$/, text: 'lo', values: ({ count = '' }) => lotsOf(ends, count) },
    { code: /^de-dau$/, text: 'de-dau', values: () => lotsOf(wholes, '2') },
    { code: /^3-cang-dau$/, text: '3-cang-dau', values: () => lotsOf(wholes, '3') },
    {
      code: /^(?<count>\d)-cang$/,
      text: 'cang',
      values: ({ count }) => ({ count: Number(count), sample: '3456'.slice(-Number(count)) }),
    },
    { code: /^(?<play>xien|truot)-(?<count>\d+)$/, text: '$<play>', values: countValues },
  ];
}

/** By the family's code. */
export const repeatedPlays: ReadonlyMap<string, readonly RepeatedPlay[]> = new Map([
  ['ssc', ssc],
  ['pk10', placePlays('pk10', pk10Sample)],
  ['mark-six', markSix],
  ['vn-north', vn(vnNorthLots)],
  ['vn-south', vn(vnSouthLots)],
]);
