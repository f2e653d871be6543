import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readLineBets } from './read-lines.ts';

/** @throws Refusal `commission.unknown`, also of another agent's */
export function listLineBets(
  parts: Pick<ServerParts, 'runner'>,
  context: Pick<AgentContext, 'merchant' | 'member' | 'language'>,
  { runId, line, ...page }: CallQuery<Calls['listLineBets']>,
): Promise<CallValue<Calls['listLineBets']>> {
  const key = { merchantCode: context.merchant.merchantCode, runId };
  return readLineBets(parts, context, key, { agentId: context.member.memberId, line }, page);
}
