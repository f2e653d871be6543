import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { realityCheckAnswers } from '@wau/contract/play-limits';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

export interface CheckedMember {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export type RealityCheckAnswer = (typeof realityCheckAnswers)[number];

/**
 * Notes that a game is opened. Play that goes on keeps its check, due or not; after a break, or after the wish to stop, time
 * counts from now.
 */
export async function upsertOpenedPlay(
  runner: SqlRunner,
  { merchantCode, memberId }: CheckedMember,
  opened: { readonly now: Date; readonly dueAt: Date; readonly breakSince: Date },
): Promise<void> {
  await runner.query({
    name: 'upsert-opened-play',
    text: `
      with last as (
        select coalesce(max(placed_at), '-infinity') as placed_at from wau.bets
         where merchant_id = $1 and member_id = $2
      )
      insert into wau.reality_checks as known
        (merchant_id, member_id, played_from, counted_from, due_at, last_opened_at, is_stopped)
      values ($1, $2, $3, $3, $4, $3, false)
      on conflict (merchant_id, member_id) do update
        set played_from = case when greatest(known.last_opened_at, (select placed_at from last)) < $5
                               then excluded.played_from else known.played_from end,
            counted_from = case when known.is_stopped or greatest(known.last_opened_at, (select placed_at from last)) < $5
                                then excluded.counted_from else known.counted_from end,
            due_at = case when known.is_stopped or greatest(known.last_opened_at, (select placed_at from last)) < $5
                          then excluded.due_at else known.due_at end,
            last_opened_at = excluded.last_opened_at,
            is_stopped = false`,
    values: [merchantCode, memberId, opened.now, opened.dueAt, opened.breakSince],
  });
}

export interface RealityCheckRow {
  readonly played_from: Date;
  readonly due_at: Date;
  readonly is_stopped: boolean;
}

export async function selectRealityCheck(
  runner: SqlRunner,
  { merchantCode, memberId }: CheckedMember,
): Promise<RealityCheckRow | undefined> {
  const [row] = await runner.query<RealityCheckRow & Record<string, unknown>>({
    name: 'select-reality-check',
    text: `select played_from, due_at, is_stopped from wau.reality_checks
            where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId],
  });
  return row;
}

/** Holds the row until the transaction ends, so that answers take turns. */
export async function lockRealityCheck(
  tx: SqlRunner,
  { merchantCode, memberId }: CheckedMember,
): Promise<RealityCheckRow | undefined> {
  const [row] = await tx.query<RealityCheckRow & Record<string, unknown>>({
    name: 'lock-reality-check',
    text: `select played_from, due_at, is_stopped from wau.reality_checks
            where merchant_id = $1 and member_id = $2 for no key update`,
    values: [merchantCode, memberId],
  });
  return row;
}

/** The member's own interval, in minutes; `undefined` for none. */
export async function selectOwnInterval(
  runner: SqlRunner,
  { merchantCode, memberId }: CheckedMember,
): Promise<number | undefined> {
  const [row] = await runner.query<{ limit_value: bigint | null }>({
    name: 'select-own-check-interval',
    text: `select limit_value from wau.play_limits
            where merchant_id = $1 and member_id = $2 and kind = 'check.every'`,
    values: [merchantCode, memberId],
  });
  return row?.limit_value == null ? undefined : Number(row.limit_value);
}

export interface PlayedSums {
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
}

/** What was staked and paid of the bets since a moment, at all vendors; what was given back was not staked. */
export async function selectPlayedSums(
  runner: SqlRunner,
  { merchantCode, memberId }: CheckedMember,
  currencyCode: CurrencyCode,
  since: Date,
): Promise<PlayedSums> {
  const [row] = await runner.query<PlayedSums & Record<string, unknown>>({
    name: 'select-played-sums',
    text: `select coalesce(sum(stake_minor - refunded_minor), 0)::bigint as stake_minor,
                  coalesce(sum(payout_minor), 0)::bigint as payout_minor
             from wau.bet_standings
            where merchant_id = $1 and member_id = $2 and currency = $3 and placed_at >= $4`,
    values: [merchantCode, memberId, currencyCode, since],
  });
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return row;
}

export async function insertRealityCheckAnswer(
  tx: SqlRunner,
  { merchantCode, memberId }: CheckedMember,
  { played_from: playedFrom, due_at: dueAt }: RealityCheckRow,
  answer: RealityCheckAnswer,
  sums: PlayedSums,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'insert-reality-check-answer',
    text: `insert into wau.reality_check_answers
             (merchant_id, member_id, due_at, answered_at, answer, played_from, stake_minor, payout_minor)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [merchantCode, memberId, dueAt, now, answer, playedFrom, sums.stake_minor, sums.payout_minor],
  });
}

/** The next check. */
export async function updateNextCheck(
  tx: SqlRunner,
  { merchantCode, memberId }: CheckedMember,
  now: Date,
  dueAt: Date,
): Promise<void> {
  await tx.query({
    name: 'update-next-reality-check',
    text: `update wau.reality_checks set counted_from = $3, due_at = $4, is_stopped = false
            where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId, now, dueAt],
  });
}

export async function updateStopped(tx: SqlRunner, { merchantCode, memberId }: CheckedMember): Promise<void> {
  await tx.query({
    name: 'update-stopped-play',
    text: 'update wau.reality_checks set is_stopped = true where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
}

/** A shorter interval counts from the last look back on. */
export async function updateSoonerCheck(
  tx: SqlRunner,
  { merchantCode, memberId }: CheckedMember,
  everyMinutes: number,
): Promise<void> {
  await tx.query({
    name: 'hasten-reality-check',
    text: `update wau.reality_checks
              set due_at = least(due_at, counted_from + make_interval(mins => $3::integer))
            where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId, everyMinutes],
  });
}
