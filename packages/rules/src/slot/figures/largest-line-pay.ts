import type { LineRules } from '../line-runs.ts';
import { scatterPayOf } from '../scatters.ts';
import { emptyCell } from '../slot-symbol.ts';
import { type LineTrack, startState, symbolCount } from './line-track.ts';
import type { ReelView } from './reel-views.ts';

const nodesMaximum = 400_000;

interface Branch {
  readonly states: Int32Array;
  readonly pay: number;
  readonly scatters: number;
  /** What it can come to at most. */
  readonly hope: number;
}

/**
 * The most that all lines and scatters can pay in one spin, by going through what the reels can show and leaving out what cannot beat
 * the best any more. Where that takes too long, what no spin exceeds.
 */
export function largestLinePay(
  rules: LineRules,
  track: LineTrack,
  views: readonly (readonly ReelView[])[],
  scatterPays: readonly number[],
): { readonly largestPay: number; readonly largestPayIs: 'reached' | 'bound' } {
  const hopes = hopesOf(track, views);
  const lineCount = rules.lines.length;
  let best = 0;
  let nodes = 0;
  const scattersBehind = views.map((_, reel) =>
    views
      .slice(reel + 1)
      .reduce((sum, behind) => sum + Math.max(...behind.map(({ scatters }) => scatters)), 0),
  );
  const look = (reel: number, states: Int32Array, endedPay: number, scatters: number): void => {
    if (reel === rules.reels) {
      best = Math.max(best, endedPay + scatterPayOf(scatterPays, scatters));
      return;
    }
    const branches: Branch[] = [];
    for (const view of views[reel] ?? []) {
      nodes += 1;
      const after = new Int32Array(lineCount).fill(-1);
      let pay = endedPay;
      const scattersShown = scatters + view.scatters;
      let hope = scatterPayOf(scatterPays, scattersShown + (scattersBehind[reel] ?? 0));
      for (let line = 0; line < lineCount; line += 1) {
        const state = states[line] ?? -1;
        if (state < 0) continue;
        const place = state * symbolCount + (view.cells[rules.lines[line]?.[reel] ?? 0] ?? emptyCell);
        const next = track.next[place] ?? -1;
        after[line] = next;
        if (next < 0) pay += track.pay[place] ?? 0;
        else hope += hopes[next] ?? 0;
      }
      if (pay + hope > best) branches.push({ states: after, pay, scatters: scattersShown, hope: pay + hope });
    }
    branches.sort((left, right) => right.hope - left.hope);
    for (const branch of branches) {
      if (nodes > nodesMaximum) return;
      if (branch.hope > best) look(reel + 1, branch.states, branch.pay, branch.scatters);
    }
  };
  look(0, new Int32Array(lineCount).fill(startState), 0, 0);
  if (nodes <= nodesMaximum) return { largestPay: best, largestPayIs: 'reached' };
  const bound = (hopes[startState] ?? 0) * lineCount + Math.max(0, ...scatterPays);
  return { largestPay: bound, largestPayIs: 'bound' };
}

/** The most that a line can still pay from each state, whatever the reels behind it show. */
function hopesOf(track: LineTrack, views: readonly (readonly ReelView[])[]): Int32Array {
  const symbols = new Set(views.flat().flatMap(({ cells }) => [...cells]));
  const hopes = new Int32Array(track.next.length / symbolCount);
  // States are numbered in the order of their length, so that those behind a state are known before it.
  for (let state = hopes.length - 1; state >= 0; state -= 1) {
    for (const symbol of symbols) {
      const place = state * symbolCount + symbol;
      const next = track.next[place] ?? -1;
      const hope = next < 0 ? (track.pay[place] ?? 0) : (hopes[next] ?? 0);
      hopes[state] = Math.max(hopes[state] ?? 0, hope);
    }
  }
  return hopes;
}
