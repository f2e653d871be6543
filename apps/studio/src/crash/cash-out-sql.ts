import type { MerchantCode, RoundId } from '@wau/contract/ids';
import { type Minor, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type CrashBet, type CrashBetRow, crashBetColumns, crashBetOf } from './crash-bet-sql.ts';
import type { FlightKey } from './crash-flight-sql.ts';

/** A bet, and when its flight started, where it has. */
export interface BetOnFlight {
  readonly bet: CrashBet;
  readonly startedAtMs: number | undefined;
}

/** Bets with their flights, those that there are; in one question, because in a rush each waits for its turn. */
export async function selectBetsOnFlights(
  sql: SqlRunner,
  bets: readonly { readonly merchantId: MerchantCode; readonly roundId: RoundId }[],
): Promise<readonly BetOnFlight[]> {
  const rows = await sql.query<CrashBetRow & { readonly started_at: Date | null } & Record<string, unknown>>({
    name: 'studio-select-crash-bets-on-flights',
    text: `select ${crashBetColumns}, f.started_at
           from unnest($1::text[], $2::text[]) as i(merchant_id, round_id)
           join studio.crash_bet b on b.merchant_id = i.merchant_id and b.round_id = i.round_id
           join studio.crash_flight f on f.game_id = b.game_id and f.chain_id = b.chain_id and f.number = b.number`,
    values: [bets.map((bet) => bet.merchantId), bets.map((bet) => bet.roundId)],
  });
  return rows.map((row) => ({ bet: crashBetOf(row), startedAtMs: row.started_at?.getTime() }));
}

/** A cash-out as the clock has decided it. */
export interface DecidedCashOut {
  readonly merchantId: MerchantCode;
  readonly roundId: RoundId;
  readonly atHundredths: number;
  readonly isAutomatic: boolean;
}

/**
 * Writes cash-outs of one flight, unless it has been closed: each bet's first one counts. The flight's row is held, so
 * that what was in time is not overtaken by its closing. Returns what the bets written now pay.
 */
export async function writeCashOuts(
  sql: SqlRunner,
  { gameId, chainId, number }: FlightKey,
  cashOuts: readonly DecidedCashOut[],
  now: Date,
): Promise<ReadonlyMap<RoundId, Minor>> {
  const rows = await sql.query<{ round_id: RoundId; payout_minor: bigint }>({
    name: 'studio-write-crash-cash-outs',
    text: `with flight as (
             select 1 as one from studio.crash_flight
             where game_id = $1 and chain_id = $2 and number = $3 and state in ('flying', 'crashed')
             for share
           ), input as (
             select i.*, b.ctid as row_place
             from unnest($4::text[], $5::text[], $6::integer[], $7::boolean[])
                    as i(merchant_id, round_id, at_hundredths, is_automatic)
             join studio.crash_bet b on b.merchant_id = i.merchant_id and b.round_id = i.round_id
             cross join flight
             where b.state = 'staked' and b.game_id = $1 and b.chain_id = $2 and b.number = $3
             order by i.merchant_id, i.round_id for no key update of b
           )
           update studio.crash_bet b
           set state = 'won', cashed_hundredths = input.at_hundredths, is_automatic = input.is_automatic,
               payout_minor = least(b.max_win_minor, b.stake_minor * input.at_hundredths / 100),
               cashed_at = $8, next_attempt_at = $8
           from input
           where b.merchant_id = input.merchant_id and b.round_id = input.round_id and b.state = 'staked'
           returning b.round_id, b.payout_minor`,
    values: [
      gameId,
      chainId,
      number,
      cashOuts.map((each) => each.merchantId),
      cashOuts.map((each) => each.roundId),
      cashOuts.map((each) => each.atHundredths),
      cashOuts.map((each) => each.isAutomatic),
      now,
    ],
  });
  return new Map(rows.map((row) => [row.round_id, toMinor(row.payout_minor)]));
}
