import type { TitleFigures } from '@wau/rules/figures';
import { type ClusterRecipe, clusterMathematicsOf } from './cluster-recipe.ts';
import { type HoldAndSpinRecipe, holdAndSpinMathematicsOf } from './hold-and-spin-recipe.ts';
import { type PickAndWheelRecipe, pickAndWheelMathematicsOf } from './pick-and-wheel-recipe.ts';
import type { TitleRecipe } from './recipe-parts.ts';
import { type Precision, tuneScale } from './tune.ts';

/** A mechanic whose features stand beside the pays of its base game, which alone are tuned. */
interface FeatureMechanic {
  readonly precision: Precision;
  /** The mathematics of a recipe with pays of a scale and a price of what can be bought. */
  readonly make: (recipe: TitleRecipe, scale: number, price: number) => unknown;
}

/** Returns that are counted are met closely; simulated ones not closer than their trials are sure. */
const counted = { firstScale: 1, trialsMaximum: 14, closeEnoughPercent: 0.12 } as const;
const simulated = { firstScale: 3, trialsMaximum: 14, closeEnoughPercent: 0.5 } as const;

export const featureMechanics: Readonly<Record<string, FeatureMechanic>> = {
  cluster: {
    precision: simulated,
    make: (recipe, ...rest) => clusterMathematicsOf(recipe as ClusterRecipe, ...rest),
  },
  'hold-and-spin': {
    precision: counted,
    make: (recipe, ...rest) => holdAndSpinMathematicsOf(recipe as HoldAndSpinRecipe, ...rest),
  },
  'pick-and-wheel': {
    precision: counted,
    make: (recipe, ...rest) => pickAndWheelMathematicsOf(recipe as PickAndWheelRecipe, ...rest),
  },
};

const tryingPrice = 100;

/** Tunes a recipe's pays to its target, and the price of what can be bought to nearly the same return. */
export async function makeFeatureMathematics(
  { precision, make }: FeatureMechanic,
  recipe: TitleRecipe,
  figuresOf: (mathematics: unknown) => Promise<TitleFigures>,
): Promise<unknown> {
  const target = recipe.targetReturnPercent;
  const boughtPercents = new Map<number, number>();
  const { value: scale } = await tuneScale(target, precision, async (tried) => {
    const [spin, bought] = (await figuresOf(make(recipe, tried, tryingPrice))).ways;
    if (bought !== undefined) boughtPercents.set(tried, Number(bought.returnPercent));
    return { value: tried, returnPercent: Number(spin?.returnPercent) };
  });
  const boughtPercent = boughtPercents.get(scale) ?? target;
  return make(recipe, scale, Math.round((tryingPrice * boughtPercent) / target));
}
