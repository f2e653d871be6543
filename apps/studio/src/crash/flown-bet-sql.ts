import type { GameId, RoundId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PlayerKey } from '../seeds/seed-sql.ts';
import { type CrashBet, type CrashBetRow, crashBetOf } from './crash-bet-sql.ts';

/** A bet with what its flight was drawn from. */
export interface FlownBet {
  readonly bet: CrashBet;
  readonly salt: string;
  readonly head: string;
  /** `undefined` until the flight has ended. */
  readonly link: string | undefined;
}

interface FlownBetRow extends CrashBetRow, Record<string, unknown> {
  readonly salt: string | null;
  readonly head: string;
  readonly link: string | null;
}

async function queryFlownBets(
  sql: SqlRunner,
  tail: string,
  values: readonly unknown[],
): Promise<readonly FlownBet[]> {
  const rows = await sql.query<FlownBetRow>({
    text: `select b.*, c.salt, c.head, f.link
           from studio.crash_bet b
           join studio.crash_chain c using (game_id, chain_id)
           join studio.crash_flight f using (game_id, chain_id, number) ${tail}`,
    values,
  });
  return rows.map((row) => ({
    bet: crashBetOf(row),
    salt: row.salt ?? '',
    head: row.head,
    link: row.link ?? undefined,
  }));
}

export async function selectBetOfAnyMerchant(
  sql: SqlRunner,
  roundId: RoundId,
): Promise<FlownBet | undefined> {
  return (await queryFlownBets(sql, 'where b.round_id = $1', [roundId]))[0];
}

/** The player's bets on a title's flights, newest first, before `before`; bets that were refused are left out. */
export function listPlayerBets(
  sql: SqlRunner,
  player: PlayerKey,
  gameId: GameId,
  before: RoundId | undefined,
  limit: number,
): Promise<readonly FlownBet[]> {
  return queryFlownBets(
    sql,
    `where b.merchant_id = $1 and b.player_id = $2 and b.game_id = $3 and b.seat is not null
       and ($4::text is null or b.round_id < $4) order by b.round_id desc limit $5`,
    [player.merchantId, player.playerId, gameId, before ?? null, limit],
  );
}
