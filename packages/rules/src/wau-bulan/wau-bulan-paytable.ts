import { paylines } from './wau-bulan-paylines.ts';
import { type WauBulanSymbol, wauBulanSymbols } from './wau-bulan-symbols.ts';

/** What three, four and five of a symbol from the left pay on a line, in multiples of the stake on that line. */
export const linePays: Readonly<Record<Exclude<WauBulanSymbol, 'bulan'>, readonly [number, number, number]>> =
  {
    wau: [100, 500, 2500],
    bungaRaya: [50, 200, 1000],
    wayang: [40, 125, 600],
    gasing: [30, 100, 400],
    congkak: [25, 80, 300],
    keris: [20, 60, 250],
    ace: [15, 40, 150],
    king: [12, 40, 125],
    queen: [10, 30, 100],
    jack: [10, 25, 80],
    ten: [10, 20, 75],
  };

/** What three, four and five moons anywhere pay, in multiples of the stake on one line (20 is the total stake). */
export const scatterPays: readonly [number, number, number] = [40, 200, 1000];

/** How many free spins three, four and five moons start. */
export const freeSpinsOfScatters: readonly [number, number, number] = [10, 15, 20];

/** How many more three or more moons bring during free spins, and how many a round may have in all. */
export const freeSpinsOfRetrigger = 5;
export const freeSpinsMaximum = 50;

/**
 * The stake on a line is a twentieth of the total stake. A total stake is therefore a multiple of 20 minor units, and
 * since all pays are whole multiples of the stake on a line, no win of this game is ever rounded.
 */
export const wauBulanStakeStepMinor = BigInt(paylines.length);

const longestRun = 5;

/** Pays by symbol number and run length, `number * 6 + run`; zero where nothing is paid. */
export const linePaysByNumber: Int32Array = flatPays();

function flatPays(): Int32Array {
  const flat = new Int32Array(wauBulanSymbols.length * (longestRun + 1));
  wauBulanSymbols.forEach((symbol, number) => {
    if (symbol === 'bulan') return;
    linePays[symbol].forEach((pay, index) => {
      flat[number * (longestRun + 1) + index + 3] = pay;
    });
  });
  return flat;
}

/** The pay of so many moons, in multiples of the stake on one line. */
export function scatterPay(count: number): number {
  return count < 3 ? 0 : (scatterPays[Math.min(count, longestRun) - 3] ?? 0);
}

/** The free spins of so many moons in the base game. */
export function freeSpinsOf(count: number): number {
  return count < 3 ? 0 : (freeSpinsOfScatters[Math.min(count, longestRun) - 3] ?? 0);
}
