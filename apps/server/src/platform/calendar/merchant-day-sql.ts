import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

/** The day of the merchant's time zone that a moment lies in, as `2026-01-31`. */
export async function selectMerchantDay(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  moment: Date,
): Promise<string> {
  const rows = await runner.query<{ day: string }>({
    name: 'select-merchant-day',
    text: 'select wau.merchant_day($1, $2)::text as day',
    values: [merchantCode, moment],
  });
  const day = rows[0]?.day;
  assert(day !== undefined, 'every moment lies in a day');
  return day;
}
