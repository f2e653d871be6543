import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Sums of days that differ from what bets and settlements add up to, or that have none of them; empty is good. */
export function findWrongSums(
  runner: SqlRunner,
  merchantCode: string,
): Promise<readonly Record<string, unknown>[]> {
  return runner.query({
    text: `
      with step as (
        select merchant_id, member_id, wau.merchant_day(merchant_id, placed_at) as day, category, currency,
               1 as bet_count, stake_minor, payout_minor, turnover_minor
          from wau.bets where merchant_id = $1
         union all
        select bet.merchant_id, bet.member_id, wau.merchant_day(bet.merchant_id, row.settled_at), bet.category,
               bet.currency,
               (row.status <> 'refunded')::int
               - (coalesce(lag(row.status) over (partition by bet.source, bet.provider, bet.external_key
                                                 order by row.step), bet.status) <> 'refunded')::int,
               row.stake_minor - row.refund_minor, row.payout_minor, row.turnover_minor
          from wau.bet_settlements as row
          join wau.bets as bet using (merchant_id, source, provider, external_key)
         where bet.merchant_id = $1
      ), expected as (
        select merchant_id, member_id, day, category, currency, sum(bet_count) as bet_count,
               sum(stake_minor) as stake_minor, sum(payout_minor) as payout_minor,
               sum(turnover_minor) as turnover_minor
          from step group by 1, 2, 3, 4, 5
      )
      select * from expected
      full join (select * from wau.bet_day_sums where merchant_id = $1) as stored
           using (merchant_id, member_id, day, category, currency)
       where (expected.bet_count, expected.stake_minor, expected.payout_minor, expected.turnover_minor)
             is distinct from
             (stored.bet_count, stored.stake_minor, stored.payout_minor, stored.turnover_minor)`,
    values: [merchantCode],
  });
}

export interface SettlementRow extends Record<string, unknown> {
  readonly step: number;
  readonly kind: string;
  readonly stake_minor: bigint;
  readonly refund_minor: bigint;
  readonly payout_minor: bigint;
  readonly turnover_minor: bigint;
  readonly receivable_minor: bigint;
  readonly status: string;
}

/** The steps of a bet in their order. */
export function settlementsOf(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  externalKey: string,
): Promise<readonly SettlementRow[]> {
  return runner.query<SettlementRow>({
    text: `select step, kind, stake_minor, refund_minor, payout_minor, turnover_minor, receivable_minor, status
             from wau.bet_settlements where merchant_id = $1 and external_key = $2 order by step`,
    values: [merchantCode, externalKey],
  });
}
