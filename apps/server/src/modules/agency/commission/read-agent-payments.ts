import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MemberId, type MerchantCode, parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectAgentPayments } from './commission-list-sql.ts';
import { selectTerms } from './commission-terms-sql.ts';
import { agentPaymentView } from './commission-view.ts';

/** What an agent was or is to be paid, the latest periods first: of one kind, state, time or run, or all. */
export async function readAgentPayments(
  { runner }: Pick<ServerParts, 'runner'>,
  agent: { readonly merchantCode: MerchantCode; readonly agentId: MemberId },
  { kind, state, fromDay, toDay, runId, cursor, pageSize }: CallQuery<Calls['listCommissions']>,
): Promise<CallValue<Calls['listCommissions']>> {
  const before = readCursor(cursor, (text) => parseId('commissionRun', text));
  const filter = { ...agent, kind, state, fromDay, toDay, runId, before };
  const page = await readPage(
    pageSize,
    (limit) => selectAgentPayments(runner, { ...filter, limit }),
    (row) => row,
    (row) => row.run_id,
  );
  const terms = await selectTerms(runner, agent.merchantCode, page.list);
  return { ...page, list: page.list.map((row) => agentPaymentView(row, terms)) };
}
