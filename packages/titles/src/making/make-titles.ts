/**
 * Makes titles from their recipes: `node packages/titles/src/making/make-titles.ts <game id> …`, or all titles that have a
 * recipe but no mathematics yet, without one. Writes `mathematics.json` and `figures.json` beside `title.json` and
 * `recipe.json`; the same recipe makes the same title again.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TitleFigures } from '@wau/rules/figures';
import type { FiguresEffort } from '@wau/rules/game-engine';
import { titlesFolder } from '../title-shelf.ts';
import { figuresOf, figuresOfMade, makeMathematics } from './make-mathematics.ts';
import type { TitleRecipe } from './recipe-parts.ts';
import { textOfMathematics } from './text-of-mathematics.ts';

/** Engines that count ignore both. The seed is the same, so that a trial is the beginning of what decides. */
const usualEfforts = {
  trial: { rounds: 1_000_000, seed: 2026 },
  figures: { rounds: 4_000_000, seed: 2026 },
} as const;
/** The means of most sticky wilds are counted, so that only what rounds spread around them is simulated. */
const stickyEfforts = {
  trial: { rounds: 300_000, seed: 2026 },
  figures: { rounds: 2_000_000, seed: 2026 },
} as const;
/** Grids that tumble take several times as long, so their figures are simulated as far as they need it. */
const tumblingTrial = { rounds: 250_000, seed: 2026 } as const;

/** As many rounds as bring the interval of the trial down to about a point to either side, between 4 and 32 times as many. */
function effortFor({ confidence }: TitleFigures): FiguresEffort {
  const times = Math.ceil(Number(confidence?.halfWidthPercent ?? 0) ** 2);
  return { ...tumblingTrial, rounds: tumblingTrial.rounds * Math.min(32, Math.max(4, times)) };
}

async function make(
  engine: string,
  recipe: TitleRecipe,
): Promise<{ readonly mathematics: unknown; readonly figures: TitleFigures }> {
  if (engine === 'cluster') {
    const mathematics = await makeMathematics(engine, recipe, tumblingTrial);
    const effort = effortFor(await figuresOf(engine, mathematics, tumblingTrial));
    return await figuresOfMade(engine, mathematics, recipe.targetReturnPercent, effort);
  }
  const { trial, figures } = engine === 'sticky-wilds' ? stickyEfforts : usualEfforts;
  const made = await makeMathematics(engine, recipe, trial);
  return await figuresOfMade(engine, made, recipe.targetReturnPercent, figures);
}

const asked = process.argv.slice(2);
const open = readdirSync(titlesFolder).filter(
  (gameId) =>
    existsSync(join(titlesFolder, gameId, 'recipe.json')) &&
    !existsSync(join(titlesFolder, gameId, 'mathematics.json')),
);
for (const gameId of asked.length > 0 ? asked : open) {
  const folder = join(titlesFolder, gameId);
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { engine } = read('title.json') as { readonly engine: string };
  const { mathematics, figures } = await make(engine, read('recipe.json') as TitleRecipe);
  writeFileSync(join(folder, 'mathematics.json'), textOfMathematics(mathematics));
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const ways = figures.ways.map(
    ({ way, returnPercent, hitRatePercent, standardDeviation }) =>
      `${way} ${returnPercent} % hit ${hitRatePercent} % deviation ${standardDeviation}`,
  );
  process.stdout.write(`${gameId}: ${ways.join('; ')}\n`);
}
