import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { selectBookDrifts } from './book-checks-sql.ts';

/** What the check of a day has found. */
export function listBookDrifts(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  { cursor, pageSize, day }: CallQuery<Calls['listBookDrifts']>,
): Promise<CallValue<Calls['listBookDrifts']>> {
  const after = readCursor(cursor, (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined));
  return readPage(
    pageSize,
    (limit) => selectBookDrifts(runner, merchantCode, day, after ?? 0, limit),
    (row) => ({ check: row.check_name, subject: row.subject, detail: row.detail }),
    (row) => String(row.place),
  );
}
