import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import { readable } from './pay-shape.ts';
import { type SpinsRecipe, symbolsOf, type TitleRecipe } from './recipe-parts.ts';

/** How often a special symbol comes, in the base game and in free spins. */
type SpecialWeights = readonly [number, number];

export interface ClusterRecipe extends TitleRecipe {
  readonly columns: number;
  readonly rows: number;
  readonly rule: 'touching' | 'anywhere';
  readonly minimum: number;
  /** From how many symbols on each step of the pays begins; the first is the fewest that win. */
  readonly sizes: readonly number[];
  /** How often `high1` comes. */
  readonly commonness: number;
  /** How many times as often the last low symbol comes. */
  readonly rarity: number;
  readonly wild: SpecialWeights | null;
  readonly scatter: SpecialWeights | null;
  readonly orb: SpecialWeights | null;
  readonly multiplier: unknown;
  readonly charge: unknown;
  readonly freeSpins: SpinsRecipe | null;
}

/** The mathematics of a recipe with pays of one scale; `price` is that of free spins, where they can be bought. */
export function clusterMathematicsOf(recipe: ClusterRecipe, scale: number, price: number): unknown {
  const { freeSpins } = recipe;
  const symbols = symbolsOf(recipe);
  return {
    coins: recipe.coins,
    buys: freeSpins && recipe.isBuyable ? { freeSpins: price } : {},
    columns: recipe.columns,
    rows: recipe.rows,
    rule: recipe.rule,
    minimum: recipe.minimum,
    weights: { base: weightsOf(recipe, symbols, 0), free: weightsOf(recipe, symbols, 1) },
    pays: paysOfClusters(recipe, symbols, scale),
    scatterPays: recipe.scatterPays.flatMap((stakes, index) =>
      stakes === 0 ? [] : [[scattersFrom + index, stakes * recipe.coins]],
    ),
    freeSpins,
    multiplier: recipe.multiplier,
    charge: recipe.charge,
  };
}

/** What the first entry of the scatters' pays is for. */
const scattersFrom = 3;

function weightsOf(
  { commonness, rarity, wild, scatter, orb }: ClusterRecipe,
  symbols: readonly SlotSymbol[],
  phase: 0 | 1,
): Record<string, number> {
  const weights: Record<string, number> = {};
  symbols.forEach((symbol, index) => {
    weights[symbol] = Math.round(commonness * rarity ** (index / (symbols.length - 1)));
  });
  const specials = { wild, scatter, bonus: orb };
  for (const [name, each] of Object.entries(specials)) {
    if (each !== null && each[phase] > 0) weights[name] = each[phase];
  }
  return weights;
}

/** High symbols pay more, and each step pays so many times as much as the one before. */
function paysOfClusters(
  { sizes, pays }: ClusterRecipe,
  symbols: readonly SlotSymbol[],
  scale: number,
): Record<string, [number, number][]> {
  const ofSymbol = (index: number): [number, number][] => {
    const worth = pays.spread ** (1 - index / (symbols.length - 1));
    let before = 0;
    return sizes.map((size, step) => {
      before = Math.max(before, readable(scale * worth * pays.growth ** step));
      return [size, before];
    });
  };
  return Object.fromEntries(symbols.map((symbol, index) => [symbol, ofSymbol(index)]));
}
