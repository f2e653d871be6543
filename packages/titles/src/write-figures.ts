/**
 * Counts what titles are worth, or simulates it where nothing can be counted, and stores it beside their mathematics:
 * `node packages/titles/src/write-figures.ts <game id> …`, or all titles without one.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTitleShelf, titlesFolder } from './title-shelf.ts';

/** A return that is simulated is known to a few hundredths of a percentage point after so many rounds. */
const effort = { rounds: 20_000_000, seed: 1 } as const;

const asked = process.argv.slice(2);
const shelf = readTitleShelf();
for (const gameId of asked.length > 0 ? asked : shelf.facts.map((facts) => facts.gameId)) {
  const title = shelf.find(gameId);
  if (title === undefined) throw new TypeError(`no title is named ${gameId}`);
  const figures = await title.playable.figures(effort);
  writeFileSync(join(titlesFolder, gameId, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
}
