import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { requireDay } from '../../../platform/calendar/require-days.ts';
import { selectDifferences } from './reconciliation-sql.ts';

/** What a comparison has found, in the order of the rounds' names. @throws InvalidRequestError for a day that no calendar has */
export async function listStatementDifferences(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  { cursor, pageSize, vendor, day }: CallQuery<Calls['listStatementDifferences']>,
): Promise<CallValue<Calls['listStatementDifferences']>> {
  const after = readCursor(cursor, parseRoundAndKind);
  const key = { merchantCode, vendorCode: vendor, day: requireDay(day) };
  return readPage(
    pageSize,
    (limit) => selectDifferences(runner, key, after, limit),
    (row) => ({ roundId: row.round_id, kind: row.kind, stated: row.stated, recorded: row.recorded }),
    (row) => `${row.round_id} ${row.kind}`,
  );
}

/** Names of rounds have no spaces. */
function parseRoundAndKind(text: string): readonly [string, string] | undefined {
  const [, roundId, kind] = /^([!-~]{1,128}) ([a-z]{1,10})$/.exec(text) ?? [];
  return roundId === undefined || kind === undefined ? undefined : [roundId, kind];
}
