import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { isDay } from '../../../platform/calendar/require-days.ts';
import { comparedDayView } from '../../../platform/statements/compared-day.ts';
import { selectReconciliations } from './reconciliation-sql.ts';

/** The days that were compared, newest first. */
export function listReconciliations(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  { cursor, pageSize, vendor }: CallQuery<Calls['listReconciliations']>,
): Promise<CallValue<Calls['listReconciliations']>> {
  const before = readCursor(cursor, parseDayAndVendor);
  return readPage(
    pageSize,
    (limit) => selectReconciliations(runner, merchantCode, { vendorCode: vendor, before, limit }),
    (row) => ({ vendor: row.vendor_code, ...comparedDayView(row) }),
    (row) => `${row.day} ${row.vendor_code}`,
  );
}

function parseDayAndVendor(text: string): readonly [string, string] | undefined {
  const [, day, vendorCode] = /^(\d{4}-\d\d-\d\d) ([a-z][a-z0-9]{1,19})$/.exec(text) ?? [];
  return day === undefined || vendorCode === undefined || !isDay(day) ? undefined : [day, vendorCode];
}
