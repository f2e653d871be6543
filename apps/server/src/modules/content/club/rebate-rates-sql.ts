import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface RebateRateRow {
  readonly category: string;
  readonly from_day: string;
  readonly basis_points: readonly number[];
}

/** By category, each from its first day on. */
export function selectRebateRates(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly RebateRateRow[]> {
  return runner.query<RebateRateRow & Record<string, unknown>>({
    name: 'select-rebate-rates',
    text: `select category, from_day, basis_points from wau.rebate_rates
            where merchant_id = $1 order by category, from_day`,
    values: [merchantCode],
  });
}
