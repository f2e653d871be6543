import type { DrawShape } from '../draw-shape.ts';
import type { ChoicePlay, LotteryPlay, NumbersPlay, PlatePlay } from '../lottery-play.ts';
import { digitOf, prizeOf, tailsOf } from '../place.ts';
import { fixedPrize } from './payouts.ts';

/** What a region of Vietnam draws and, per charged lot, pays. */
export interface VnRegion {
  readonly shape: DrawShape;
  /** The prizes whose numbers have two and three digits. */
  readonly twoDigitPrize: string;
  readonly threeDigitPrize: string;
  readonly payouts: VnPayouts;
}

export interface VnPayouts {
  readonly lo2: number;
  /** Charged as one lot, whatever is drawn. */
  readonly lo2PerLine: number;
  readonly lo3: number;
  readonly lo4: number;
  /** Two digits of one prize. */
  readonly de: number;
  readonly deDau: number;
  readonly digit: number;
  readonly cang3: number;
  readonly cang4: number;
  readonly cang3Dau: number;
  readonly xien: { readonly 2: number; readonly 3: number; readonly 4: number };
  readonly truot: { readonly 4: number; readonly 8: number; readonly 10: number };
}

const tradition = { playType: 'tradition' } as const;

/** Every play that regions have in common. */
export function vnPlays(region: VnRegion): readonly LotteryPlay[] {
  const { shape, payouts, twoDigitPrize, threeDigitPrize } = region;
  return [
    lo(shape, 2, payouts.lo2),
    loPerLine(shape, payouts.lo2PerLine),
    lo(shape, 3, payouts.lo3),
    lo(shape, 4, payouts.lo4),
    endsOf(shape, { code: 'de', group: 'de', localName: 'đề' }, 'special', 2, payouts.de),
    endsOf(shape, { code: 'de-dau', group: 'de', localName: 'đề đầu' }, twoDigitPrize, 2, payouts.deDau),
    digitPlate({ code: 'dau', localName: 'đầu' }, digitOf('special', tensOf(shape)), payouts.digit),
    digitPlate({ code: 'duoi', localName: 'đuôi' }, digitOf('special', tensOf(shape) + 1), payouts.digit),
    endsOf(shape, { code: '3-cang', group: 'cang', localName: '3 càng' }, 'special', 3, payouts.cang3),
    endsOf(shape, { code: '4-cang', group: 'cang', localName: '4 càng' }, 'special', 4, payouts.cang4),
    endsOf(
      shape,
      { code: '3-cang-dau', group: 'cang', localName: '3 càng đầu' },
      threeDigitPrize,
      3,
      payouts.cang3Dau,
    ),
    xien(shape, 2, payouts.xien[2]),
    xien(shape, 3, payouts.xien[3]),
    xien(shape, 4, payouts.xien[4]),
    truot(shape, 4, payouts.truot[4]),
    truot(shape, 8, payouts.truot[8]),
    truot(shape, 10, payouts.truot[10]),
  ];
}

/** Of the last two digits of the special prize the first. */
function tensOf(shape: DrawShape): number {
  return prizeOf(shape, 'special').width - 2;
}

/** The last so many digits of every prize that has as many. */
function lotsOf(shape: DrawShape, length: number) {
  return shape.prizes
    .filter(({ width }) => width >= length)
    .flatMap(({ code }) => tailsOf(shape, code, length));
}

/** A number that ends prizes, paid for each: the line is charged for all lots, so one hit pays for one of them. */
function lo(shape: DrawShape, length: number, payout: number): NumbersPlay {
  const lots = lotsOf(shape, length);
  return {
    ...tradition,
    kind: 'numbers',
    code: `lo-${length}`,
    group: 'lo',
    localName: `lô ${length}`,
    length,
    lots: lots.map((place) => ({ prize: 'win', places: [place], order: 'exact' })),
    chargedLots: lots.length,
    prizes: [fixedPrize('win', payout)],
  };
}

function loPerLine(shape: DrawShape, payout: number): NumbersPlay {
  const { chargedLots: _, ...play } = lo(shape, 2, payout);
  return { ...play, code: 'lo-2-1k', localName: 'lô 2 1k' };
}

interface VnName {
  readonly code: string;
  readonly group: string;
  readonly localName: string;
}

/** The last digits of one prize; where several numbers of it are drawn, each is a lot that is charged. */
export function endsOf(
  shape: DrawShape,
  name: VnName,
  prize: string,
  length: number,
  payout: number,
): NumbersPlay {
  const lots = tailsOf(shape, prize, length);
  return {
    ...tradition,
    ...name,
    kind: 'numbers',
    length,
    lots: lots.map((place) => ({ prize: 'win', places: [place], order: 'exact' })),
    chargedLots: lots.length,
    prizes: [fixedPrize('win', payout)],
  };
}

function digitPlate(
  name: Omit<VnName, 'group'>,
  place: ReturnType<typeof digitOf>,
  payout: number,
): PlatePlay {
  return {
    ...tradition,
    ...name,
    group: 'dauDuoi',
    kind: 'plate',
    options: Array.from({ length: 10 }, (_, digit) => ({
      code: String(digit),
      wins: [{ prize: 'win', measure: { kind: 'value', places: [place] }, values: [digit] }],
    })),
    prizes: [fixedPrize('win', payout)],
  };
}

/** All of so many numbers of two digits end prizes; how often each does makes no difference. */
function xien(shape: DrawShape, chosen: number, payout: number): ChoicePlay {
  return {
    ...numbersTogether(shape, chosen, payout),
    code: `xien-${chosen}`,
    group: 'xien',
    localName: `xiên ${chosen}`,
    wins: [{ prize: 'win', appeared: { lots: chosen } }],
  };
}

/** None of so many numbers of two digits ends a prize. */
function truot(shape: DrawShape, chosen: number, payout: number): ChoicePlay {
  return {
    ...numbersTogether(shape, chosen, payout),
    code: `truot-${chosen}`,
    group: 'truot',
    localName: `trượt ${chosen}`,
    wins: [{ prize: 'win', appeared: { lots: 0 } }],
  };
}

function numbersTogether(shape: DrawShape, chosen: number, payout: number) {
  return {
    ...tradition,
    kind: 'choice',
    values: Array.from({ length: 100 }, (_, number) => ({
      code: number.toString().padStart(2, '0'),
      numbers: [number],
    })),
    chosen,
    sets: { lots: lotsOf(shape, 2) },
    prizes: [fixedPrize('win', payout)],
  } as const;
}
