import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface CountedHour {
  readonly hour: Date;
}

/** The hours that are to be counted, oldest first: those that never were, and late once more those of the last days. */
export function selectHoursToCount(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  asked: {
    /** Hours that end by then. */
    readonly until: Date;
    readonly again: { readonly days: number; readonly countedBefore: Date };
    readonly limit: number;
  },
): Promise<readonly CountedHour[]> {
  return runner.query<CountedHour & Record<string, unknown>>({
    text: `
      with first as (
        select date_trunc('hour', wau.merchant_day_start($1, min(starts_on))) as hour
          from wau.agent_contracts where merchant_id = $1 and state = 'A'
      ), next as (
        select greatest((select max(hour) + interval '1 hour' from wau.commission_hours where merchant_id = $1),
                        first.hour) as hour
          from first where first.hour is not null
      )
      select hour from wau.commission_hours
       where merchant_id = $1 and hour > $2::timestamptz - $3::integer * interval '1 day' and counted_at < $4
       union all
      select each.hour from next
       cross join lateral generate_series(next.hour, $2::timestamptz - interval '1 hour', interval '1 hour') as each (hour)
       order by hour
       limit $5`,
    values: [merchantCode, asked.until, asked.again.days, asked.again.countedBefore, asked.limit],
  });
}

export async function upsertCountedHour(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  hour: Date,
  countedAt: Date,
): Promise<void> {
  await tx.query({
    name: 'upsert-commission-hour',
    text: `insert into wau.commission_hours (merchant_id, hour, counted_at) values ($1, $2, $3)
           on conflict (merchant_id, hour) do update set counted_at = excluded.counted_at`,
    values: [merchantCode, hour, countedAt],
  });
}

/** Notes as counted the first of these hours, up to the first in which anything was placed or settled; says how many. */
export async function upsertEmptyHours(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  hours: readonly Date[],
  countedAt: Date,
): Promise<number> {
  const rows = await tx.query({
    name: 'upsert-empty-commission-hours',
    text: `
      with asked as materialized (
        select hour, place from unnest($2::timestamptz[]) with ordinality as asked (hour, place)
      ), busy as materialized (
        select min(place) as place from asked
         where (select 1 from wau.bets
                 where merchant_id = $1 and placed_at >= asked.hour and placed_at < asked.hour + interval '1 hour'
                   and status = 'settled' limit 1) is not null
            or (select 1 from wau.bet_settlements
                 where merchant_id = $1 and settled_at >= asked.hour and settled_at < asked.hour + interval '1 hour'
                 limit 1) is not null
      )
      insert into wau.commission_hours (merchant_id, hour, counted_at)
      select $1, hour, $3 from asked cross join busy where busy.place is null or asked.place < busy.place
      on conflict (merchant_id, hour) do update set counted_at = excluded.counted_at
      returning 1 as counted`,
    values: [merchantCode, hours, countedAt],
  });
  return rows.length;
}
