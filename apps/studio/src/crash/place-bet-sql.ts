import type { RoundId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PlayerKey } from '../seeds/seed-sql.ts';
import type { CrashBet } from './crash-bet-sql.ts';

export interface NewCrashBet extends CrashBet {
  readonly idempotencyKey: string;
}

/**
 * Stores bets on flights that take bets, before any stake is asked for. A key that was used, a place of the screen that is
 * taken and a flight that is closed leave a bet out. The flight's row is held, so that it does not start in between.
 */
export async function insertCrashBets(
  sql: SqlRunner,
  bets: readonly NewCrashBet[],
): Promise<ReadonlySet<RoundId>> {
  const rows = await sql.query<{ round_id: RoundId }>({
    name: 'studio-insert-crash-bets',
    text: `with input as (
             select * from unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::text[], $6::text[], $7::integer[],
                                  $8::smallint[], $9::text[], $10::text[], $11::text[], $12::bigint[], $13::bigint[],
                                  $14::integer[], $15::timestamptz[])
               as i(merchant_id, round_id, player_id, token_hash, game_id, chain_id, number, slot, shown_name, key,
                    currency, stake_minor, max_win_minor, auto_hundredths, placed_at)
           ), open as (
             select f.game_id, f.chain_id, f.number, f.closes_at from studio.crash_flight f
             where (f.game_id, f.chain_id, f.number) in (select game_id, chain_id, number from input)
               and f.state = 'betting'
             order by f.game_id, f.chain_id, f.number for share
           )
           insert into studio.crash_bet (merchant_id, round_id, player_id, token_hash, game_id, chain_id, number, slot,
             shown_name, bet_key, currency, stake_minor, max_win_minor, auto_hundredths, state, placed_at)
           select i.merchant_id, i.round_id, i.player_id, i.token_hash, i.game_id, i.chain_id, i.number, i.slot,
                  i.shown_name, substr(sha256(convert_to(i.player_id || '/' || i.key, 'UTF8')), 1, 16), i.currency,
                  i.stake_minor, i.max_win_minor, i.auto_hundredths, 'placed', i.placed_at
           from input i join open using (game_id, chain_id, number)
           where i.placed_at < open.closes_at
           order by i.merchant_id, i.round_id
           on conflict do nothing
           returning round_id`,
    values: [
      bets.map((bet) => bet.merchantId),
      bets.map((bet) => bet.roundId),
      bets.map((bet) => bet.playerId),
      bets.map((bet) => bet.tokenHash),
      bets.map((bet) => bet.gameId),
      bets.map((bet) => bet.chainId),
      bets.map((bet) => bet.number),
      bets.map((bet) => bet.slot),
      bets.map((bet) => bet.shownName),
      bets.map((bet) => bet.idempotencyKey),
      bets.map((bet) => bet.currencyCode),
      bets.map((bet) => bet.stakeMinor),
      bets.map((bet) => bet.maxWinMinor),
      bets.map((bet) => bet.autoHundredths ?? null),
      bets.map((bet) => bet.placedAt),
    ],
  });
  return new Set(rows.map((row) => row.round_id));
}

/** The bet that a player's key was used for. */
export async function selectBetIdOfKey(
  sql: SqlRunner,
  player: PlayerKey,
  idempotencyKey: string,
): Promise<RoundId | undefined> {
  const [row] = await sql.query<{ round_id: RoundId }>({
    name: 'studio-select-crash-bet-of-key',
    text: `select round_id from studio.crash_bet
           where merchant_id = $1
             and bet_key = substr(sha256(convert_to($2::text || '/' || $3::text, 'UTF8')), 1, 16)`,
    values: [player.merchantId, player.playerId, idempotencyKey],
  });
  return row?.round_id;
}

export interface SeatedBet {
  readonly roundId: RoundId;
  readonly seat: number;
  /** So many seats were given on its flight by then. */
  readonly bets: number;
}

/**
 * Gives seats to bets of one flight whose stakes were taken, as long as it has not started: whoever was confirmed later is
 * not on it.
 */
export async function seatBets(sql: SqlRunner, bets: readonly CrashBet[]): Promise<readonly SeatedBet[]> {
  const [first] = bets;
  if (first === undefined) return [];
  const rows = await sql.query<{ round_id: RoundId; seat: number | null; bets: number }>({
    name: 'studio-seat-crash-bets',
    text: `with flight as (
             update studio.crash_flight set bets = bets + $4::integer
             where game_id = $1 and chain_id = $2 and number = $3 and state = 'betting'
             returning bets
           )
           update studio.crash_bet b set state = 'staked', seat = flight.bets - $4::integer + i.place::integer
           from flight cross join unnest($5::text[], $6::text[]) with ordinality as i(merchant_id, round_id, place)
           where b.merchant_id = i.merchant_id and b.round_id = i.round_id and b.state = 'placed'
           returning b.round_id, b.seat, flight.bets`,
    values: [
      first.gameId,
      first.chainId,
      first.number,
      bets.length,
      bets.map((bet) => bet.merchantId),
      bets.map((bet) => bet.roundId),
    ],
  });
  return rows.map((row) => ({ roundId: row.round_id, seat: row.seat ?? 0, bets: row.bets }));
}

/** What the wallet said of a stake that it did not take, or may not have. */
export interface UntakenBet {
  readonly bet: CrashBet;
  readonly refundCode: string;
  /** The stake is held nowhere and can never be taken; otherwise it is still to be given back. */
  readonly isCertain: boolean;
}

export async function leaveOutBets(sql: SqlRunner, bets: readonly UntakenBet[], now: Date): Promise<void> {
  await sql.query({
    name: 'studio-leave-out-crash-bets',
    text: `update studio.crash_bet b
           set state = case when i.is_certain then 'refunded' else 'void' end, refund_code = i.code,
               next_attempt_at = case when i.is_certain then null else $5::timestamptz end
           from unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) as i(merchant_id, round_id, code, is_certain)
           where b.merchant_id = i.merchant_id and b.round_id = i.round_id and b.state = 'placed'`,
    values: [
      bets.map(({ bet }) => bet.merchantId),
      bets.map(({ bet }) => bet.roundId),
      bets.map(({ refundCode }) => refundCode),
      bets.map(({ isCertain }) => isCertain),
      now,
    ],
  });
}
