import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readAgentPayments } from '../commission/read-agent-payments.ts';
import { selectPlace } from './agent-desk-sql.ts';
import type { AgentOfDesk } from './agent-of-desk.ts';

/**
 * What an agent was or is to be paid, as the agent reads it.
 *
 * @throws Refusal `member.unknown`
 */
export async function listAgentCommissions(
  parts: Pick<ServerParts, 'runner'>,
  { merchantCode, memberId }: AgentOfDesk,
  query: CallQuery<Calls['listAgentCommissions']>,
): Promise<CallValue<Calls['listAgentCommissions']>> {
  if ((await selectPlace(parts.runner, merchantCode, memberId)) === undefined)
    throw new Refusal('member.unknown');
  return readAgentPayments(parts, { merchantCode, agentId: memberId }, query);
}
