import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { requireDay } from '../../../platform/calendar/require-days.ts';
import { selectPaymentDifferences } from './payment-reconciliation-sql.ts';

/** What a comparison has found, in the order of the orders' names. @throws InvalidRequestError for a day that no calendar has */
export async function listPaymentDifferences(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  { cursor, pageSize, provider, day }: CallQuery<Calls['listPaymentDifferences']>,
): Promise<CallValue<Calls['listPaymentDifferences']>> {
  const after = readCursor(cursor, parseNamesAndKind);
  const key = { merchantCode, providerCode: provider, day: requireDay(day) };
  return readPage(
    pageSize,
    (limit) => selectPaymentDifferences(runner, key, after, limit),
    (row) => ({
      orderReference: row.order_reference,
      providerReference: row.provider_reference,
      kind: row.kind,
      stated: row.stated,
      recorded: row.recorded,
    }),
    (row) => `${row.order_reference} ${row.provider_reference} ${row.kind}`,
  );
}

/** Neither name has spaces, and either may be empty. */
function parseNamesAndKind(text: string): readonly [string, string, string] | undefined {
  const [, order, payment, kind] = /^([!-~]{0,128}) ([!-~]{0,128}) ([a-z]{1,10})$/.exec(text) ?? [];
  return order === undefined || payment === undefined || kind === undefined
    ? undefined
    : [order, payment, kind];
}
