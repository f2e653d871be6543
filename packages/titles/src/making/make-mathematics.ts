import { openTitle } from '@wau/rules/engines';
import type { TitleFigures } from '@wau/rules/figures';
import type { FiguresEffort } from '@wau/rules/game-engine';
import { type LinesRecipe, linesMathematicsOf } from './lines-recipe.ts';
import { featureMechanics, makeFeatureMathematics } from './make-feature-mathematics.ts';
import type { CommonRecipe, TitleRecipe } from './recipe-parts.ts';
import { type StickyWildsRecipe, stickyWildsMathematicsOf } from './sticky-wilds-recipe.ts';
import { tuneScale } from './tune.ts';
import { type WaysRecipe, waysMathematicsOf } from './ways-recipe.ts';

/** The mechanics that have recipes: what each makes of one with pays of a scale and a price. */
const mechanics: Readonly<Record<string, (recipe: unknown, scale: number, price: number) => unknown>> = {
  lines: (recipe, ...rest) => linesMathematicsOf(recipe as LinesRecipe, ...rest),
  ways: (recipe, ...rest) => waysMathematicsOf(recipe as WaysRecipe, ...rest),
  'sticky-wilds': (recipe, ...rest) => stickyWildsMathematicsOf(recipe as StickyWildsRecipe, ...rest),
};

const precision = { firstScale: 1, trialsMaximum: 12, closeEnoughPercent: 0.2 } as const;
const tryingPrice = 100;
const boughtReturnPercent = { lowest: 94.2, highest: 96.9 } as const;
const extraSpinsMaximum = 9;
/** How far a return may lie from its target. */
const farthestPercent = 0.9;

/** Makes a title's mathematics from its recipe: pays are tuned to the return, then the price of what can be bought. */
export async function makeMathematics(
  engine: string,
  recipe: TitleRecipe,
  trialEffort: FiguresEffort,
): Promise<unknown> {
  const mechanic = featureMechanics[engine];
  if (mechanic === undefined) return await makeSpinsMathematics(engine, recipe as CommonRecipe, trialEffort);
  return await makeFeatureMathematics(mechanic, recipe, (mathematics) =>
    figuresOf(engine, mathematics, trialEffort),
  );
}

async function makeSpinsMathematics(
  engine: string,
  recipe: CommonRecipe,
  trialEffort: FiguresEffort,
): Promise<unknown> {
  const make = mechanics[engine];
  if (make === undefined) throw new RangeError(`no recipes are known for ${engine}`);
  const target = recipe.targetReturnPercent;
  const tuned = await tuneScale(target, precision, async (scale) => {
    const { ways } = await figuresOf(engine, make(recipe, scale, tryingPrice), trialEffort);
    return { value: scale, returnPercent: Number(ways[0]?.returnPercent) };
  });
  if (Math.abs(tuned.returnPercent - target) > farthestPercent) {
    throw new RangeError(`the closest return is ${tuned.returnPercent} %: more coins would make finer pays`);
  }
  if (!recipe.isBuyable || !recipe.freeSpins) return make(recipe, tuned.value, tryingPrice);
  // A whole price leaves steps; where none of it fits, a spin more is sold.
  const { spins } = recipe.freeSpins;
  for (let extra = 0; extra <= extraSpinsMaximum; extra += 1) {
    const sold = { ...spins, bought: spins.bought + extra };
    const withSpins = { ...recipe, freeSpins: { ...recipe.freeSpins, spins: sold } };
    const { ways } = await figuresOf(engine, make(withSpins, tuned.value, tryingPrice), trialEffort);
    const worth = (tryingPrice * Number(ways[1]?.returnPercent)) / 100;
    const price = Math.round(worth / (target / 100));
    const returnPercent = (worth / price) * 100;
    if (returnPercent < boughtReturnPercent.lowest || returnPercent > boughtReturnPercent.highest) continue;
    return make(withSpins, tuned.value, price);
  }
  throw new RangeError('no price of the free spins returns what it should');
}

/**
 * Figures of what has been made. Where a longer simulation shows that free spins are not worth what a shorter one said,
 * their price follows, and they are simulated again.
 */
export async function figuresOfMade(
  engine: string,
  made: unknown,
  targetReturnPercent: number,
  effort: FiguresEffort,
): Promise<{ readonly mathematics: unknown; readonly figures: TitleFigures }> {
  const figures = await figuresOf(engine, made, effort);
  const bought = Number(figures.ways[1]?.returnPercent ?? targetReturnPercent);
  const { buys = {} } = made as { readonly buys?: { readonly freeSpins?: number } };
  const isFar = bought < boughtReturnPercent.lowest || bought > boughtReturnPercent.highest;
  if (!isFar || buys?.freeSpins === undefined) return { mathematics: made, figures };
  const freeSpins = Math.round((buys.freeSpins * bought) / targetReturnPercent);
  if (freeSpins === buys.freeSpins) return { mathematics: made, figures };
  const mathematics = { ...(made as object), buys: { freeSpins } };
  return { mathematics, figures: await figuresOf(engine, mathematics, effort) };
}

export async function figuresOf(
  engine: string,
  mathematics: unknown,
  effort: FiguresEffort,
): Promise<TitleFigures> {
  const title = openTitle(engine, mathematics);
  if (!title.ok) throw new RangeError(`${engine}: ${title.code}`);
  return await title.value.figures(effort);
}
