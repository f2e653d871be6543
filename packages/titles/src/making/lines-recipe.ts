import { linePatterns } from './line-patterns.ts';
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

export interface LinesRecipe extends CommonRecipe {
  readonly reels: number;
  readonly rows: number;
  readonly lines: number;
  readonly wildMultiplier: number;
  readonly wilds: 'stay' | 'expand';
  readonly strips: StripRecipe;
  readonly freeSpins: null | {
    readonly spins: SpinsRecipe;
    readonly wilds: 'stay' | 'expand';
    readonly multiplier: unknown;
    readonly strips: StripRecipe;
  };
}

/** The mathematics of a recipe with pays of one scale; `price` is that of free spins, where they can be bought. */
export function linesMathematicsOf(recipe: LinesRecipe, scale: number, price: number): unknown {
  const { reels, rows, freeSpins } = recipe;
  const next = integersOf(recipe.seed);
  const symbols = symbolsOf(recipe);
  return {
    rows,
    coins: recipe.coins,
    lines: linePatterns(reels, rows, recipe.lines),
    pays: paysOf(recipe.pays, symbols, reels, scale),
    scatterPays: scatterPaysOf(recipe, reels),
    wildMultiplier: recipe.wildMultiplier,
    reels: stripsOf(recipe.strips, symbols, reels, rows, next),
    wilds: recipe.wilds,
    freeSpins: freeSpins && {
      spins: freeSpins.spins,
      reels: stripsOf(freeSpins.strips, symbols, reels, rows, next),
      wilds: freeSpins.wilds,
      multiplier: freeSpins.multiplier,
    },
    buys: freeSpins && recipe.isBuyable ? { freeSpins: price } : {},
  };
}
