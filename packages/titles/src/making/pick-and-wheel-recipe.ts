import { linePatterns } from './line-patterns.ts';
import { paysOf } from './pay-shape.ts';
import {
  integersOf,
  type StripRecipe,
  scatterPaysOf,
  stripsOf,
  symbolsOf,
  type TitleRecipe,
} from './recipe-parts.ts';

/** A prize as the mathematics have it, but for `stakes` in place of `pay`. */
type PrizeRecipe = Readonly<Record<string, unknown>>;
type CountedPrizes = readonly (readonly [PrizeRecipe, number])[];

export interface PickAndWheelRecipe extends TitleRecipe {
  readonly reels: number;
  readonly rows: number;
  /** Absent for ways. */
  readonly lines: number | null;
  /** Its scatters are the bonus symbols. */
  readonly strips: StripRecipe;
  readonly openings: unknown;
  readonly boards: readonly { readonly rule: unknown; readonly prizes: CountedPrizes }[];
  readonly wheels: readonly CountedPrizes[];
  readonly freeSpins: null | {
    readonly strips: StripRecipe;
    readonly retriggered: readonly number[];
    readonly maximum: number;
    readonly multiplier: unknown;
  };
  /** What the fewest bonus symbols open. */
  readonly buys: 'pick' | 'wheel';
}

/** The mathematics of a recipe with pays of one scale; `price` is that of the feature, where it can be bought. */
export function pickAndWheelMathematicsOf(recipe: PickAndWheelRecipe, scale: number, price: number): unknown {
  const { reels, rows, lines, coins, freeSpins } = recipe;
  const next = integersOf(recipe.seed);
  const symbols = symbolsOf(recipe);
  const inCoins = (prizes: CountedPrizes): unknown =>
    prizes.map(([prize, count]) => {
      const { stakes, ...others } = prize;
      const told = typeof stakes === 'number' ? { ...others, pay: Math.round(stakes * coins) } : others;
      return [told, count];
    });
  // The strips of the base game have no scatters; what stands in their places opens the features.
  const strips = stripsOf(recipe.strips, symbols, reels, rows, next).map((strip) =>
    strip.replaceAll('scatter', 'bonus'),
  );
  return {
    coins,
    buys: recipe.isBuyable ? { [recipe.buys]: price } : {},
    rows,
    lines: lines === null ? null : linePatterns(reels, rows, lines),
    pays: paysOf(recipe.pays, symbols, reels, scale),
    scatterPays: scatterPaysOf(recipe, reels),
    reels: strips,
    openings: recipe.openings,
    boards: recipe.boards.map(({ rule, prizes }) => ({ rule, prizes: inCoins(prizes) })),
    wheels: recipe.wheels.map(inCoins),
    freeSpins: freeSpins && {
      reels: stripsOf(freeSpins.strips, symbols, reels, rows, next),
      retriggered: freeSpins.retriggered,
      maximum: freeSpins.maximum,
      multiplier: freeSpins.multiplier,
    },
  };
}
