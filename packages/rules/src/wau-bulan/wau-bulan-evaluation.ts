import { paylines, reelCount, rowCount } from './wau-bulan-paylines.ts';
import { linePaysByNumber } from './wau-bulan-paytable.ts';
import { scatterNumber, wildNumber } from './wau-bulan-symbols.ts';

/** The 15 visible symbols by number, reel after reel and top to bottom: cell `reel * 3 + row`. */
export type Screen = Uint8Array;

export const cellCount = reelCount * rowCount;

/** The cells of line `line` are at `line * 5` to `line * 5 + 4`. */
const paylineCells: Uint8Array = Uint8Array.from(
  paylines.flatMap((rows) => rows.map((row, reel) => reel * rowCount + row)),
);

/**
 * A run from the left is told as `symbol number * 6 + length`, which is where its pay stands in `linePaysByNumber`.
 */
export function symbolNumberOfRun(run: number): number {
  return Math.floor(run / 6);
}

export function lengthOfRun(run: number): number {
  return run - symbolNumberOfRun(run) * 6;
}

/**
 * The best run on a line. Kites count as the first other symbol after them, unless they pay more as kites; a moon
 * stops a line.
 */
export function bestRun(screen: Screen, line: number): number {
  const start = line * reelCount;
  let wilds = 0;
  while (wilds < reelCount && symbolOnLine(screen, start + wilds) === wildNumber) wilds += 1;
  const wildRun = wildNumber * 6 + wilds;
  if (wilds === reelCount) return wildRun;
  const symbol = symbolOnLine(screen, start + wilds);
  if (symbol === scatterNumber) return wildRun;
  let length = wilds + 1;
  while (length < reelCount && matches(symbolOnLine(screen, start + length), symbol)) length += 1;
  const symbolRun = symbol * 6 + length;
  return payOfRun(wildRun) > payOfRun(symbolRun) ? wildRun : symbolRun;
}

/** What a run pays in multiples of the stake on its line. */
export function payOfRun(run: number): number {
  return linePaysByNumber[run] ?? 0;
}

function symbolOnLine(screen: Screen, cellOfLine: number): number {
  return screen[paylineCells[cellOfLine] ?? 0] ?? 0;
}

function matches(symbol: number, wanted: number): boolean {
  return symbol === wanted || symbol === wildNumber;
}

/** Writes the three visible symbols of a reel that has stopped with strip position `stop` in the top row. */
export function showReel(screen: Screen, reel: number, strip: Uint8Array, stop: number): void {
  for (let row = 0; row < rowCount; row += 1) {
    const position = stop + row;
    const symbol = strip[position < strip.length ? position : position - strip.length];
    if (symbol === undefined) throw new RangeError(`no stop ${stop} on reel ${reel + 1}`);
    screen[reel * rowCount + row] = symbol;
  }
}

export function countScatters(screen: Screen): number {
  let count = 0;
  for (const symbol of screen) if (symbol === scatterNumber) count += 1;
  return count;
}

/** Whether a reel shows a kite. In free spins such a kite rises and fills its reel. */
export function showsKite(screen: Screen, reel: number): boolean {
  const top = reel * rowCount;
  return screen[top] === wildNumber || screen[top + 1] === wildNumber || screen[top + 2] === wildNumber;
}

export function fillReelWithKites(screen: Screen, reel: number): void {
  screen.fill(wildNumber, reel * rowCount, (reel + 1) * rowCount);
}
