import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { isDay } from '../../../platform/calendar/require-days.ts';
import { comparedDayView } from '../../../platform/statements/compared-day.ts';
import { selectPaymentReconciliations } from './payment-reconciliation-sql.ts';

/** The days that were compared, newest first. */
export function listPaymentReconciliations(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  { cursor, pageSize, provider }: CallQuery<Calls['listPaymentReconciliations']>,
): Promise<CallValue<Calls['listPaymentReconciliations']>> {
  const before = readCursor(cursor, parseDayAndProvider);
  return readPage(
    pageSize,
    (limit) => selectPaymentReconciliations(runner, merchantCode, { providerCode: provider, before, limit }),
    (row) => ({ provider: row.provider_code, ...comparedDayView(row) }),
    (row) => `${row.day} ${row.provider_code}`,
  );
}

function parseDayAndProvider(text: string): readonly [string, string] | undefined {
  const [, day, providerCode] = /^(\d{4}-\d\d-\d\d) ([a-z]{2,20})$/.exec(text) ?? [];
  return day === undefined || providerCode === undefined || !isDay(day) ? undefined : [day, providerCode];
}
