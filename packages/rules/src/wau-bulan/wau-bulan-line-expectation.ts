import type { KiteRule } from './wau-bulan-enumeration.ts';
import { paylines, reelCount } from './wau-bulan-paylines.ts';
import { linePaysByNumber } from './wau-bulan-paytable.ts';
import type { ReelStrips } from './wau-bulan-reels.ts';
import { scatterNumber, wauBulanSymbols, wildNumber } from './wau-bulan-symbols.ts';

/**
 * The second proof of the return, which shares no code with the enumeration of all stops: an expectation is a sum over
 * lines whether or not lines depend on each other, and on one line the reels are independent. So it counts, line by
 * line, in how many stops each reel shows each symbol there, and sums pay times the product of the counts over all
 * symbol combinations. Returns the sum of line pays over all stops, in multiples of the stake on one line.
 */
export function sumOfLinePays(strips: ReelStrips, kiteRule: KiteRule): bigint {
  let sum = 0n;
  for (const rows of paylines) {
    const weights = rows.map((row, reel) => symbolCounts(stripOf(strips, reel), row, kiteRule));
    sum += BigInt(sumOverCombinations(weights, [], 1));
  }
  return sum;
}

/** How many moons all stops show, by number of moons: entry 3 is the number of stops with three. */
export function scatterCounts(strips: ReelStrips): number[] {
  let counts = [1];
  for (const strip of strips) {
    let showing = 0;
    for (let stop = 0; stop < strip.length; stop += 1) {
      if (visible(strip, stop).includes(scatterNumber)) showing += 1;
    }
    const next = new Array<number>(counts.length + 1).fill(0);
    counts.forEach((count, moons) => {
      next[moons] = (next[moons] ?? 0) + count * (strip.length - showing);
      next[moons + 1] = (next[moons + 1] ?? 0) + count * showing;
    });
    counts = next;
  }
  return counts;
}

function sumOverCombinations(
  weights: readonly number[][],
  symbols: readonly number[],
  stops: number,
): number {
  const reel = symbols.length;
  if (reel === reelCount) return stops * payOfSymbols(symbols);
  // What has no run of three by the third reel pays nothing, whatever follows.
  if (reel === 3 && payOfSymbols([...symbols, scatterNumber, scatterNumber]) === 0) return 0;
  let sum = 0;
  (weights[reel] ?? []).forEach((weight, symbol) => {
    if (weight > 0) sum += sumOverCombinations(weights, [...symbols, symbol], stops * weight);
  });
  return sum;
}

/** The rule of a line written as the definition has it: the best over all symbols of the run that they make. */
function payOfSymbols(symbols: readonly number[]): number {
  let best = 0;
  for (let wanted = 0; wanted < wauBulanSymbols.length; wanted += 1) {
    if (wanted === scatterNumber) continue;
    const end = symbols.findIndex((symbol) => symbol !== wanted && symbol !== wildNumber);
    best = Math.max(best, linePaysByNumber[wanted * 6 + (end < 0 ? reelCount : end)] ?? 0);
  }
  return best;
}

function symbolCounts(strip: Uint8Array, row: number, kiteRule: KiteRule): number[] {
  const counts = new Array<number>(wauBulanSymbols.length).fill(0);
  for (let stop = 0; stop < strip.length; stop += 1) {
    const shown = visible(strip, stop);
    const rises = kiteRule === 'kitesRise' && shown.includes(wildNumber);
    const symbol = rises ? wildNumber : (shown[row] ?? 0);
    counts[symbol] = (counts[symbol] ?? 0) + 1;
  }
  return counts;
}

function visible(strip: Uint8Array, stop: number): number[] {
  const twice = [...strip, ...strip];
  return twice.slice(stop, stop + 3);
}

function stripOf(strips: ReelStrips, reel: number): Uint8Array {
  const strip = strips[reel];
  if (strip === undefined) throw new RangeError(`no reel ${reel + 1}`);
  return strip;
}
