import type { ChoicePlay } from '../lottery-play.ts';
import { animalOfYear } from './lunar-years.ts';
import { ballValues, extraPlaces, regularPlaces, sevenPlaces, zodiacValues } from './mark-six-numbers.ts';
import { fixedPrize } from './payouts.ts';

const link = { kind: 'choice', playType: 'tradition' } as const;
const ballLink = { ...link, group: 'links', values: ballValues } as const;

const ofRegular = { regular: regularPlaces };
const ofBoth = { regular: regularPlaces, extra: extraPlaces };

/** Balls that have to be drawn together. */
const ballLinks: readonly ChoicePlay[] = [
  {
    ...ballLink,
    code: 'two-of-two',
    localName: '二全中',
    chosen: 2,
    sets: ofRegular,
    wins: [{ prize: 'win', appeared: { regular: 2 } }],
    prizes: [fixedPrize('win', 60)],
  },
  {
    ...ballLink,
    code: 'three-of-three',
    localName: '三全中',
    chosen: 3,
    sets: ofRegular,
    wins: [{ prize: 'win', appeared: { regular: 3 } }],
    prizes: [fixedPrize('win', 700)],
  },
  {
    ...ballLink,
    code: 'two-of-three',
    localName: '三中二',
    chosen: 3,
    sets: ofRegular,
    wins: [
      { prize: 'two', appeared: { regular: 2 } },
      { prize: 'three', appeared: { regular: 3 } },
    ],
    prizes: [fixedPrize('two', 20), fixedPrize('three', 110)],
  },
  {
    ...ballLink,
    code: 'two-with-extra',
    localName: '二中特',
    chosen: 2,
    sets: ofBoth,
    wins: [
      { prize: 'withExtra', appeared: { regular: 1, extra: 1 } },
      { prize: 'bothRegular', appeared: { regular: 2, extra: 0 } },
    ],
    prizes: [fixedPrize('withExtra', 25), fixedPrize('bothRegular', 50)],
  },
  {
    ...ballLink,
    code: 'extra-link',
    localName: '特串',
    chosen: 2,
    sets: ofBoth,
    wins: [{ prize: 'win', appeared: { regular: 1, extra: 1 } }],
    prizes: [fixedPrize('win', 150)],
  },
];

/** So many balls, none of which is drawn. */
function miss(chosen: number, localName: string, payout: number): ChoicePlay {
  return {
    ...link,
    code: `miss-${chosen}`,
    group: 'miss',
    localName,
    values: ballValues,
    chosen,
    sets: { drawn: sevenPlaces },
    wins: [{ prize: 'win', appeared: { drawn: 0 } }],
    prizes: [fixedPrize('win', payout)],
  };
}

/** What a link of so many animals pays; less with the year's own, which has one ball more and comes more often. */
const zodiacLinks = [
  { chosen: 2, localName: '二肖连', other: 4, year: 3.38 },
  { chosen: 3, localName: '三肖连', other: 9.5, year: 7.95 },
  { chosen: 4, localName: '四肖连', other: 28, year: 23.25 },
] as const;

/** So many animals, all of which are drawn. */
function zodiacLink(
  zodiacYear: number,
  { chosen, localName, other, year }: (typeof zodiacLinks)[number],
): ChoicePlay {
  const yearAnimal = animalOfYear(zodiacYear);
  return {
    ...link,
    code: `zodiac-link-${chosen}`,
    group: 'zodiac',
    localName,
    values: zodiacValues(zodiacYear),
    chosen,
    sets: { drawn: sevenPlaces },
    wins: [
      { prize: 'other', appeared: { drawn: chosen }, only: { value: yearAnimal, isTaken: false } },
      { prize: 'year', appeared: { drawn: chosen }, only: { value: yearAnimal, isTaken: true } },
    ],
    prizes: [fixedPrize('other', other), fixedPrize('year', year)],
  };
}

/** Plays with combinations. */
export function markSixLinks(zodiacYear: number): readonly ChoicePlay[] {
  return [
    ...ballLinks,
    ...zodiacLinks.map((each) => zodiacLink(zodiacYear, each)),
    miss(5, '五不中', 2.15),
    miss(6, '六不中', 2.5),
    miss(7, '七不中', 3),
    miss(8, '八不中', 3.65),
    miss(9, '九不中', 4.45),
    miss(10, '十不中', 5.4),
  ];
}
