import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { agentNames } from './agent-name.ts';
import { readLines } from './read-lines.ts';

/** @throws Refusal `commission.unknown`, also of another agent's */
export function listCommissionLines(
  parts: Pick<ServerParts, 'runner'>,
  { merchant, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { runId, ...page }: CallQuery<Calls['listCommissionLines']>,
): Promise<CallValue<Calls['listCommissionLines']>> {
  const key = { merchantCode: merchant.merchantCode, runId };
  return readLines(parts, key, member.memberId, agentNames(merchant), page);
}
