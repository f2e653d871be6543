import { paysOf } from './pay-shape.ts';
import {
  type CommonRecipe,
  integersOf,
  type SpinsRecipe,
  type StripRecipe,
  scatterPaysOf,
  stripsOf,
  symbolsOf,
} from './recipe-parts.ts';

type Weighted = readonly (readonly [number, number])[];

export interface WaysRecipe extends CommonRecipe {
  /** The height of each reel, or the heights that are drawn, with their weights. */
  readonly rows: readonly (number | Weighted)[];
  readonly wildMultipliers: Weighted;
  readonly strips: StripRecipe;
  readonly freeSpins: null | {
    readonly spins: SpinsRecipe;
    readonly wildMultipliers: Weighted;
    readonly multiplier: unknown;
    readonly strips: StripRecipe;
  };
}

/** The mathematics of a recipe with pays of one scale; `price` is that of free spins, where they can be bought. */
export function waysMathematicsOf(recipe: WaysRecipe, scale: number, price: number): unknown {
  const { freeSpins } = recipe;
  const next = integersOf(recipe.seed);
  const symbols = symbolsOf(recipe);
  const reels = recipe.rows.length;
  const tallest = Math.max(
    ...recipe.rows.flatMap((row) => (typeof row === 'number' ? [row] : row.map(([height]) => height))),
  );
  return {
    rows: recipe.rows,
    coins: recipe.coins,
    pays: paysOf(recipe.pays, symbols, reels, scale),
    scatterPays: scatterPaysOf(recipe, reels),
    reels: stripsOf(recipe.strips, symbols, reels, tallest, next),
    wildMultipliers: recipe.wildMultipliers,
    freeSpins: freeSpins && {
      spins: freeSpins.spins,
      reels: stripsOf(freeSpins.strips, symbols, reels, tallest, next),
      wildMultipliers: freeSpins.wildMultipliers,
      multiplier: freeSpins.multiplier,
    },
    buys: freeSpins && recipe.isBuyable ? { freeSpins: price } : {},
  };
}
