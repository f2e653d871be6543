import type { OpenTitle } from '@wau/titles/title-shelf';
import { readTitleShelf } from '@wau/titles/title-shelf';
import type { StudioValue } from '../platform/studio-api.ts';
import type { PlayedTitle } from '../play/play-context.tsx';

const shelf = readTitleShelf();

function titleOf(gameId: string): OpenTitle {
  const title = shelf.find(gameId);
  if (title === undefined) throw new RangeError(`no title ${gameId}`);
  return title;
}

/** A title of the house as the studio tells it. */
export function toldTitle(gameId: string): StudioValue<'getTitle'> {
  const { engine, theme, names, descriptions, mathematics, figures } = titleOf(gameId);
  return {
    gameId,
    engine,
    theme,
    names,
    descriptions,
    mathematics,
    figures: { ...figures, ways: [...figures.ways] },
  };
}

/** A title of the house as an English player plays it. */
export function playedTitle(gameId: string): PlayedTitle {
  const { names, descriptions, playable } = titleOf(gameId);
  const { theme, figures } = toldTitle(gameId);
  return { gameId, theme, name: names.EN, description: descriptions.EN, figures, playable };
}

/** What its engine has read of a title; the caller knows which engine that is. */
export function mathematicsOf<Mathematics>(gameId: string): Mathematics {
  return titleOf(gameId).playable.mathematics as Mathematics;
}
