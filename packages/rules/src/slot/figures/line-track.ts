import type { LineRules } from '../line-runs.ts';
import { bestRun } from '../line-runs.ts';
import { emptyCell, scatterNumber, slotSymbols, wildNumber } from '../slot-symbol.ts';

/**
 * A line followed reel by reel: what has been seen so far is a state, and the next symbol leads to another one or ends the
 * run with a pay. Lines that have seen other symbols but can still pay the same share a state, which is what makes
 * counting so much cheaper than looking at every stop.
 */
export interface LineTrack {
  readonly reels: number;
  /** `next[state * symbols + symbol]`: the state after it, or -1 when the run has ended. */
  readonly next: Int32Array;
  /** What the run pays that ended there. */
  readonly pay: Int32Array;
}

export const startState = 0;
export const symbolCount = slotSymbols.length;

/** Builds the states of a title's lines from the evaluation that rounds are played with. */
export function lineTrackOf(rules: LineRules): LineTrack {
  const { reels } = rules;
  const alone: LineRules = { ...rules, lineCells: Uint8Array.from({ length: reels }, (_, reel) => reel) };
  const payOfSeen = (seen: readonly number[]): number => {
    const cells = new Uint8Array(reels).fill(emptyCell);
    cells.set(seen);
    return alone.payByRun[bestRun(alone, cells, 0)] ?? 0;
  };
  // Two lists of seen symbols are the same state when they are of one length, wait for the same symbol, have a wild in it
  // or not, and have earned the same by wilds alone.
  const keyOf = (seen: readonly number[]): string => {
    const wilds = seen.findIndex((symbol) => symbol !== wildNumber);
    if (wilds < 0) return `${seen.length}`;
    const wildPay = payOfSeen(seen.slice(0, wilds));
    return `${seen.length} ${seen[wilds]} ${seen.includes(wildNumber)} ${wildPay}`;
  };
  const states: number[][] = [[]];
  const byKey = new Map<string, number>([[keyOf([]), startState]]);
  const next: number[] = [];
  const pay: number[] = [];
  for (let state = 0; state < states.length; state += 1) {
    const seen = states[state] ?? [];
    for (let symbol = 0; symbol < symbolCount; symbol += 1) {
      const more = [...seen, symbol];
      if (more.length === reels || !goesOn(seen, symbol)) {
        next.push(-1);
        pay.push(payOfSeen(more));
        continue;
      }
      const key = keyOf(more);
      const known = byKey.get(key) ?? states.push(more) - 1;
      byKey.set(key, known);
      next.push(known);
      pay.push(0);
    }
  }
  return { reels, next: Int32Array.from(next), pay: Int32Array.from(pay) };
}

/** Whether the run may still grow with this symbol in it. */
function goesOn(seen: readonly number[], symbol: number): boolean {
  if (symbol === scatterNumber) return false;
  const wanted = seen.find((each) => each !== wildNumber);
  return wanted === undefined || symbol === wanted || symbol === wildNumber;
}
