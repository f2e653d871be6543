import type { MerchantCode, RoundId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type CrashBet, type CrashBetRow, crashBetOf } from './crash-bet-sql.ts';

export interface DueBet {
  readonly bet: CrashBet;
  /** This attempt included. */
  readonly attempts: number;
  /** Its stake is to be given back: its flight was called off, or somebody has decided so of a dead letter. */
  readonly givesBack: boolean;
}

/**
 * Takes bets of which the wallet is to be told, the longest waiting first, until `leaseUntil`. Any number of processes
 * may do so: what one has locked the others skip.
 */
export async function claimDueBets(
  sql: SqlRunner,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<readonly DueBet[]> {
  const rows = await sql.query<
    CrashBetRow & { attempts: number; gives_back: boolean } & Record<string, unknown>
  >({
    name: 'studio-claim-due-crash-bets',
    text: `with due as (
             select merchant_id, round_id from studio.crash_bet
             where next_attempt_at <= $1
             order by next_attempt_at limit $3 for no key update skip locked
           )
           update studio.crash_bet b set attempts = b.attempts + 1, next_attempt_at = $2
           from due where b.merchant_id = due.merchant_id and b.round_id = due.round_id
           returning b.*`,
    values: [now, leaseUntil, limit],
  });
  return rows.map((row) => ({
    bet: crashBetOf(row),
    attempts: row.attempts,
    givesBack: row.gives_back || row.state === 'void',
  }));
}

interface BetKey {
  readonly merchantId: MerchantCode;
  readonly roundId: RoundId;
}

/** What the wallet has confirmed: bets that were paid or lost become settled. */
export async function closeBets(sql: SqlRunner, bets: readonly BetKey[]): Promise<void> {
  await sql.query({
    name: 'studio-close-crash-bets',
    text: `update studio.crash_bet b set state = 'settled', next_attempt_at = null, last_error = null
           from unnest($1::text[], $2::text[]) as i(merchant_id, round_id)
           where b.merchant_id = i.merchant_id and b.round_id = i.round_id and b.state in ('won', 'lost')`,
    values: [bets.map((bet) => bet.merchantId), bets.map((bet) => bet.roundId)],
  });
}

/** No stake is held for these any more: nothing was paid, whatever they came to. One that was called off keeps its reason. */
export async function refundBets(sql: SqlRunner, bets: readonly BetKey[], refundCode: string): Promise<void> {
  await sql.query({
    name: 'studio-refund-crash-bets',
    text: `update studio.crash_bet b
           set state = 'refunded', payout_minor = 0, refund_code = coalesce(b.refund_code, $3), next_attempt_at = null,
               last_error = null
           from unnest($1::text[], $2::text[]) as i(merchant_id, round_id)
           where b.merchant_id = i.merchant_id and b.round_id = i.round_id and b.state in ('won', 'lost', 'void')`,
    values: [bets.map((bet) => bet.merchantId), bets.map((bet) => bet.roundId), refundCode],
  });
}

/** Records that the wallet did not confirm, and when to tell it again; `undefined` gives the bet up. */
export async function recordFailedSettlement(
  sql: SqlRunner,
  bet: BetKey,
  reason: string,
  now: Date,
  nextAttemptAt: Date | undefined,
): Promise<void> {
  await sql.query({
    name: 'studio-record-failed-crash-settlement',
    text: `update studio.crash_bet
           set last_error = $3, next_attempt_at = $5,
               given_up_at = case when $5::timestamptz is null then $4::timestamptz end
           where merchant_id = $1 and round_id = $2 and state in ('won', 'lost', 'void')`,
    values: [bet.merchantId, bet.roundId, reason.slice(0, 500), now, nextAttemptAt ?? null],
  });
}

/** How many bets wait to be told to the wallet, and how many were given up. */
export async function countUnsettledBets(
  sql: SqlRunner,
): Promise<{ readonly waiting: number; readonly givenUp: number }> {
  const [row] = await sql.query<{ waiting: number; given_up: number }>({
    text: `select count(*) filter (where given_up_at is null)::int4 as waiting,
                  count(*) filter (where given_up_at is not null)::int4 as given_up
           from studio.crash_bet where state in ('placed', 'staked', 'won', 'lost', 'void')`,
    values: [],
  });
  return { waiting: row?.waiting ?? 0, givenUp: row?.given_up ?? 0 };
}
