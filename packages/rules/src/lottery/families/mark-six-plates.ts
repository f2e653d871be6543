import type { ChoiceValue, PlateOption, PlatePlay } from '../lottery-play.ts';
import { ballColourNames, ballColours } from './ball-colours.ts';
import { animalOfYear } from './lunar-years.ts';
import {
  ballSideNames,
  ballSides,
  balls,
  ballValues,
  drawnOption,
  extraMeasure,
  extraOption,
  regularPlaces,
  sevenPlaces,
  tailValues,
  tieBall,
  zodiacValues,
} from './mark-six-numbers.ts';
import { fixedPrize, returnPrize } from './payouts.ts';

const plate = { kind: 'plate', playType: 'entertainment' } as const;

/** The same bet at two prices: A pays more, B leaves more for rebates. */
function extraNumber(series: 'a' | 'b', payout: number): PlatePlay {
  return {
    ...plate,
    code: `extra-number-${series}`,
    group: 'extra',
    localName: `特码${series.toUpperCase()}`,
    options: ballValues.map((value) => extraOption(value, 'win')),
    prizes: [fixedPrize('win', payout)],
  };
}

const extraTwoSides: PlatePlay = {
  ...plate,
  code: 'extra-two-sides',
  group: 'extra',
  localName: '特码两面',
  options: ballSideNames.map((side) => optionWithTie({ code: side, numbers: ballSides[side] }, 'win')),
  prizes: [fixedPrize('win', 1.965), returnPrize('tie')],
};

function optionWithTie(value: ChoiceValue, prize: string): PlateOption {
  const { code, wins } = extraOption(value, prize);
  return { code, wins: [...wins, { prize: 'tie', measure: extraMeasure, values: [tieBall] }] };
}

/** The tie ball has a colour, which is what is bet on here. */
const extraColour: PlatePlay = {
  ...plate,
  code: 'extra-colour',
  group: 'colour',
  localName: '色波',
  options: ballColourNames.map((colour) =>
    extraOption({ code: colour, numbers: ballColours[colour] }, colour),
  ),
  prizes: [fixedPrize('red', 2.7), fixedPrize('blue', 2.9), fixedPrize('green', 2.9)],
};

const halfWaveValues: readonly ChoiceValue[] = ballColourNames.flatMap((colour) =>
  ballSideNames.map((side) => {
    const ofColour: readonly number[] = ballColours[colour];
    return { code: `${colour}-${side}`, numbers: ballSides[side].filter((ball) => ofColour.includes(ball)) };
  }),
);

/** Colour and side at once: seven to ten balls, the fewer the dearer. */
const extraHalfWave: PlatePlay = {
  ...plate,
  code: 'extra-half-wave',
  group: 'colour',
  localName: '半波',
  options: halfWaveValues.map((value) => optionWithTie(value, `balls-${value.numbers.length}`)),
  prizes: [
    fixedPrize('balls-7', 6.5),
    fixedPrize('balls-8', 5.68),
    fixedPrize('balls-9', 5.05),
    fixedPrize('balls-10', 4.55),
    returnPrize('tie'),
  ],
};

/** The first of two digits. Nine balls begin with 0, ten with each other. */
const extraHead: PlatePlay = {
  ...plate,
  code: 'extra-head',
  group: 'headTail',
  localName: '特码头数',
  options: Array.from({ length: 5 }, (_, head) =>
    extraOption(
      { code: String(head), numbers: balls.filter((ball) => Math.floor(ball / 10) === head) },
      head === 0 ? 'zero' : 'other',
    ),
  ),
  prizes: [fixedPrize('zero', 5.27), fixedPrize('other', 4.75)],
};

/** Four balls end with 0, five with each other digit. */
const extraTail: PlatePlay = {
  ...plate,
  code: 'extra-tail',
  group: 'headTail',
  localName: '特码尾数',
  options: tailValues.map((value) => extraOption(value, tailPrize(value))),
  prizes: [fixedPrize('zero', 12), fixedPrize('other', 9.5)],
};

function tailPrize({ code }: ChoiceValue): string {
  return code === '0' ? 'zero' : 'other';
}

const regularNumber: PlatePlay = {
  ...plate,
  code: 'regular-number',
  group: 'regular',
  localName: '正码',
  options: ballValues.map((value) => drawnOption(value, regularPlaces, 'win')),
  prizes: [fixedPrize('win', 7.2)],
};

const regularSpecial: readonly PlatePlay[] = regularPlaces.map((place) => ({
  ...plate,
  code: `regular-${place.index + 1}-number`,
  group: 'regularSpecial',
  localName: `正${place.index + 1}特`,
  options: ballValues.map(({ code, numbers }) => ({
    code,
    wins: [{ prize: 'win', measure: { kind: 'value', places: [place] }, values: numbers }],
  })),
  prizes: [fixedPrize('win', 49)],
}));

/** A last digit that comes among all seven. */
const sevenTail: PlatePlay = {
  ...plate,
  code: 'seven-tail',
  group: 'seven',
  localName: '平特尾数',
  options: tailValues.map((value) => drawnOption(value, sevenPlaces, tailPrize(value))),
  prizes: [fixedPrize('zero', 2.09), fixedPrize('other', 1.798)],
};

/** Animals of the extra, and of all seven; the year's has five balls and its own odds. */
function zodiacPlates(zodiacYear: number): readonly PlatePlay[] {
  const values = zodiacValues(zodiacYear);
  const prizeOf = ({ code }: ChoiceValue) => (code === animalOfYear(zodiacYear) ? 'year' : 'other');
  return [
    {
      ...plate,
      code: 'extra-zodiac',
      group: 'zodiac',
      localName: '特肖',
      options: values.map((value) => extraOption(value, prizeOf(value))),
      prizes: [fixedPrize('other', 12), fixedPrize('year', 9.5)],
    },
    {
      ...plate,
      code: 'seven-zodiac',
      group: 'zodiac',
      localName: '一肖',
      options: values.map((value) => drawnOption(value, sevenPlaces, prizeOf(value))),
      prizes: [fixedPrize('other', 2.08), fixedPrize('year', 1.78)],
    },
  ];
}

/** Single bets at fixed odds. */
export function markSixPlates(zodiacYear: number): readonly PlatePlay[] {
  return [
    extraNumber('a', 49),
    extraNumber('b', 43),
    extraTwoSides,
    extraColour,
    extraHalfWave,
    extraHead,
    extraTail,
    regularNumber,
    ...regularSpecial,
    sevenTail,
    ...zodiacPlates(zodiacYear),
  ];
}
