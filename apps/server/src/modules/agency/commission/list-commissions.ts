import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { InvalidRequestError } from '@wau/service/http/validator';
import { isDay } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readAgentPayments } from './read-agent-payments.ts';

/** What the agent was or is to be paid, the latest periods first. */
export async function listCommissions(
  parts: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode }, member }: Pick<AgentContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['listCommissions']>,
): Promise<CallValue<Calls['listCommissions']>> {
  const { fromDay, toDay } = query;
  if (fromDay !== undefined && !isDay(fromDay)) throw new InvalidRequestError('fromDay');
  if (toDay !== undefined && !isDay(toDay)) throw new InvalidRequestError('toDay');
  return readAgentPayments(parts, { merchantCode, agentId: member.memberId }, query);
}
