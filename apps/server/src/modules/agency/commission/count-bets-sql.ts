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
 * stood above when the hour was over. In any other, members of one upline have the same people above, who are looked up once.
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
        select * from wau.bets
         where merchant_id = $1 and placed_at >= $2 and placed_at < $3 and status = 'settled'
         union all
        select bet.*
          from (select distinct source, provider, external_key from wau.bet_settlements
                 where merchant_id = $1 and settled_at >= $2 and settled_at < $3) as step
         cross join lateral (${recordOf('step')}) as bet
         where (bet.placed_at >= $2 and bet.placed_at < $3 and bet.status = 'settled') is not true
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
          from touched as bet
         cross join merchant
         cross join lateral (${stepsOf('bet', 'true')}) as later
         cross join lateral (${rebateOf('bet')}) as rebate
         cross join lateral (
                select max(known.revision) as revision, min(known.hour) as hour, bool_or(known.revision = 1) as is_whole,
                       sum(known.turnover_minor) as turnover_minor, sum(known.net_loss_minor) as net_loss_minor
                  from wau.commission_bets as known
                 where known.merchant_id = $1 and known.source = bet.source
                   and known.provider = bet.provider and known.external_key = bet.external_key) as counted
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
         cross join lateral (${stepsOf('bet', 'place.is_pruned and step.settled_at < place.closed_to')}) as former
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
      ), unplaced as materialized (
        select place.member_id, place.hour, place.day, known.was_counted,
               (select link.agent_id from wau.team_links as link
                 where link.merchant_id = $1 and link.member_id = place.member_id and link.level = 1) as upline_id
          from place
          join known using (member_id, hour)
         where known.path_key is null
      ), held as materialized (
        select each.day, contract.agent_id
          from (select distinct day from unplaced) as each
         cross join lateral (
                select distinct agent_id from wau.agent_contracts
                 where merchant_id = $1 and state = 'A'
                   and each.day between starts_on and coalesce(ends_on, 'infinity')
                offset 0) as contract
      ), above_upline as materialized (
        select each.upline_id, each.day, link.agent_id, link.level
          from (select distinct upline_id, day from unplaced where not was_counted and upline_id is not null) as each
         cross join lateral (
                select each.upline_id as agent_id, 0 as level
                 union all
                select agent_id, level from wau.team_links where merchant_id = $1 and member_id = each.upline_id
                offset 0) as link
      ), above_late as materialized (
        select each.member_id, each.hour, each.day, link.agent_id, link.level
          from unplaced as each
         cross join lateral (
                select agent_id, level from wau.team_links
                 where merchant_id = $1 and member_id = each.member_id and since < each.hour + interval '2 hours'
                offset 0) as link
         where each.was_counted
      ), way as materialized (
        select upline_id, day, array_agg(agent_id order by level) as agent_ids
          from above_upline left join held using (agent_id, day)
         group by upline_id, day having count(held.agent_id) > 0
      ), late_way as materialized (
        select member_id, hour, array_agg(agent_id order by level) as agent_ids
          from above_late left join held using (agent_id, day)
         group by member_id, hour having count(held.agent_id) > 0
      ), fresh as materialized (
        select member_id, hour, md5(array_to_string(agent_ids, ' '))::uuid as path_key, agent_ids
          from (select unplaced.member_id, unplaced.hour, way.agent_ids
                  from unplaced join way using (upline_id, day) where not unplaced.was_counted
                 union all
                select member_id, hour, agent_ids from late_way) as each
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
