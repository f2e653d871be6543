/**
 * The games that a member likes; the house's lotteries stand among them (`lottery-game/manage-favourite-lotteries.ts`).
 *
 * Invariants
 * - A game is a favourite once, however often it is added.
 * - A member has at most `maximumFavourites`; two calls at once may exceed that by one, which harms nobody.
 * - What is not offered any more stays a favourite unseen, and is one again when it comes back.
 */

import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { ofType } from './filter-games.ts';
import { findOffered, type GameCatalogue, type OfferedGame } from './game-catalogue.ts';
import { gameView, pageOf } from './game-view.ts';
import { forgetFavourite, keepFavourite } from './keep-favourite.ts';
import type { GameListParts } from './list-games.ts';
import { type ChosenGameRow, type MemberGame, selectFavouriteGames } from './member-game-sql.ts';

/** The last added first. */
export async function listFavouriteGames(
  parts: GameListParts,
  { merchant, member, language }: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  { gameType = '', pageNo, pageSize }: CallQuery<Calls['listFavouriteGames']>,
): Promise<CallValue<Calls['listFavouriteGames']>> {
  const nowMs = parts.clock.nowMs();
  const rows = await selectFavouriteGames(parts.runner, merchant.merchantCode, member.memberId);
  const chosen = offeredOf(rows, await parts.catalogue.offeredBy(merchant.merchantCode));
  // The list's own word stands for all of it.
  const wanted = ofType(chosen, gameType === 'FAV' ? '' : gameType, nowMs);
  const { items, ...page } = pageOf(wanted, pageNo, pageSize);
  return { content: items.map((game) => gameView(game, language, nowMs)), ...page };
}

/** @throws Refusal `game.unknown`, `game.favourites.full` */
export async function addFavouriteGame(
  parts: GameListParts,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  named: CallBody<Calls['addFavouriteGame']>,
): Promise<null> {
  await keepFavourite(parts, await namedGame(parts.catalogue, context, named));
  return null;
}

/** @throws Refusal `game.unknown` */
export async function removeFavouriteGame(
  parts: GameListParts,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  named: CallQuery<Calls['removeFavouriteGame']>,
): Promise<null> {
  await forgetFavourite(parts, await namedGame(parts.catalogue, context, named));
  return null;
}

/** @throws Refusal `game.unknown` */
export async function namedGame(
  catalogue: GameCatalogue,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  named: { readonly nodeId: number; readonly vendor?: string },
): Promise<MemberGame> {
  const game = findOffered(await catalogue.offeredBy(merchant.merchantCode), named);
  if (game === undefined) throw new Refusal('game.unknown');
  const { vendorCode, gameId } = game;
  return { merchantCode: merchant.merchantCode, memberId: member.memberId, vendorCode, gameId };
}

/** The games of a member's rows that are offered now, in the order of the rows. */
export function offeredOf(
  rows: readonly ChosenGameRow[],
  offered: readonly OfferedGame[],
): readonly OfferedGame[] {
  const byKey = new Map(offered.map((game) => [`${game.vendorCode}/${game.gameId}`, game]));
  return rows
    .map((row) => byKey.get(`${row.vendor_code}/${row.game_id}`))
    .filter((game) => game !== undefined);
}
