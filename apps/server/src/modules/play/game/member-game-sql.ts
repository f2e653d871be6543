import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** A game of a member. */
export interface MemberGame {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly vendorCode: string;
  readonly gameId: string;
}

export interface ChosenGameRow {
  readonly vendor_code: string;
  readonly game_id: string;
}

/** The last added first. */
export function selectFavouriteGames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly ChosenGameRow[]> {
  return runner.query<ChosenGameRow & Record<string, unknown>>({
    name: 'select-favourite-games',
    text: `select vendor_code, game_id from wau.favourite_games
            where merchant_id = $1 and member_id = $2
            order by added_at desc, vendor_code, game_id`,
    values: [merchantCode, memberId],
  });
}

/** Whether the game is a favourite afterwards; not where there are `maximum` others. */
export async function insertFavouriteGame(
  runner: SqlRunner,
  { merchantCode, memberId, vendorCode, gameId }: MemberGame,
  addedAt: Date,
  maximum: number,
): Promise<boolean> {
  const rows = await runner.query<{ is_there: boolean }>({
    name: 'insert-favourite-game',
    text: `
      with others as (
        select count(*) as game_count from wau.favourite_games
         where merchant_id = $1 and member_id = $2 and (vendor_code, game_id) <> ($3, $4)
      ), added as (
        insert into wau.favourite_games (merchant_id, member_id, vendor_code, game_id, added_at)
        select $1, $2, $3, $4, $5 from others where game_count < $6
        on conflict do nothing
      )
      select game_count < $6 as is_there from others`,
    values: [merchantCode, memberId, vendorCode, gameId, addedAt, maximum],
  });
  return rows[0]?.is_there === true;
}

export async function deleteFavouriteGame(
  runner: SqlRunner,
  { merchantCode, memberId, vendorCode, gameId }: MemberGame,
): Promise<void> {
  await runner.query({
    name: 'delete-favourite-game',
    text: `delete from wau.favourite_games
            where merchant_id = $1 and member_id = $2 and vendor_code = $3 and game_id = $4`,
    values: [merchantCode, memberId, vendorCode, gameId],
  });
}

/** As many as anybody goes through again. */
const maximumRecentGames = 200;

/** The last opened first. */
export function selectRecentGames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly ChosenGameRow[]> {
  return runner.query<ChosenGameRow & Record<string, unknown>>({
    name: 'select-recent-games',
    text: `select vendor_code, game_id from wau.recent_games
            where merchant_id = $1 and member_id = $2
            order by opened_at desc, vendor_code, game_id limit $3`,
    values: [merchantCode, memberId, maximumRecentGames],
  });
}

/** An opening that is told late changes nothing. */
export async function upsertRecentGame(
  runner: SqlRunner,
  { merchantCode, memberId, vendorCode, gameId }: MemberGame,
  openedAt: Date,
): Promise<void> {
  await runner.query({
    name: 'upsert-recent-game',
    text: `insert into wau.recent_games as known (merchant_id, member_id, vendor_code, game_id, opened_at)
           values ($1, $2, $3, $4, $5)
           on conflict (merchant_id, member_id, vendor_code, game_id) do update
              set opened_at = greatest(known.opened_at, excluded.opened_at)`,
    values: [merchantCode, memberId, vendorCode, gameId, openedAt],
  });
}
