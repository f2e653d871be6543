/**
 * Makes titles from their recipes: `node packages/titles/src/making/make-titles.ts <game id> …`, or all titles that have a
 * recipe but no mathematics yet, without one. Writes `mathematics.json` and `figures.json` beside `title.json` and
 * `recipe.json`; the same recipe makes the same title again.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesFolder } from '../title-shelf.ts';
import { figuresOf, makeMathematics } from './make-mathematics.ts';
import type { TitleRecipe } from './recipe-parts.ts';
import { textOfMathematics } from './text-of-mathematics.ts';

/** Engines that count ignore both. The seed is the same, so that a trial is the beginning of what decides. */
const usualEfforts = {
  trial: { rounds: 1_000_000, seed: 2026 },
  figures: { rounds: 4_000_000, seed: 2026 },
} as const;
/** Grids that tumble take several times as long; their free spins are simulated apart, which makes up for it. */
const tumblingEfforts = {
  trial: { rounds: 250_000, seed: 2026 },
  figures: { rounds: 1_000_000, seed: 2026 },
} as const;

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
  const efforts = engine === 'cluster' ? tumblingEfforts : usualEfforts;
  const mathematics = await makeMathematics(engine, read('recipe.json') as TitleRecipe, efforts.trial);
  const figures = await figuresOf(engine, mathematics, efforts.figures);
  writeFileSync(join(folder, 'mathematics.json'), textOfMathematics(mathematics));
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const ways = figures.ways.map(
    ({ way, returnPercent, hitRatePercent, standardDeviation }) =>
      `${way} ${returnPercent} % hit ${hitRatePercent} % deviation ${standardDeviation}`,
  );
  process.stdout.write(`${gameId}: ${ways.join('; ')}\n`);
}
