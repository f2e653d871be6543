import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { filterGames, hotGames } from './filter-games.ts';
import { gameView } from './game-view.ts';
import type { GameListParts } from './list-games.ts';

/** The hot games of a kind, all at once. */
export async function listHotGames(
  { catalogue, clock }: Pick<GameListParts, 'catalogue' | 'clock'>,
  { merchant, language }: VisitorContext,
  { gameType }: CallQuery<Calls['listHotGames']>,
): Promise<CallValue<Calls['listHotGames']>> {
  const nowMs = clock.nowMs();
  const offered = await catalogue.offeredBy(merchant.merchantCode);
  const ofType = filterGames(
    offered,
    gameType === undefined ? {} : { gameType },
    merchant.currencyCode,
    nowMs,
  );
  return { list: hotGames(ofType).map((game) => gameView(game, language, nowMs)) };
}
