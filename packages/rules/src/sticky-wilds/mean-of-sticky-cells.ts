import { payOfSymbol } from '../slot/line-runs.ts';
import { scatterPayOf } from '../slot/scatters.ts';
import { scatterNumber, slotSymbols, wildNumber } from '../slot/slot-symbol.ts';
import type { StickyFreeSpins, StickyWildsMathematics, WildRule } from './sticky-wilds-mathematics.ts';

/*
 * Wilds that stay in single cells can lie in too many ways to count what free spins pay in each. But their mean is a sum
 * over spins and lines, the reels are independent of each other in all spins, and of a reel a line sees one cell: so the
 * mean is exact, cell by cell. It needs a fixed number of spins, for scatters that bring further ones tie the reels
 * together.
 */

/** What a cell shows in a spin, and how likely it is. */
interface CellOutcome {
  readonly symbol: number;
  /** That of a wild; 0 for other symbols. */
  readonly multiplier: number;
  readonly chance: number;
}

/** Whether the mean can be counted: no retriggers, and never two scatters on a reel. */
export function canCountMean({ freeSpins, rows }: StickyWildsMathematics): boolean {
  if (freeSpins === undefined || freeSpins.wilds.expand) return false;
  if (freeSpins.counts.retriggered.some((spins) => spins > 0)) return false;
  return freeSpins.strips.every((strip) =>
    strip.every((_, stop) => shownAt(strip, stop, rows).filter((cell) => cell === scatterNumber).length <= 1),
  );
}

/** The mean pay of so many free spins, in coins. */
export function meanOfStickyCells(mathematics: StickyWildsMathematics, spins: number): number {
  const { freeSpins, lineRules, rows } = mathematics;
  if (freeSpins === undefined) return 0;
  let mean = 0;
  for (let spin = 1; spin <= spins; spin += 1) {
    const cells = freeSpins.strips.map((strip) =>
      Array.from({ length: rows }, (_, row) => outcomesOf(strip, row, spin, freeSpins.wilds)),
    );
    for (const line of lineRules.lines) {
      mean += meanOfLine(
        mathematics,
        line.map((row, reel) => cells[reel]?.[row] ?? []),
      );
    }
    mean += meanOfScatters(freeSpins, mathematics.scatterPays, rows, spin);
  }
  return mean;
}

/** A wild has come to the cell in this spin or in one before, or the cell shows what the reel has stopped with. */
function outcomesOf(strip: Uint8Array, row: number, spin: number, wilds: WildRule): readonly CellOutcome[] {
  const shares = new Array<number>(slotSymbols.length).fill(0);
  for (let stop = 0; stop < strip.length; stop += 1) {
    const symbol = shownAt(strip, stop, row + 1)[row] ?? 0;
    shares[symbol] = (shares[symbol] ?? 0) + 1 / strip.length;
  }
  const wildShare = shares[wildNumber] ?? 0;
  const byMultiplier = new Map<number, number>();
  const { values, weights, totalWeight } = wilds.multipliers;
  for (let landed = 1; landed <= spin; landed += 1) {
    const chance = (1 - wildShare) ** (landed - 1) * wildShare;
    values.forEach((value, index) => {
      const multiplier = Math.min(wilds.maximum, value + wilds.step * (spin - landed));
      const share = (chance * (weights[index] ?? 0)) / totalWeight;
      byMultiplier.set(multiplier, (byMultiplier.get(multiplier) ?? 0) + share);
    });
  }
  const stillFree = (1 - wildShare) ** (spin - 1);
  return [
    ...[...byMultiplier].map(([multiplier, chance]) => ({ symbol: wildNumber, multiplier, chance })),
    ...shares.map((share, symbol) => ({ symbol, multiplier: 0, chance: share * stillFree })),
  ].filter(({ symbol, multiplier, chance }) => chance > 0 && (symbol !== wildNumber || multiplier > 0));
}

/** A run that still grows: its symbol, what its wilds multiply it by, and what wilds in front have earned alone. */
interface GrowingRun {
  readonly symbol: number;
  readonly product: number;
  readonly wildPay: number;
  readonly chance: number;
}

function meanOfLine(
  { lineRules, combine }: StickyWildsMathematics,
  cells: readonly (readonly CellOutcome[])[],
): number {
  const withMultiplier = (product: number, multiplier: number): number => {
    if (multiplier <= 1) return product;
    return combine === 'multiply' ? product * multiplier : product + multiplier;
  };
  const payOf = ({ symbol, product, wildPay }: GrowingRun, length: number): number =>
    Math.max(wildPay, payOfSymbol(lineRules, symbol, length) * Math.max(1, product));
  let mean = 0;
  let runs: GrowingRun[] = [
    { symbol: wildNumber, product: combine === 'multiply' ? 1 : 0, wildPay: 0, chance: 1 },
  ];
  cells.forEach((outcomes, length) => {
    const next = new Map<string, GrowingRun>();
    for (const run of runs) {
      for (const { symbol, multiplier, chance } of outcomes) {
        const both = run.chance * chance;
        const isWild = symbol === wildNumber;
        const startsSymbol = run.symbol === wildNumber && !isWild && symbol !== scatterNumber;
        if (!isWild && symbol !== run.symbol && !startsSymbol) {
          mean += both * payOf(run, length);
          continue;
        }
        const after: GrowingRun = {
          symbol: startsSymbol ? symbol : run.symbol,
          product: withMultiplier(run.product, multiplier),
          wildPay: startsSymbol ? payOf(run, length) : run.wildPay,
          chance: both,
        };
        const key = `${after.symbol} ${after.product} ${after.wildPay}`;
        const known = next.get(key);
        next.set(key, known === undefined ? after : { ...known, chance: known.chance + both });
      }
    }
    runs = [...next.values()];
  });
  return mean + runs.reduce((sum, run) => sum + run.chance * payOf(run, cells.length), 0);
}

/** Scatters that no wild has covered before. */
function meanOfScatters(
  { strips, wilds }: StickyFreeSpins,
  scatterPays: readonly number[],
  rows: number,
  spin: number,
): number {
  let byCount = [1];
  for (const strip of strips) {
    let share = 0;
    for (let row = 0; row < rows; row += 1) {
      const shown = outcomesOf(strip, row, spin, wilds).find(({ symbol }) => symbol === scatterNumber);
      share += shown?.chance ?? 0;
    }
    byCount = [...byCount, 0].map(
      (chance, count) => chance * (1 - share) + (byCount[count - 1] ?? 0) * share,
    );
  }
  return byCount.reduce((sum, chance, count) => sum + chance * scatterPayOf(scatterPays, count), 0);
}

function shownAt(strip: Uint8Array, stop: number, rows: number): readonly number[] {
  return Array.from({ length: rows }, (_, row) => {
    const place = stop + row;
    return strip[place < strip.length ? place : place - strip.length] ?? 0;
  });
}
