import { seededIntegerSource } from '@wau/rules/seeded-integer-source';
import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import type { PayShape } from './pay-shape.ts';
import { type NextInteger, randomStrip, type StripCounts } from './random-strips.ts';

/** How the strips of a set of reels are filled. */
export interface StripRecipe {
  /** Positions on each strip. */
  readonly length: number;
  /** The reels, counted from 0, that hold wilds, and how many on each. */
  readonly wildReels: readonly number[];
  readonly wilds: number;
  /** The reels that hold scatters, and how many on each. */
  readonly scatterReels: readonly number[];
  readonly scatters: number;
  /** How many times as often the last low symbol stands there as `high1`. */
  readonly rarity: number;
  /** Equal symbols stand together in blocks of up to so many. */
  readonly blocks: number;
}

export interface SpinsRecipe {
  readonly started: readonly number[];
  readonly retriggered: readonly number[];
  readonly maximum: number;
  readonly bought: number;
}

/** What the recipes of all mechanics have. */
export interface TitleRecipe {
  /** Strips are drawn from it; another seed gives another title. */
  readonly seed: number;
  readonly targetReturnPercent: number;
  readonly coins: number;
  readonly high: number;
  readonly low: number;
  readonly pays: PayShape;
  /** What scatters pay, in stakes, from the first number that pays: `[2, 10, 50]` for three, four and five. */
  readonly scatterPays: readonly number[];
  /** Whether the free spins, or another feature, can be bought. */
  readonly isBuyable: boolean;
}

/** Those of mechanics of which free spins are the one thing to buy. */
export interface CommonRecipe extends TitleRecipe {
  readonly freeSpins: null | { readonly spins: SpinsRecipe };
}

export function symbolsOf({ high, low }: TitleRecipe): SlotSymbol[] {
  const names = (kind: 'high' | 'low', count: number): SlotSymbol[] =>
    Array.from({ length: count }, (_, index) => `${kind}${index + 1}` as SlotSymbol);
  return [...names('high', high), ...names('low', low)];
}

export function integersOf(seed: number): NextInteger {
  const source = seededIntegerSource(seed);
  return (bound) => source.nextInteger(bound);
}

/** @param featureSymbols how many symbols of features, such as coins, stand on each reel beside the others */
export function stripsOf(
  recipe: StripRecipe,
  symbols: readonly SlotSymbol[],
  reels: number,
  rows: number,
  next: NextInteger,
  featureSymbols: readonly StripCounts[] = [],
): string[] {
  return Array.from({ length: reels }, (_, reel) => {
    const wild = recipe.wildReels.includes(reel) ? recipe.wilds : 0;
    const scatter = recipe.scatterReels.includes(reel) ? recipe.scatters : 0;
    const more = featureSymbols[reel] ?? {};
    const rest = Object.values(more).reduce((left, count) => left - count, recipe.length - wild - scatter);
    const weights = symbols.map((_, index) => recipe.rarity ** (index / Math.max(1, symbols.length - 1)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const counts = weights.map((weight) => Math.max(1, Math.floor((rest * weight) / total)));
    // What rounding has left over goes to the common symbols, another one on each reel.
    for (let left = rest - counts.reduce((sum, count) => sum + count, 0); left > 0; left -= 1) {
      const index = symbols.length - 1 - next(Math.min(symbols.length, 5));
      counts[index] = (counts[index] ?? 0) + 1;
    }
    const bySymbol = Object.fromEntries(symbols.map((symbol, index) => [symbol, counts[index] ?? 1]));
    return randomStrip({ ...bySymbol, ...more, wild, scatter }, rows, recipe.blocks, next);
  });
}

/** The list of pays in coins by number of scatters. */
export function scatterPaysOf({ scatterPays, coins }: TitleRecipe, reels: number): number[] {
  const list = new Array<number>(reels).fill(0);
  scatterPays.forEach((stakes, index) => {
    list[reels - scatterPays.length + index] = Math.round(stakes * coins);
  });
  return list;
}
