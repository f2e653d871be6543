/**
 * Counts what titles are worth, or simulates it where nothing can be counted, and stores it beside their mathematics:
 * `node packages/titles/src/write-figures.ts <game id> …`, or all titles without one. A title needs none to begin with.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTitle } from '@wau/rules/engines';
import { readTitleShelf, titlesFolder } from './title-shelf.ts';

/** A return that is simulated is known to a few hundredths of a percentage point after so many rounds. */
const effort = { rounds: 20_000_000, seed: 1 } as const;

const asked = process.argv.slice(2);
const { facts } = readTitleShelf();
for (const gameId of asked.length > 0 ? asked : facts.map((each) => each.gameId)) {
  const engine = facts.find((each) => each.gameId === gameId)?.engine;
  if (engine === undefined) throw new TypeError(`no title is named ${gameId}`);
  const text = readFileSync(join(titlesFolder, gameId, 'mathematics.json'), 'utf8');
  const title = openTitle(engine, JSON.parse(text));
  if (!title.ok) throw new TypeError(`the title ${gameId}: ${title.code}`);
  const figures = await title.value.figures(effort);
  writeFileSync(join(titlesFolder, gameId, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
}
