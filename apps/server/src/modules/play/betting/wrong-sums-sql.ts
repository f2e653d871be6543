import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Sums of a member's day that differ from what bets and settlements add up to, or that have none of them. */
export interface WrongSumRow {
  readonly member_id: string;
  readonly day: string;
  readonly category: string;
  readonly currency: string;
  /** Bets, stakes, payouts and turnover, as they ought to be and as they are stored; empty where there are none. */
  readonly expected: string;
  readonly stored: string;
}

/** Reads every bet of the merchant. */
export function selectWrongSums(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly WrongSumRow[]> {
  return runner.query<WrongSumRow & Record<string, unknown>>({
    name: 'select-wrong-sums',
    text: `
      with step as (
        select member_id, (placed_at at time zone zone.name)::date as day, category, currency, 1 as bet_count,
               stake_minor, payout_minor, turnover_minor
          from wau.bets
         cross join (select coalesce(real.time_zone, merchant.time_zone) as name
                       from wau.merchants as merchant
                       left join wau.merchants as real on real.merchant_id = merchant.trial_of
                      where merchant.merchant_id = $1) as zone
         where merchant_id = $1
         union all
        select bet.member_id, wau.merchant_day($1, row.settled_at), bet.category, bet.currency,
               (row.status <> 'refunded')::int
               - (coalesce(lag(row.status) over (partition by bet.source, bet.provider, bet.external_key
                                                 order by row.step), bet.status) <> 'refunded')::int,
               row.stake_minor - row.refund_minor, row.payout_minor, row.turnover_minor
          from wau.bet_settlements as row
          join wau.bets as bet using (merchant_id, source, provider, external_key)
         where bet.merchant_id = $1
      ), expected as (
        select member_id, day, category, currency, sum(bet_count) as bet_count, sum(stake_minor) as stake_minor,
               sum(payout_minor) as payout_minor, sum(turnover_minor) as turnover_minor
          from step group by 1, 2, 3, 4
      )
      select member_id, day::text as day, category, currency,
             concat_ws(' ', expected.bet_count, expected.stake_minor, expected.payout_minor, expected.turnover_minor)
               as expected,
             concat_ws(' ', stored.bet_count, stored.stake_minor, stored.payout_minor, stored.turnover_minor) as stored
        from expected
        full join (select member_id, day, category, currency, bet_count, stake_minor, payout_minor, turnover_minor
                     from wau.bet_day_sums where merchant_id = $1) as stored
             using (member_id, day, category, currency)
       where (expected.bet_count, expected.stake_minor, expected.payout_minor, expected.turnover_minor)
             is distinct from
             (stored.bet_count, stored.stake_minor, stored.payout_minor, stored.turnover_minor)
       order by member_id, day, category, currency
       limit 100`,
    values: [merchantCode],
  });
}
