import { linePatterns } from './line-patterns.ts';
import { paysOf } from './pay-shape.ts';
import {
  integersOf,
  type SpinsRecipe,
  type StripRecipe,
  scatterPaysOf,
  stripsOf,
  symbolsOf,
  type TitleRecipe,
} from './recipe-parts.ts';

/** In stakes, and a weight. */
type WeightedStakes = readonly [number, number];

export interface HoldAndSpinRecipe extends TitleRecipe {
  readonly reels: number;
  readonly rows: number;
  /** Absent for ways. */
  readonly lines: number | null;
  readonly strips: StripRecipe;
  /** How many coins stand on each reel. */
  readonly coinsOnReels: readonly number[];
  /** How many collectors stand on each reel; `null` for a title without. */
  readonly collectorsOnReels: readonly number[] | null;
  readonly coinValues: readonly WeightedStakes[];
  readonly prizes: Readonly<Record<string, WeightedStakes>>;
  readonly trigger: number;
  readonly respins: number;
  readonly landing: readonly [number, number];
  readonly collect: number;
  readonly multiply: readonly (readonly [number, number])[];
  /** In stakes. */
  readonly grand: number;
  readonly freeSpins: null | {
    readonly spins: SpinsRecipe;
    readonly strips: StripRecipe;
    readonly coinsOnReels: readonly number[];
    readonly multiplier: unknown;
  };
  /** Which feature can be bought. */
  readonly buys: 'holdAndSpin' | 'freeSpins';
}

/** The mathematics of a recipe with pays of one scale; `price` is that of the feature, where it can be bought. */
export function holdAndSpinMathematicsOf(recipe: HoldAndSpinRecipe, scale: number, price: number): unknown {
  const { reels, rows, lines, coins, freeSpins, collectorsOnReels } = recipe;
  const next = integersOf(recipe.seed);
  const symbols = symbolsOf(recipe);
  const inCoins = ([stakes, weight]: WeightedStakes): [number, number] => [
    Math.round(stakes * coins),
    weight,
  ];
  const specials = recipe.coinsOnReels.map((coin, reel) => {
    const bonus = collectorsOnReels?.[reel] ?? 0;
    return bonus === 0 ? { coin } : { coin, bonus };
  });
  return {
    coins,
    buys: recipe.isBuyable ? { [recipe.buys]: price } : {},
    rows,
    lines: lines === null ? null : linePatterns(reels, rows, lines),
    pays: paysOf(recipe.pays, symbols, reels, scale),
    scatterPays: scatterPaysOf(recipe, reels),
    reels: stripsOf(recipe.strips, symbols, reels, rows, next, specials),
    coinValues: recipe.coinValues.map(inCoins),
    prizes: Object.fromEntries(Object.entries(recipe.prizes).map(([name, pair]) => [name, inCoins(pair)])),
    hold: {
      trigger: recipe.trigger,
      respins: recipe.respins,
      landing: recipe.landing,
      collect: recipe.collect,
      multiply: recipe.multiply,
      grand: Math.round(recipe.grand * coins),
    },
    hasCollector: collectorsOnReels !== null,
    freeSpins: freeSpins && {
      spins: freeSpins.spins,
      reels: stripsOf(
        freeSpins.strips,
        symbols,
        reels,
        rows,
        next,
        freeSpins.coinsOnReels.map((coin) => ({ coin })),
      ),
      multiplier: freeSpins.multiplier,
    },
  };
}
