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
import { favouritesOf, forgetFavourite, keepFavourite } from '../../play/game/keep-favourite.ts';
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
  const liked = await favouritesOf({ runner }, { merchant, member }, lotteryProvider);
  const games = await selectGamesOfMerchant(runner, merchant.merchantCode, language);
  const offered = new Set(games.filter(({ is_offered }) => is_offered).map(({ game_id }) => game_id));
  return { gameIds: liked.filter((gameId) => offered.has(gameId)) };
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
  await forgetFavourite({ runner }, favouriteOf(context, gameId));
  return null;
}

function favouriteOf({ merchant, member }: Owner, gameId: string) {
  const { merchantCode } = merchant;
  return { merchantCode, memberId: member.memberId, vendorCode: lotteryProvider, gameId };
}
