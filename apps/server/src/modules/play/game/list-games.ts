import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { filterGames } from './filter-games.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import { gameView, pageOf } from './game-view.ts';

export type GameListParts = Pick<ServerParts, 'runner' | 'clock'> & { readonly catalogue: GameCatalogue };

/** One page of the games that the merchant offers now and that the filter lets through, in the visitor's language. */
export async function listGames(
  { catalogue, clock }: Pick<GameListParts, 'catalogue' | 'clock'>,
  { merchant, language }: VisitorContext,
  query: CallQuery<Calls['listGames']>,
): Promise<CallValue<Calls['listGames']>> {
  const nowMs = clock.nowMs();
  const offered = await catalogue.offeredBy(merchant.merchantCode);
  const found = filterGames(offered, query, merchant.currencyCode, nowMs);
  const { items, ...page } = pageOf(found, query.pageNo, query.pageSize);
  return { games: items.map((game) => gameView(game, language, nowMs)), ...page };
}
