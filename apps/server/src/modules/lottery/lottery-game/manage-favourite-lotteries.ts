/**
 * The lotteries that a member likes. They are kept as favourite games are, so that both have one limit, and under a name that
 * no vendor can have: the lists of games do not see them.
 *
 * Invariants
 * - A lottery is a favourite once, however often it is added.
 * - What is not offered any more stays a favourite unseen, and is one again when it comes back.
 */

import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { keepFavourite } from '../../play/game/manage-favourite-games.ts';
import {
  deleteFavouriteGame,
  type MemberGame,
  selectFavouriteGames,
} from '../../play/game/member-game-sql.ts';
import { lotteryProvider } from './lottery-game.ts';
import { selectGamesOfMerchant } from './lottery-game-sql.ts';
import { requireLottery } from './require-lottery.ts';

type FavouriteParts = Pick<ServerParts, 'runner' | 'clock'>;
type Owner = Pick<MemberContext, 'merchant' | 'member'>;

/** The last added first. */
export async function listFavouriteLotteries(
  { runner }: FavouriteParts,
  { merchant, member, language }: Owner & Pick<MemberContext, 'language'>,
): Promise<CallValue<Calls['listFavouriteLotteries']>> {
  const { merchantCode } = merchant;
  const rows = await selectFavouriteGames(runner, merchantCode, member.memberId);
  const games = await selectGamesOfMerchant(runner, merchantCode, language);
  const offered = new Set(games.filter(({ is_offered }) => is_offered).map(({ game_id }) => game_id));
  const chosen = rows.filter(
    ({ vendor_code, game_id }) => vendor_code === lotteryProvider && offered.has(game_id),
  );
  return { gameIds: chosen.map(({ game_id }) => game_id) };
}

/** @throws Refusal `lottery.game.unknown`, `game.favourites.full` */
export async function addFavouriteLottery(
  parts: FavouriteParts,
  context: Owner & Pick<MemberContext, 'language'>,
  { gameId }: CallBody<Calls['addFavouriteLottery']>,
): Promise<null> {
  await requireLottery(parts, context, gameId);
  await keepFavourite(parts, favouriteOf(context, gameId));
  return null;
}

export async function removeFavouriteLottery(
  { runner }: FavouriteParts,
  context: Owner,
  { gameId }: CallQuery<Calls['removeFavouriteLottery']>,
): Promise<null> {
  await deleteFavouriteGame(runner, favouriteOf(context, gameId));
  return null;
}

function favouriteOf({ merchant, member }: Owner, gameId: string): MemberGame {
  const { merchantCode } = merchant;
  return { merchantCode, memberId: member.memberId, vendorCode: lotteryProvider, gameId };
}
