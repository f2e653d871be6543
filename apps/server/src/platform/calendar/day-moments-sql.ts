import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { Days } from './require-days.ts';

export interface Moments {
  /** Included. */
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
}

/** The moments between which days lie where the merchant is, by the same clock as the sums of its days. */
export async function selectDayMoments(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { fromDay, toDay }: Days,
): Promise<Moments> {
  const [row] = await runner.query<{ from: Date; to: Date }>({
    name: 'select-day-moments',
    text: `select wau.merchant_day_start($1, $2::date) as "from", wau.merchant_day_start($1, $3::date + 1) as "to"`,
    values: [merchantCode, fromDay, toDay],
  });
  assert(row !== undefined, 'a row without a table is a row');
  return row;
}
