import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameId, parseGameId } from '@wau/contract/ids';
import { openTitle } from '@wau/rules/engines';
import type { TitleFigures } from '@wau/rules/figures';
import type { PlayableTitle } from '@wau/rules/playable-title';
import { parseTitleFacts } from './parse-title-facts.ts';
import type { Title, TitleFacts } from './title.ts';

/** A title that can be played. */
export interface OpenTitle extends Title {
  readonly playable: PlayableTitle;
}

/** The titles of an installation. */
export interface TitleShelf {
  /** All of them, in the order of their ids. */
  readonly facts: readonly TitleFacts[];
  /** Opens a title when it is first asked for; `undefined` for an id that no title has. */
  find(gameId: string): OpenTitle | undefined;
}

export const titlesFolder = join(import.meta.dirname, '../titles');

/**
 * Reads the folders of titles: what each is at once, its mathematics when it is first played, because hundreds of them
 * would slow every start. Throws when a folder is no title.
 *
 * @param offers which titles belong on this shelf; all by default
 */
export function readTitleShelf(
  offers: (facts: TitleFacts) => boolean = () => true,
  folder: string = titlesFolder,
): TitleShelf {
  const facts = readdirSync(folder)
    .toSorted()
    .map((name) => {
      const gameId = parseGameId(name);
      if (gameId === undefined) throw new TypeError(`the folder ${name} is not named as a title is`);
      return parseTitleFacts(gameId, readJson(join(folder, name, 'title.json')));
    })
    .filter(offers);
  const byId = new Map<string, TitleFacts>(facts.map((each) => [each.gameId, each]));
  const opened = new Map<GameId, OpenTitle>();
  return {
    facts,
    find(gameId) {
      const known = byId.get(gameId);
      if (known === undefined) return undefined;
      const title = opened.get(known.gameId) ?? open(known, join(folder, known.gameId));
      opened.set(known.gameId, title);
      return title;
    },
  };
}

function open(facts: TitleFacts, folder: string): OpenTitle {
  const mathematics = readJson(join(folder, 'mathematics.json'));
  const playable = openTitle(facts.engine, mathematics);
  if (!playable.ok) throw new TypeError(`the title ${facts.gameId}: ${playable.code}`);
  return {
    ...facts,
    mathematics,
    figures: readJson(join(folder, 'figures.json')) as TitleFigures,
    playable: playable.value,
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8')) as unknown;
}
