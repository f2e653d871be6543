import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MerchantCode, parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectRuns } from './commission-run-list-sql.ts';
import { runView } from './commission-view.ts';

/** The runs of a merchant, the latest or the oldest first. */
export function listCommissionRuns(
  { runner }: Pick<ServerParts, 'runner'>,
  merchantCode: MerchantCode,
  { kind, state, order = 'newest', cursor, pageSize }: CallQuery<Calls['listCommissionRuns']>,
): Promise<CallValue<Calls['listCommissionRuns']>> {
  const after = readCursor(cursor, (text) => parseId('commissionRun', text));
  return readPage(
    pageSize,
    (limit) => selectRuns(runner, merchantCode, { kind, state, order, after, limit }),
    runView,
    (row) => row.run_id,
  );
}
