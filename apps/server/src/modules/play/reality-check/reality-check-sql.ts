import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { realityCheckAnswers } from '@wau/contract/play-limits';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

export interface CheckedMember {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export type RealityCheckAnswer = (typeof realityCheckAnswers)[number];

/** A member who opens a game, with the merchant's interval. */
export interface OpeningMember extends CheckedMember {
  readonly merchantMinutes: number;
}

/**
 * Notes that games are opened, each member once. Play that goes on keeps its check, due or not; after a break, or after the
 * wish to stop, time counts from now. What was noted a moment ago is not written again. The interval is the merchant's, or the member's own where that is shorter. Members are
 * locked in their order.
 */
export async function upsertOpenedPlays(
  runner: SqlRunner,
  members: readonly OpeningMember[],
  opened: { readonly now: Date; readonly breakSince: Date; readonly notedSince: Date },
): Promise<void> {
  await runner.query({
    name: 'upsert-opened-plays',
    text: `
      insert into wau.reality_checks as known
        (merchant_id, member_id, played_from, counted_from, due_at, last_opened_at, is_stopped)
      select opening.merchant_id, opening.member_id, $4, $4,
             $4::timestamptz + make_interval(mins => least(opening.minutes, own.limit_value)::integer), $4, false
        from unnest($1::text[], $2::text[], $3::integer[]) as opening (merchant_id, member_id, minutes)
        left join wau.play_limits as own
          on own.merchant_id = opening.merchant_id and own.member_id = opening.member_id and own.kind = 'check.every'
        left join wau.reality_checks as noted
          on noted.merchant_id = opening.merchant_id and noted.member_id = opening.member_id
       where noted.last_opened_at is null or noted.is_stopped or noted.last_opened_at not between $6 and $4
       order by opening.merchant_id collate "C", opening.member_id collate "C"
      on conflict (merchant_id, member_id) do update
        set (played_from, counted_from, due_at) = (
              select case when play.is_new then excluded.played_from else known.played_from end,
                     case when known.is_stopped or play.is_new then excluded.counted_from else known.counted_from end,
                     case when known.is_stopped or play.is_new then excluded.due_at else known.due_at end
                from (select greatest(known.last_opened_at, max(bet.placed_at)) < $5 as is_new from wau.bets as bet
                       where bet.merchant_id = excluded.merchant_id and bet.member_id = excluded.member_id) as play),
            last_opened_at = excluded.last_opened_at,
            is_stopped = false`,
    values: [
      textArrayLiteral(members.map(({ merchantCode }) => merchantCode)),
      textArrayLiteral(members.map(({ memberId }) => memberId)),
      plainArrayLiteral(members.map(({ merchantMinutes }) => merchantMinutes)),
      opened.now,
      opened.breakSince,
      opened.notedSince,
    ],
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
