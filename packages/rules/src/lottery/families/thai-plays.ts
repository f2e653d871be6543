import type { DrawShape } from '../draw-shape.ts';
import type { NumbersPlay, PlatePlay } from '../lottery-play.ts';
import { digitOf, type Place, prizeOf, tailsOf } from '../place.ts';
import { digitGroups, type NumberLength } from './digit-groups.ts';
import { fixedPrize } from './payouts.ts';

const tradition = { playType: 'tradition' } as const;

interface ThaiName {
  readonly code: string;
  readonly localName: string;
}

/** Any of the places shows the number. */
export function thaiNumber(
  name: ThaiName,
  places: readonly Place[],
  length: NumberLength,
  payout: number,
): NumbersPlay {
  return {
    ...tradition,
    ...name,
    kind: 'numbers',
    group: digitGroups[length],
    length,
    lots: places.map((place) => ({ prize: 'win', places: [place], order: 'exact' })),
    prizes: [fixedPrize('win', payout)],
  };
}

/**
 * The last three digits of the first prize in any order. A number with a pair has 3 orders in place of 6 and half the
 * chance, so it pays twice as much; at one payout for both it would give back 45 per cent instead of 90. Three equal
 * digits have only one order, and are played as a straight.
 */
function thaiTod(shape: DrawShape): NumbersPlay {
  return {
    ...tradition,
    kind: 'numbers',
    code: '3-tod',
    localName: 'สามตัวโต๊ด',
    group: digitGroups[3],
    length: 3,
    lots: tailsOf(shape, 'first', 3).map((place) => ({ prize: 'win', places: [place], order: 'any' })),
    isByArrangements: true,
    prizes: [fixedPrize('win-6', 150), fixedPrize('win-3', 300)],
  };
}

/** One digit that comes at least once among some. */
function run(name: ThaiName, places: readonly Place[], payout: number): PlatePlay {
  return {
    ...tradition,
    ...name,
    kind: 'plate',
    group: 'run',
    options: Array.from({ length: 10 }, (_, digit) => ({
      code: String(digit),
      wins: [
        {
          prize: 'win',
          measure: { kind: 'hits', places, among: [digit] },
          values: places.map((__, index) => index + 1),
        },
      ],
    })),
    prizes: [fixedPrize('win', payout)],
  };
}

/** What every draw with a first prize and two digits at the bottom offers; the bottom begins its prize. */
export function thaiPlays(shape: DrawShape, bottomPrize: string): readonly (NumbersPlay | PlatePlay)[] {
  const { width } = prizeOf(shape, 'first');
  const top = [width - 3, width - 2, width - 1].map((start) => digitOf('first', start));
  const bottom = [0, 1].map((start) => digitOf(bottomPrize, start));
  const bottomTwo: Place = { prize: bottomPrize, index: 0, digits: { start: 0, length: 2 } };
  return [
    thaiNumber({ code: '3-top', localName: 'สามตัวบน' }, tailsOf(shape, 'first', 3), 3, 900),
    thaiTod(shape),
    thaiNumber({ code: '2-top', localName: 'สองตัวบน' }, tailsOf(shape, 'first', 2), 2, 90),
    thaiNumber({ code: '2-bottom', localName: 'สองตัวล่าง' }, [bottomTwo], 2, 90),
    run({ code: 'run-top', localName: 'วิ่งบน' }, top, 3.2),
    run({ code: 'run-bottom', localName: 'วิ่งล่าง' }, bottom, 4.2),
  ];
}

/** Odds of 3,000 to 6,000 are published; the default is the highest, and gives back 60 per cent. */
export function thaiFourTop(shape: DrawShape): NumbersPlay {
  return thaiNumber({ code: '4-top', localName: 'สี่ตัวบน' }, tailsOf(shape, 'first', 4), 4, 6_000);
}
