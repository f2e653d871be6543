import type { Paylines } from './paylines.ts';
import type { Screen } from './slot-grid.ts';
import { type PayTable, payOf } from './slot-pays.ts';
import type { SlotRoundInPlay } from './slot-round.ts';
import { emptyCell, scatterNumber, slotSymbols, symbolOfNumber, wildNumber } from './slot-symbol.ts';

/*
 * A run from the left on a line is told as `symbol * 8 + length`, and 128 more where a wild stands for another symbol
 * in it: that is where its pay stands in `payByRun`.
 */
const lengthMask = 7;
export const symbolShift = 3;
const withWild = 128;

/** Lines and what runs on them pay, laid out for reading billions of times. */
export interface LineRules {
  readonly reels: number;
  readonly lines: Paylines;
  /** The cells of line `line` from the left are at `line * reels`. */
  readonly lineCells: Uint8Array;
  readonly payByRun: Int32Array;
}

/** @param wildMultiplier what a win is multiplied by in which a wild stands for another symbol; 1 for nothing */
export function lineRulesOf(
  lines: Paylines,
  stride: number,
  pays: PayTable,
  wildMultiplier: number,
): LineRules {
  const reels = lines[0]?.length ?? 0;
  const payByRun = new Int32Array(2 * withWild);
  for (let symbol = 0; symbol < slotSymbols.length; symbol += 1) {
    for (let length = 1; length <= reels; length += 1) {
      const pay = payOf(pays, symbol, length);
      payByRun[(symbol << symbolShift) | length] = pay;
      payByRun[(symbol << symbolShift) | length | withWild] = pay * wildMultiplier;
    }
  }
  const lineCells = Uint8Array.from(lines.flatMap((rows) => rows.map((row, reel) => reel * stride + row)));
  return { reels, lines, lineCells, payByRun };
}

/**
 * The best run on a line. Wilds count as the first other symbol behind them, unless they pay more by themselves; a
 * scatter or an empty cell ends a run.
 */
export function bestRun({ reels, lineCells, payByRun }: LineRules, cells: Uint8Array, line: number): number {
  const start = line * reels;
  const end = start + reels;
  let place = start;
  while (place < end && cells[lineCells[place] ?? 0] === wildNumber) place += 1;
  const wilds = place - start;
  const wildRun = (wildNumber << symbolShift) | wilds;
  if (place === end) return wildRun;
  const symbol = cells[lineCells[place] ?? 0] ?? emptyCell;
  if (symbol === scatterNumber || symbol === emptyCell) return wildRun;
  let wild = wilds > 0 ? withWild : 0;
  place += 1;
  while (place < end) {
    const next = cells[lineCells[place] ?? 0];
    if (next === wildNumber) wild = withWild;
    else if (next !== symbol) break;
    place += 1;
  }
  const symbolRun = (symbol << symbolShift) | (place - start) | wild;
  return (payByRun[wildRun] ?? 0) > (payByRun[symbolRun] ?? 0) ? wildRun : symbolRun;
}

function symbolOfRun(run: number): number {
  return (run & (withWild - 1)) >> symbolShift;
}

export function lengthOfRun(run: number): number {
  return run & lengthMask;
}

/** What all lines pay together, in coins. */
export function sumOfLines(rules: LineRules, cells: Uint8Array): number {
  let sum = 0;
  for (let line = 0; line < rules.lines.length; line += 1)
    sum += rules.payByRun[bestRun(rules, cells, line)] ?? 0;
  return sum;
}

/** Tells every line that wins, in the order of the list, and returns what they pay together with the total multiplier. */
export function payLines(
  round: SlotRoundInPlay,
  rules: LineRules,
  { cells }: Screen,
  wildMultiplier: number,
  multiplier: number,
): number {
  if (!round.isTold) return sumOfLines(rules, cells) * multiplier;
  let sum = 0;
  for (let line = 0; line < rules.lines.length; line += 1) {
    const run = bestRun(rules, cells, line);
    const pay = (rules.payByRun[run] ?? 0) * multiplier;
    if (pay === 0) continue;
    sum += pay;
    const count = lengthOfRun(run);
    round.tell({
      type: 'winPaid',
      kind: 'line',
      symbol: symbolOfNumber(symbolOfRun(run)),
      line,
      count,
      positions: (rules.lines[line] ?? []).slice(0, count).map((row, reel) => ({ reel, row })),
      multiplier: multiplier * (run >= withWild ? wildMultiplier : 1),
      payoutMinor: round.wireOf(pay),
    });
  }
  return sum;
}

/** What so many of a symbol from the left pay on a line, in coins. */
export function payOfSymbol({ payByRun }: LineRules, symbol: number, length: number): number {
  return payByRun[(symbol << symbolShift) | length] ?? 0;
}
