import {
  bestRun,
  cellCount,
  countScatters,
  fillReelWithKites,
  payOfRun,
  type Screen,
  showReel,
  showsKite,
} from './wau-bulan-evaluation.ts';
import { paylines, reelCount, rowCount } from './wau-bulan-paylines.ts';
import type { ReelStrips } from './wau-bulan-reels.ts';

/**
 * Every way in which the reels can stop, sorted by what it shows: `ways[moons].get(linePay)` tells how many of the
 * `combinations` stops show so many moons and pay so much on lines, in multiples of the stake on one line.
 */
export interface SpinDistribution {
  readonly combinations: number;
  readonly ways: readonly ReadonlyMap<number, number>[];
}

/** Free spins let kites rise over their reel, the base game does not. */
export type KiteRule = 'kitesStay' | 'kitesRise';

/** Stands for a cell that no symbol fills: no line grows over it. */
const noSymbol = 255;

/** What one reel shows at each of its stops: `cells` holds three symbols a stop, `scatters` the moons among them. */
interface ReelViews {
  readonly stops: number;
  readonly cells: Uint8Array;
  readonly scatters: Uint8Array;
}

/**
 * Counts all stops of all five reels. Three of a kind from the left are the shortest win, so the first three reels
 * decide which lines can win at all; only those lines are looked at on the last two reels.
 */
export function enumerateSpins(strips: ReelStrips, kiteRule: KiteRule): SpinDistribution {
  const views = strips.map((strip, reel) => viewsOfReel(strip, reel, kiteRule));
  const [first, second, third, fourth, fifth] = views;
  if (!first || !second || !third || !fourth || !fifth) throw new RangeError('five reels are needed');
  const lastReels = scattersOfTwoReels(fourth, fifth);
  const ways = Array.from({ length: reelCount + 1 }, () => new Map<number, number>());
  const screen: Screen = new Uint8Array(cellCount);
  const openLines: number[] = [];
  for (let a = 0; a < first.stops; a += 1) {
    copyView(screen, 0, first, a);
    for (let b = 0; b < second.stops; b += 1) {
      copyView(screen, 1, second, b);
      for (let c = 0; c < third.stops; c += 1) {
        copyView(screen, 2, third, c);
        const scatters = scattersAt(first, a) + scattersAt(second, b) + scattersAt(third, c);
        findOpenLines(screen, openLines);
        if (openLines.length === 0) {
          lastReels.forEach((count, more) => {
            addWays(ways, scatters + more, 0, count);
          });
        } else {
          countLastReels(screen, openLines, fourth, fifth, scatters, ways);
        }
      }
    }
  }
  return { combinations: views.reduce((product, view) => product * view.stops, 1), ways };
}

function countLastReels(
  screen: Screen,
  openLines: readonly number[],
  fourth: ReelViews,
  fifth: ReelViews,
  scattersBefore: number,
  ways: readonly Map<number, number>[],
): void {
  const growing: number[] = [];
  for (let d = 0; d < fourth.stops; d += 1) {
    copyView(screen, 3, fourth, d);
    const scatters = scattersBefore + scattersAt(fourth, d);
    const settledPay = splitByLastReel(screen, openLines, growing);
    for (let e = 0; e < fifth.stops; e += 1) {
      copyView(screen, 4, fifth, e);
      let pay = settledPay;
      for (const line of growing) pay += payOfRun(bestRun(screen, line));
      addWays(ways, scatters + scattersAt(fifth, e), pay, 1);
    }
  }
}

/** The lines that win with the first three reels alone, whatever the last two show. */
function findOpenLines(screen: Screen, openLines: number[]): void {
  openLines.length = 0;
  screen.fill(noSymbol, 3 * rowCount);
  for (let line = 0; line < paylines.length; line += 1) {
    if (payOfRun(bestRun(screen, line)) > 0) openLines.push(line);
  }
}

/**
 * Puts the lines that the last reel can still lengthen into `growing` and returns what the others pay. A kite is the
 * best that the last reel can show: a line that it does not lengthen is settled.
 */
function splitByLastReel(screen: Screen, openLines: readonly number[], growing: number[]): number {
  growing.length = 0;
  let settledPay = 0;
  for (const line of openLines) {
    screen.fill(noSymbol, 4 * rowCount);
    const pay = payOfRun(bestRun(screen, line));
    fillReelWithKites(screen, 4);
    if (payOfRun(bestRun(screen, line)) > pay) growing.push(line);
    else settledPay += pay;
  }
  return settledPay;
}

function viewsOfReel(strip: Uint8Array, reel: number, kiteRule: KiteRule): ReelViews {
  const cells = new Uint8Array(strip.length * rowCount);
  const scatters = new Uint8Array(strip.length);
  for (let stop = 0; stop < strip.length; stop += 1) {
    const screen: Screen = new Uint8Array(cellCount).fill(noSymbol);
    showReel(screen, reel, strip, stop);
    scatters[stop] = countScatters(screen);
    if (kiteRule === 'kitesRise' && showsKite(screen, reel)) fillReelWithKites(screen, reel);
    cells.set(screen.subarray(reel * rowCount, (reel + 1) * rowCount), stop * rowCount);
  }
  return { stops: strip.length, cells, scatters };
}

function copyView(screen: Screen, reel: number, view: ReelViews, stop: number): void {
  for (let row = 0; row < rowCount; row += 1) {
    screen[reel * rowCount + row] = view.cells[stop * rowCount + row] ?? 0;
  }
}

function scattersAt(view: ReelViews, stop: number): number {
  return view.scatters[stop] ?? 0;
}

function scattersOfTwoReels(left: ReelViews, right: ReelViews): number[] {
  const counts: number[] = [0, 0, 0];
  for (const a of left.scatters) for (const b of right.scatters) counts[a + b] = (counts[a + b] ?? 0) + 1;
  return counts;
}

function addWays(ways: readonly Map<number, number>[], scatters: number, pay: number, count: number): void {
  const bySum = ways[scatters];
  if (bySum === undefined) throw new RangeError('a reel may show one moon at a time');
  bySum.set(pay, (bySum.get(pay) ?? 0) + count);
}
