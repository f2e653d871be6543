import type { CallValue } from '@wau/contract/call';
import type { getTitle as getTitleCall } from '@wau/contract/calls/play/studio-calls';
import { Refusal } from '@wau/service/refusal';
import type { StudioContext } from '../studio-context.ts';

/** What anybody may know of a title: its words, what its engine plays, and what it is worth. Refuses `game.unknown`. */
export async function getTitle(
  { titles }: Pick<StudioContext, 'titles'>,
  gameId: string,
): Promise<CallValue<typeof getTitleCall>> {
  const title = titles.find(gameId);
  if (title === undefined) throw new Refusal('game.unknown');
  const { engine, theme, names, descriptions, mathematics, figures } = title;
  return {
    gameId: title.gameId,
    engine,
    theme,
    names,
    descriptions,
    mathematics,
    figures: { ...figures, ways: [...figures.ways] },
  };
}
