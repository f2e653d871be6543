import type { LotterySetting } from '../../../platform/lottery/lottery-terms-queries.ts';
import { type BetLine, stakeOf, winOf } from './bet-line.ts';
import type { LineRefusal } from './line-refusal.ts';
import { lineAsOffered, lineAtOdds, lineWithout, type Offer } from './offered-line.ts';

/** What a player can do about a line that is not taken. */
export type WayOut =
  | { readonly kind: 'odds'; readonly odds: readonly number[] | undefined }
  | {
      readonly kind: 'less';
      readonly unitMinor: bigint;
      readonly multiple: number;
      readonly stakeMinor: bigint;
    }
  | { readonly kind: 'leave'; readonly numbers: readonly string[] }
  | { readonly kind: 'offered' | 'edit' | 'remove' };

type Bounds = Pick<LotterySetting, 'units' | 'highestMultiple' | 'highestWinMinor'>;
type RefusedLine = Omit<BetLine, 'numbers'>;

/** The ways out of a refusal, the nearest to what was meant first; there always is one. */
export function waysOut(line: RefusedLine, refusal: LineRefusal, bounds: Bounds): readonly WayOut[] {
  const times = BigInt(refusal.draw.times);
  const leave = waysWithoutNumbers(line, refusal);
  switch (refusal.code) {
    case 'lottery.odds.changed':
      return [{ kind: 'odds', odds: refusal.odds }, ...leave];
    case 'lottery.number.closed':
      return leave.length > 0 ? leave : [{ kind: 'remove' }];
    case 'lottery.number.full':
    case 'lottery.number.own.limit': {
      const less = wayWithLess({ ...line, lineCount: times }, line, refusal.leftMinor, bounds);
      return [...less, ...(leave.length > 0 ? leave : removeUnless(less))];
    }
    case 'lottery.draw.full': {
      const less = wayWithLess(
        { ...line, lineCount: line.lineCount * times },
        line,
        refusal.leftMinor,
        bounds,
      );
      return [...less, { kind: 'remove' }];
    }
    case 'lottery.multiple.above.maximum':
      return orEdit(wayWithMultiple(line, BigInt(bounds.highestMultiple) / times));
    case 'lottery.win.above.maximum': {
      const won = winOf({ ...line, multiple: 1 }, line.mostOdds) * times;
      return orEdit(wayWithMultiple(line, won === 0n ? 0n : BigInt(bounds.highestWinMinor) / won));
    }
    case 'lottery.unit.invalid':
    case 'lottery.series.invalid':
    case 'lottery.prize.mode.unknown':
      return [{ kind: 'offered' }, { kind: 'remove' }];
    case 'lottery.play.unknown':
      return [{ kind: 'remove' }];
    default:
      return [{ kind: 'edit' }, { kind: 'remove' }];
  }
}

/** The line after a way out; `undefined` where nothing is left of it. */
export function mendLine(offer: Offer, line: BetLine, way: WayOut): BetLine | undefined {
  switch (way.kind) {
    case 'odds':
      return way.odds === undefined ? lineAsOffered(offer, line) : lineAtOdds(offer, line, way.odds);
    case 'less':
      return { ...line, unitMinor: way.unitMinor, multiple: way.multiple };
    case 'leave':
      return lineWithout(offer, line, way.numbers);
    case 'offered':
      return lineAsOffered(offer, line);
    case 'edit':
      return line;
    case 'remove':
      return undefined;
  }
}

function waysWithoutNumbers({ lineCount }: RefusedLine, { numbers }: LineRefusal): readonly WayOut[] {
  return numbers.length > 0 && BigInt(numbers.length) < lineCount ? [{ kind: 'leave', numbers }] : [];
}

function removeUnless(ways: readonly WayOut[]): readonly WayOut[] {
  return ways.length > 0 ? [] : [{ kind: 'remove' }];
}

function orEdit(ways: readonly WayOut[]): readonly WayOut[] {
  return [...(ways.length > 0 ? ways : [{ kind: 'edit' } as const]), { kind: 'remove' }];
}

/** The most of a line that costs no more than is left: by its price of a line, or by the dearest one below. */
function wayWithLess(
  bounded: RefusedLine,
  line: RefusedLine,
  leftMinor: bigint | undefined,
  { units, highestMultiple }: Bounds,
): readonly WayOut[] {
  if (leftMinor === undefined) return [];
  const prices = units
    .map(BigInt)
    .filter((unitMinor) => unitMinor <= line.unitMinor)
    .toSorted((one, other) => (one < other ? 1 : -1));
  for (const unitMinor of prices) {
    const most = leftMinor / stakeOf({ ...bounded, unitMinor, multiple: 1 });
    if (most < 1n) continue;
    // A lower price of a line is taken more often, to come as near to what was meant.
    const mostTimes = BigInt(unitMinor === line.unitMinor ? line.multiple : highestMultiple);
    const less = { ...line, unitMinor, multiple: Number(most < mostTimes ? most : mostTimes) };
    return [{ kind: 'less', unitMinor, multiple: less.multiple, stakeMinor: stakeOf(less) }];
  }
  return [];
}

function wayWithMultiple(line: RefusedLine, most: bigint): readonly WayOut[] {
  if (most < 1n || most >= BigInt(line.multiple)) return [];
  const multiple = Number(most);
  return [{ kind: 'less', unitMinor: line.unitMinor, multiple, stakeMinor: stakeOf({ ...line, multiple }) }];
}
