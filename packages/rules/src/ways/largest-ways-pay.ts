import { scatterPayOf } from '../slot/scatters.ts';
import { type PayTable, payOf } from '../slot/slot-pays.ts';
import type { WayView } from './way-views.ts';

const nodesMaximum = 40_000;

interface Branch {
  /** The ways of each paying symbol so far; zero for those that have ended. */
  readonly ways: readonly number[];
  readonly pay: number;
  readonly scatters: number;
  /** What it can come to at most. */
  readonly hope: number;
}

/**
 * The most that a spin can pay, by going through what the reels can show and leaving out what cannot beat the best any
 * more. Where that takes too long, what no spin exceeds.
 */
export function largestWaysPay(
  pays: PayTable,
  scatterPays: readonly number[],
  allViews: readonly (readonly WayView[])[],
  wildMultiplier: number,
): { readonly largestPay: number; readonly largestPayIs: 'reached' | 'bound' } {
  const symbols = pays.paying;
  const views = allViews.map(undominated);
  const waysOf = ({ counts, wilds }: WayView, symbol: number): number =>
    (counts[symbol] ?? 0) + wilds * wildMultiplier;
  // The most ways that a symbol can have on reel `reel` and all behind it.
  const waysBehind = symbols.map((symbol) => {
    const products = [1];
    for (const reel of [...views].reverse()) {
      products.unshift((products[0] ?? 1) * Math.max(1, ...reel.map((view) => waysOf(view, symbol))));
    }
    return products;
  });
  const scattersBehind = views.map((_, reel) =>
    views
      .slice(reel + 1)
      .reduce((sum, behind) => sum + Math.max(...behind.map(({ scatters }) => scatters)), 0),
  );
  let best = 0;
  let nodes = 0;
  // What has been left out for lack of time, and may be better than the best.
  let skippedHope = 0;
  const branchOf = (before: Branch, view: WayView, reel: number): Branch => {
    let { pay } = before;
    const scatters = before.scatters + view.scatters;
    let hope = scatterPayOf(scatterPays, scatters + (scattersBehind[reel] ?? 0));
    const ways = symbols.map((symbol, index) => {
      const old = before.ways[index] ?? 0;
      const now = old * waysOf(view, symbol);
      if (old > 0 && now === 0) pay += old * payOf(pays, symbol, reel);
      hope += now * (waysBehind[index]?.[reel + 1] ?? 1) * payOf(pays, symbol, views.length);
      return now;
    });
    return { ways, pay, scatters, hope: hope + pay };
  };
  const look = (branch: Branch, reel: number): void => {
    if (reel === views.length) {
      best = Math.max(best, branch.hope);
      return;
    }
    const branches = (views[reel] ?? [])
      .map((view) => branchOf(branch, view, reel))
      .filter(({ hope }) => hope > best)
      .toSorted((left, right) => right.hope - left.hope);
    nodes += views[reel]?.length ?? 0;
    for (const next of branches) {
      if (nodes > nodesMaximum) {
        skippedHope = Math.max(skippedHope, next.hope);
        return;
      }
      if (next.hope > best) look(next, reel + 1);
    }
  };
  look({ ways: symbols.map(() => 1), pay: 0, scatters: 0, hope: Number.POSITIVE_INFINITY }, 0);
  if (skippedHope <= best) return { largestPay: best, largestPayIs: 'reached' };
  return { largestPay: skippedHope, largestPayIs: 'bound' };
}

/** Without views that show no more of anything than another one: they cannot be a part of the largest pay. */
function undominated(views: readonly WayView[]): readonly WayView[] {
  const isBelow = (low: WayView, high: WayView): boolean =>
    low.counts.every((count, symbol) => count <= (high.counts[symbol] ?? 0));
  return views.filter((view) => !views.some((other) => other !== view && isBelow(view, other)));
}
