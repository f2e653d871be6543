import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** What members are counted for. */
export type CountedDeed = 'registered' | 'firstDeposit' | 'secondDeposit' | 'firstBet' | 'active';

/** A day where the merchant is, with its moments. */
export interface CountedDay {
  readonly merchantCode: MerchantCode;
  readonly timeZone: string;
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
}

/** One count of the day at a time, so that two processes add nothing twice. */
export async function lockDay(tx: SqlRunner, { merchantCode, day }: CountedDay): Promise<void> {
  await tx.query({
    name: 'lock-counted-day',
    text: `select pg_advisory_xact_lock(hashtextextended('count member day ' || $1 || ' ' || $2, 0))`,
    values: [merchantCode, day],
  });
}

export async function deleteDayCounts(tx: SqlRunner, { merchantCode, day }: CountedDay): Promise<void> {
  await tx.query({
    name: 'delete-member-day-counts',
    text: 'delete from wau.member_day_counts where merchant_id = $1 and day = $2::date',
    values: [merchantCode, day],
  });
}

/** All of them are found by the day's indexes, and whether it was the first time by those of the member. */
export async function insertDayCounts(tx: SqlRunner, counted: CountedDay): Promise<void> {
  const { merchantCode, timeZone, day, from, to } = counted;
  await tx.query({
    name: 'insert-member-day-counts',
    text: `
      with credited as materialized (
        select deposit.member_id,
               (select count(*) from (
                  select from wau.deposits as earlier
                   where earlier.merchant_id = $1 and earlier.member_id = deposit.member_id
                     and earlier.status = 'approved'
                     and (earlier.decided_at, earlier.deposit_id) < (deposit.decided_at, deposit.deposit_id)
                   limit 2) as before) as before_count
          from wau.deposits as deposit
         where deposit.merchant_id = $1 and deposit.status = 'approved' and deposit.decided_at >= $4
           and deposit.decided_at < $5
      ), played as materialized (
        select distinct sums.member_id from wau.bet_day_sums as sums
         where sums.merchant_id = $1 and sums.day = $2::date and sums.bet_count > 0
      ), done (what, member_id) as (
        select 'registered', member_id from wau.members
         where merchant_id = $1 and registered_at >= $4 and registered_at < $5
         union all
        select case before_count when 0 then 'firstDeposit' else 'secondDeposit' end, member_id
          from credited where before_count < 2
         union all
        select 'active', member_id from played
         union all
        select 'firstBet', member_id from played
         where not exists (select from wau.bet_day_sums as earlier
                            where earlier.merchant_id = $1 and earlier.member_id = played.member_id
                              and earlier.day < $2::date and earlier.bet_count > 0)
      )
      insert into wau.member_day_counts (merchant_id, day, what, registered_day, member_count)
      select $1, $2::date, done.what, (member.registered_at at time zone $3)::date, count(*)
        from done
        join wau.members as member on member.merchant_id = $1 and member.member_id = done.member_id
       group by done.what, 4`,
    values: [merchantCode, day, timeZone, from, to],
  });
}

export async function upsertCountedDay(
  tx: SqlRunner,
  { merchantCode, day }: CountedDay,
  countedAt: Date,
): Promise<void> {
  await tx.query({
    name: 'upsert-counted-day',
    text: `insert into wau.counted_days (merchant_id, day, counted_at) values ($1, $2::date, $3)
           on conflict (merchant_id, day) do update set counted_at = excluded.counted_at`,
    values: [merchantCode, day, countedAt],
  });
}

/** How long results of a day may still come in: as long as vendors keep their files, and a day more. */
const openDays = 17;

/**
 * The days that are to be counted, oldest first: those that never were, from the first member's on; today and the day
 * before; and once a day those before, in which late rounds may have been recorded.
 */
export async function selectDaysToCount(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  timeZone: string,
  now: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await runner.query<{ day: string }>({
    name: 'select-days-to-count',
    text: `
      with span as (
        select ($3::timestamptz at time zone $2)::date as today,
               (select (registered_at at time zone $2)::date from wau.members
                 where merchant_id = $1 order by registered_at limit 1) as first_day
      )
      select each.day::date::text as day
        from span
       cross join lateral generate_series(span.first_day, span.today, interval '1 day') as each (day)
        left join wau.counted_days as counted on counted.merchant_id = $1 and counted.day = each.day::date
       where counted.day is null or each.day::date >= span.today - 1
          or (each.day::date >= span.today - $4::integer and counted.counted_at < $3::timestamptz - interval '1 day')
       order by each.day
       limit $5`,
    values: [merchantCode, timeZone, now, openDays, limit],
  });
  return rows.map(({ day }) => day);
}

export interface DayCountRow {
  readonly day: string;
  readonly what: CountedDeed;
  readonly member_count: number;
}

/** What happened in each day of a period. */
export function selectDayCounts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  fromDay: string,
  toDay: string,
): Promise<readonly DayCountRow[]> {
  return runner.query<DayCountRow & Record<string, unknown>>({
    name: 'select-day-counts',
    text: `select day::text as day, what, sum(member_count)::int4 as member_count from wau.member_day_counts
            where merchant_id = $1 and day between $2::date and $3::date
            group by member_day_counts.day, what order by member_day_counts.day, what`,
    values: [merchantCode, fromDay, toDay],
  });
}

export interface CohortRow {
  readonly what: CountedDeed;
  readonly member_count: number;
}

/** How many of those who registered in a period have done what, until now. */
export function selectCohort(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  fromDay: string,
  toDay: string,
): Promise<readonly CohortRow[]> {
  return runner.query<CohortRow & Record<string, unknown>>({
    name: 'select-cohort',
    text: `select what, sum(member_count)::int4 as member_count from wau.member_day_counts
            where merchant_id = $1 and registered_day between $2::date and $3::date and what <> 'active'
            group by what`,
    values: [merchantCode, fromDay, toDay],
  });
}

/** When a day of the period was counted last; null where none was yet. */
export async function selectCountedAt(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  fromDay: string,
  toDay: string,
): Promise<Date | null> {
  const [row] = await runner.query<{ counted_at: Date | null }>({
    name: 'select-counted-at',
    text: `select max(counted_at) as counted_at from wau.counted_days
            where merchant_id = $1 and day between $2::date and $3::date`,
    values: [merchantCode, fromDay, toDay],
  });
  return row?.counted_at ?? null;
}
