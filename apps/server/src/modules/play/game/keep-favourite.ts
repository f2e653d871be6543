import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  deleteFavouriteGame,
  insertFavouriteGame,
  type MemberGame,
  selectFavouriteGames,
} from './member-game-sql.ts';

const maximumFavourites = 500;

/**
 * Makes something of a vendor's, or of the lottery's, a favourite of a member's; twice is once.
 *
 * @throws Refusal `game.favourites.full`
 */
export async function keepFavourite(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  key: MemberGame,
): Promise<void> {
  const isThere = await insertFavouriteGame(runner, key, new Date(clock.nowMs()), maximumFavourites);
  if (!isThere) throw new Refusal('game.favourites.full');
}

export function forgetFavourite({ runner }: Pick<ServerParts, 'runner'>, key: MemberGame): Promise<void> {
  return deleteFavouriteGame(runner, key);
}

/** What a member likes of one vendor, the last added first. */
export async function favouritesOf(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  vendorCode: string,
): Promise<readonly string[]> {
  const rows = await selectFavouriteGames(runner, merchant.merchantCode, member.memberId);
  return rows.filter((row) => row.vendor_code === vendorCode).map((row) => row.game_id);
}
