import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RebateRate } from './rebate-rates.ts';
import { selectRebateRates } from './rebate-rates-sql.ts';

/** All rates of a merchant, by category and from the first day on. */
export async function readRebateRates(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly RebateRate[]> {
  const rows = await selectRebateRates(runner, merchantCode);
  return rows.map((row) => ({
    category: row.category,
    fromDay: row.from_day,
    basisPoints: row.basis_points,
  }));
}
