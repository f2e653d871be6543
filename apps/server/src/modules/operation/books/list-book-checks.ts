import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { selectBookChecks } from './book-checks-sql.ts';

/** The nightly checks, newest first. */
export function listBookChecks(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  { cursor, pageSize }: CallQuery<Calls['listBookChecks']>,
): Promise<CallValue<Calls['listBookChecks']>> {
  const before = readCursor(cursor, (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined));
  return readPage(
    pageSize,
    (limit) => selectBookChecks(runner, merchantCode, before, limit),
    (row) => ({ day: row.day, checkedAt: row.checked_at.toISOString(), driftCount: row.drift_count }),
    (row) => row.day,
  );
}
