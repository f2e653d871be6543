import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { netLossOf, rebateOf, recordOf, stepsOf, turnoverOf } from './bet-standing-sql.ts';

/**
 * Whoever counts, calculates or pays for a merchant waits for whoever does so already: batches are then in the order in which
 * they are committed, and no step is done twice.
 */
export async function lockCommissions(tx: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  await tx.query({
    name: 'lock-commissions',
    text: `select pg_advisory_xact_lock(hashtextextended('commissions ' || $1, 0))`,
    values: [merchantCode],
  });
}

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

/**
 * For the rest of the transaction what was found is put together by hashing. Of what a statement has just found the planner
 * knows nothing, takes it for a few rows and would compare each with each; what is looked up row by row is written so.
 */
export async function joinByHashing(tx: SqlRunner): Promise<void> {
  await tx.query({
    name: 'join-by-hashing',
    text: `select set_config('enable_nestloop', 'off', true), set_config('enable_mergejoin', 'off', true)`,
    values: [],
  });
}

/** Whether anything was placed or settled between two moments: of most hours of most merchants nothing is to be counted. */
export async function selectHasBets(
  tx: SqlRunner,
  { merchantCode, from, to }: Pick<CountedMoments, 'merchantCode' | 'from' | 'to'>,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'select-has-bets-to-count',
    text: `(select 1 as found from wau.bets
             where merchant_id = $1 and placed_at >= $2 and placed_at < $3 and status = 'settled' limit 1)
            union all
           (select 1 from wau.bet_settlements
             where merchant_id = $1 and settled_at >= $2 and settled_at < $3 limit 1)`,
    values: [merchantCode, from, to],
  });
  return rows.length > 0;
}

export interface CountedMoments {
  readonly merchantCode: MerchantCode;
  /** Included. */
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
  readonly products: readonly string[];
  readonly otherProduct: string;
  readonly now: Date;
}

/**
 * Counts what was placed or settled between two moments, after `joinByHashing`: every bet that has to do with it is held
 * against what was counted of it so far, and what is missing is added. Bets count from the hour on in which they were first
 * settled, for everybody who stands above their member then, as long as one of those has a contract in force. Said again it
 * finds nothing missing.
 *
 * In an hour that was counted before nobody counts for whoever came to stand above later: what comes late then is of those who
 * stood above when the hour was over.
 *
 * Of a bet whose rows are pruned what was counted follows from its record: how it stood when its hour was closed, where the
 * hour counted for its member, and what rows have added since.
 */
export async function insertCountedBets(tx: SqlRunner, counted: CountedMoments): Promise<void> {
  await tx.query({
    text: `
      with merchant as materialized (
        select own.currency, coalesce(real.time_zone, own.time_zone) as time_zone,
               coalesce((select min(hour) from wau.commission_hours
                          where merchant_id = $1 and bets_pruned_at is null and bets_closed_to is null), 'infinity')
                 as listed_from
          from wau.merchants as own left join wau.merchants as real on real.merchant_id = own.trial_of
         where own.merchant_id = $1
      ), touched as materialized (
        select source, provider, external_key from wau.bets
         where merchant_id = $1 and placed_at >= $2 and placed_at < $3 and status = 'settled'
         union
        select source, provider, external_key from wau.bet_settlements
         where merchant_id = $1 and settled_at >= $2 and settled_at < $3
      ), standing as materialized (
        select bet.source, bet.provider, bet.external_key, bet.member_id,
               case when bet.category = any ($4::text[]) then bet.category else $5 end as product,
               place.hour, place.is_pruned, ${turnoverOf('later')} as turnover_minor,
               ${netLossOf('later')} as net_loss_minor,
               coalesce(counted.revision, place.is_pruned::integer) as revision,
               coalesce(counted.turnover_minor, 0)
                 + case when place.is_pruned then ${turnoverOf('former')} else 0 end as counted_turnover_minor,
               coalesce(counted.net_loss_minor, 0)
                 + case when place.is_pruned then ${netLossOf('former')} else 0 end as counted_net_loss_minor
          from touched
         cross join merchant
         cross join lateral (${recordOf('touched')}) as bet
         cross join lateral (${stepsOf('bet', 'true')}) as later
         cross join lateral (${rebateOf('bet')}) as rebate
         cross join lateral (
                select max(known.revision) as revision, min(known.hour) as hour, bool_or(known.revision = 1) as is_whole,
                       sum(known.turnover_minor) as turnover_minor, sum(known.net_loss_minor) as net_loss_minor
                  from wau.commission_bets as known
                 where known.merchant_id = $1 and known.source = touched.source
                   and known.provider = touched.provider and known.external_key = touched.external_key) as counted
         cross join lateral (
                select coalesce(counted.hour,
                                date_trunc('hour', case bet.status when 'settled' then bet.placed_at
                                                        else later.first_settled end, merchant.time_zone)) as hour
                offset 0) as begun
         cross join lateral (
                select begun.hour,
                       case when begun.hour < merchant.listed_from and counted.is_whole is not true
                            then (select known.bets_closed_to from wau.commission_hours as known
                                   where known.merchant_id = $1 and known.hour = begun.hour) end as closed_to
                offset 0) as found
         cross join lateral (
                select found.hour, found.closed_to, found.closed_to is not null as is_pruned,
                       case when found.closed_to is not null
                            then (select base.member_id from wau.commission_bases as base
                                   where base.merchant_id = $1 and base.hour = found.hour
                                     and base.member_id = bet.member_id limit 1) is null end as is_left_out
                offset 0) as place
         cross join lateral (${stepsOf('bet', 'step.settled_at < place.closed_to')}) as former
         where bet.currency = merchant.currency and place.is_left_out is not true
      ), change as materialized (
        select source, provider, external_key, member_id, product, revision + 1 as revision, hour,
               (turnover_minor - counted_turnover_minor)::bigint as turnover_minor,
               (net_loss_minor - counted_net_loss_minor)::bigint as net_loss_minor
          from standing
         where hour is not null
           and (turnover_minor <> counted_turnover_minor or net_loss_minor <> counted_net_loss_minor)
      ), place as materialized (
        select each.member_id, each.hour, (each.hour at time zone merchant.time_zone)::date as day
          from (select distinct member_id, hour from change) as each cross join merchant
      ), known as materialized (
        select place.member_id, place.hour,
               (select hours.counted_at from wau.commission_hours as hours
                 where hours.merchant_id = $1 and hours.hour = place.hour) is not null as was_counted,
               (select base.path_key from wau.commission_bases as base
                 where base.merchant_id = $1 and base.hour = place.hour and base.member_id = place.member_id
                 limit 1) as path_key
          from place
      ), fresh as materialized (
        select place.member_id, place.hour, md5(array_to_string(above.agent_ids, ' '))::uuid as path_key,
               above.agent_ids
          from place
          join known using (member_id, hour)
         cross join lateral (
                select array_agg(link.agent_id order by link.level) as agent_ids,
                       bool_or((select count(*) from wau.agent_contracts as contract
                                 where contract.merchant_id = $1 and contract.agent_id = link.agent_id
                                   and contract.state = 'A'
                                   and place.day between contract.starts_on and coalesce(contract.ends_on, 'infinity')) > 0)
                         as is_held
                  from wau.team_links as link
                 where link.merchant_id = $1 and link.member_id = place.member_id
                   and (not known.was_counted or link.since < place.hour + interval '2 hours')) as above
         where known.path_key is null and above.is_held
      ), paths as (
        insert into wau.commission_paths (merchant_id, path_key, agent_ids)
        select distinct on (path_key) $1, path_key, agent_ids from fresh order by path_key
        on conflict (merchant_id, path_key) do nothing
      ), batch as materialized (
        select coalesce(max(batch), 0) + 1 as batch from wau.commission_batches where merchant_id = $1
      ), kept as materialized (
        select change.*, coalesce(known.path_key, fresh.path_key) as path_key, batch.batch
          from change
         cross join batch
          join known using (member_id, hour)
          left join fresh using (member_id, hour)
         where coalesce(known.path_key, fresh.path_key) is not null
      ), bets as (
        insert into wau.commission_bets
          (merchant_id, source, provider, external_key, revision, member_id, product, hour, turnover_minor,
           net_loss_minor, batch)
        select $1, source, provider, external_key, revision, member_id, product, hour, turnover_minor, net_loss_minor,
               batch
          from kept
      ), bases as (
        insert into wau.commission_bases
          (merchant_id, hour, member_id, product, batch, path_key, turnover_minor, net_loss_minor)
        select $1, hour, member_id, product, batch, path_key, sum(turnover_minor)::bigint, sum(net_loss_minor)::bigint
          from kept
         group by hour, member_id, product, batch, path_key
      )
      insert into wau.commission_batches (merchant_id, batch, counted_at, hours)
      select $1, batch, $6, array_agg(distinct hour) from kept group by batch`,
    values: [
      counted.merchantCode,
      counted.from,
      counted.to,
      counted.products,
      counted.otherProduct,
      counted.now,
    ],
  });
}
