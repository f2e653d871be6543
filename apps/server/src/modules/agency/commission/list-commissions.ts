import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { InvalidRequestError } from '@wau/service/http/validator';
import { isDay } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectAgentPayments } from './commission-list-sql.ts';
import { selectTerms } from './commission-terms-sql.ts';
import { agentPaymentView } from './commission-view.ts';

/** What the agent was or is to be paid, the latest periods first. */
export async function listCommissions(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode }, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { kind, state, fromDay, toDay, cursor, pageSize }: CallQuery<Calls['listCommissions']>,
): Promise<CallValue<Calls['listCommissions']>> {
  if (fromDay !== undefined && !isDay(fromDay)) throw new InvalidRequestError('fromDay');
  if (toDay !== undefined && !isDay(toDay)) throw new InvalidRequestError('toDay');
  const before = readCursor(cursor, (text) => parseId('commissionRun', text));
  const filter = { merchantCode, agentId: member.memberId, kind, state, fromDay, toDay, before };
  const page = await readPage(
    pageSize,
    (limit) => selectAgentPayments(runner, { ...filter, limit }),
    (row) => row,
    (row) => row.run_id,
  );
  const terms = await selectTerms(runner, merchantCode, page.list);
  return { ...page, list: page.list.map((row) => agentPaymentView(row, terms)) };
}
