import type { MerchantCode, RoundId } from '@wau/contract/ids';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PlayerKey } from '../seeds/seed-sql.ts';

export interface OpenRoundKey {
  readonly merchantId: MerchantCode;
  readonly roundId: RoundId;
}

/**
 * Forgets that rounds are open, once their money is settled. A round that was closed already is passed over. Does not
 * wait for the disk: should a crash undo it, the resolver asks the wallet again and hears the same answers.
 */
export async function closeOpenRounds(sql: SqlRunner, keys: readonly OpenRoundKey[]): Promise<void> {
  await sql.query({
    name: 'studio-close-open-rounds',
    // Round ids are unique over merchants. Lists of keys are looked up in the index whatever the statistics say.
    text: `delete from studio.open_round where merchant_id = any ($1) and round_id = any ($2)
             and (select set_config('synchronous_commit', 'off', true)) = 'off'`,
    values: [
      textArrayLiteral([...new Set(keys.map((key) => key.merchantId))]),
      textArrayLiteral(keys.map((key) => key.roundId)),
    ],
  });
}

export interface RefundedRound extends OpenRoundKey {
  readonly refundCode: string;
}

/**
 * Marks rounds refunded and forgets that they are open, in one statement. Only an open round can become refunded: what
 * was settled stays so.
 */
export async function refundOpenRounds(sql: SqlRunner, rounds: readonly RefundedRound[]): Promise<void> {
  await sql.query({
    name: 'studio-refund-open-rounds',
    text: `with closed as (
             delete from studio.open_round o
             using unnest($1::text[], $2::text[], $3::text[]) as i(merchant_id, round_id, code)
             where o.merchant_id = i.merchant_id and o.round_id = i.round_id
             returning o.merchant_id, o.round_id, i.code
           ), waiting as (
             delete from studio.waiting_round w using closed
             where w.merchant_id = closed.merchant_id and w.round_id = closed.round_id
           )
           update studio.round r set refund_code = closed.code from closed
           where r.merchant_id = closed.merchant_id and r.round_id = closed.round_id`,
    values: [
      rounds.map((round) => round.merchantId),
      rounds.map((round) => round.roundId),
      rounds.map((round) => round.refundCode),
    ],
  });
}

/**
 * Rounds whose outcome the seeds would still tell: money under way, or a player who has yet to decide. The tables hold
 * what is in flight, so they are walked: an index by player would be written
 * with every bet.
 */
export async function hasOpenRounds(sql: SqlRunner, player: PlayerKey): Promise<boolean> {
  const rows = await sql.query<{ one: number }>({
    text: `select 1 as one from studio.open_round where merchant_id = $1 and player_id = $2
           union all
           select 1 from studio.waiting_round where merchant_id = $1 and player_id = $2
           union all
           select 1 from studio.open_batch b
             cross join unnest(b.merchant_ids, b.player_ids) as o(merchant_id, player_id)
           where o.merchant_id = $1 and o.player_id = $2
           limit 1`,
    values: [player.merchantId, player.playerId],
  });
  return rows.length > 0;
}

/** An open round that a resolver has taken; nobody else takes it before its lease ends. */
export interface ClaimedRound extends OpenRoundKey {
  readonly tokenHash: Buffer;
  /** `undefined` when the play session has been cleared away. */
  readonly walletTokenSealed: Buffer | undefined;
  readonly placedAt: Date;
  /** This attempt included. */
  readonly attempts: number;
  /** Somebody has decided that the stake is given back. */
  readonly givesBack: boolean;
}

/**
 * Takes up to `limit` open rounds of these games whose time has come, the longest waiting first. Any number of nodes may call it at
 * the same time: what one has locked the others skip.
 */
export async function claimOpenRounds(
  sql: SqlRunner,
  now: Date,
  leaseUntil: Date,
  limit: number,
  gameIds: readonly string[],
): Promise<readonly ClaimedRound[]> {
  const rows = await sql.query<{
    merchant_id: MerchantCode;
    round_id: RoundId;
    token_hash: Buffer;
    wallet_token_sealed: Buffer | null;
    placed_at: Date;
    attempts: number;
    gives_back: boolean;
  }>({
    name: 'studio-claim-open-rounds',
    text: `with due as (
             select o.merchant_id, o.round_id from studio.open_round o
             join studio.round r on r.merchant_id = o.merchant_id and r.round_id = o.round_id
             where o.next_attempt_at <= $1 and o.given_up_at is null and r.game_id = any ($4)
             order by o.next_attempt_at limit $3
             for update of o skip locked
           ), claimed as (
             update studio.open_round o set attempts = o.attempts + 1, next_attempt_at = $2
             from due
             where o.merchant_id = due.merchant_id and o.round_id = due.round_id
             returning o.*
           )
           select c.merchant_id, c.round_id, c.token_hash, c.placed_at, c.attempts, c.gives_back,
                  p.wallet_token_sealed
           from claimed c left join studio.play_session p using (merchant_id, token_hash)`,
    values: [now, leaseUntil, limit, textArrayLiteral(gameIds)],
  });
  return rows.map((row) => ({
    merchantId: row.merchant_id,
    roundId: row.round_id,
    tokenHash: row.token_hash,
    walletTokenSealed: row.wallet_token_sealed ?? undefined,
    placedAt: row.placed_at,
    attempts: row.attempts,
    givesBack: row.gives_back,
  }));
}

/** Records that an attempt did not settle the round, and when to try again; `undefined` gives it up. */
export async function recordFailedAttempt(
  sql: SqlRunner,
  key: OpenRoundKey,
  reason: string,
  now: Date,
  nextAttemptAt: Date | undefined,
): Promise<void> {
  await sql.query({
    name: 'studio-record-failed-attempt',
    text: `update studio.open_round
           set last_error = $3, next_attempt_at = coalesce($5, next_attempt_at),
               given_up_at = case when $5::timestamptz is null then $4::timestamptz end
           where merchant_id = $1 and round_id = $2`,
    values: [key.merchantId, key.roundId, reason.slice(0, 500), now, nextAttemptAt ?? null],
  });
}

export interface OpenRoundCounts {
  readonly waiting: number;
  readonly givenUp: number;
}

export async function countOpenRounds(sql: SqlRunner): Promise<OpenRoundCounts> {
  const [row] = await sql.query<{ waiting: number; given_up: number }>({
    text: `select (count(*) filter (where given_up_at is null)
                   + (select coalesce(sum(cardinality(round_ids)), 0) from studio.open_batch))::int4 as waiting,
                  count(*) filter (where given_up_at is not null)::int4 as given_up
           from studio.open_round`,
    values: [],
  });
  return { waiting: row?.waiting ?? 0, givenUp: row?.given_up ?? 0 };
}
