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

interface WildRecipe {
  readonly expand: boolean;
  readonly multipliers: readonly (readonly [number, number])[];
  readonly step: number;
  readonly maximum: number;
}

export interface StickyWildsRecipe extends CommonRecipe {
  readonly reels: number;
  readonly rows: number;
  readonly lines: number;
  readonly combine: 'add' | 'multiply';
  readonly wilds: WildRecipe;
  readonly strips: StripRecipe;
  readonly respins: null | {
    readonly stay: 'whileNew' | 'walk';
    readonly maximum: number;
    readonly strips: StripRecipe;
  };
  readonly freeSpins: null | {
    readonly spins: SpinsRecipe;
    readonly wilds: WildRecipe;
    readonly strips: StripRecipe;
  };
}

/** The mathematics of a recipe with pays of one scale; `price` is that of free spins, where they can be bought. */
export function stickyWildsMathematicsOf(recipe: StickyWildsRecipe, scale: number, price: number): unknown {
  const { reels, rows, respins, freeSpins } = recipe;
  const next = integersOf(recipe.seed);
  const symbols = symbolsOf(recipe);
  return {
    rows,
    coins: recipe.coins,
    lines: linePatterns(reels, rows, recipe.lines),
    pays: paysOf(recipe.pays, symbols, reels, scale),
    scatterPays: scatterPaysOf(recipe, reels),
    combine: recipe.combine,
    reels: stripsOf(recipe.strips, symbols, reels, rows, next),
    wilds: recipe.wilds,
    respins: respins && {
      stay: respins.stay,
      maximum: respins.maximum,
      reels: stripsOf({ ...respins.strips, scatters: 0 }, symbols, reels, rows, next),
    },
    freeSpins: freeSpins && {
      spins: freeSpins.spins,
      reels: stripsOf(freeSpins.strips, symbols, reels, rows, next),
      wilds: freeSpins.wilds,
    },
    buys: freeSpins && recipe.isBuyable ? { freeSpins: price } : {},
  };
}
