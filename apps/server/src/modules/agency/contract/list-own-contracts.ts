import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { firstStart } from '@wau/rules/agency/contract-periods';
import { assert } from '@wau/service/refusal';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectAgent, selectContracts } from './contract-sql.ts';
import { contractViews } from './contract-view.ts';

/** As many as anybody looks back on. */
const mostVersions = 60;

/** What the agent is, was or would be paid by a kind of contract. */
export async function listOwnContracts(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { kind }: CallQuery<Calls['listOwnContracts']>,
): Promise<CallValue<Calls['listOwnContracts']>> {
  const { merchantCode, currencyCode } = merchant;
  const now = new Date(clock.nowMs());
  const [agent, rows] = await Promise.all([
    selectAgent(runner, { merchantCode, agentId: member.memberId }, now),
    selectContracts(runner, merchantCode, [member.memberId], kind, { now, mostOfEach: mostVersions }),
  ]);
  assert(agent !== undefined, 'a member with a session exists');
  const { today } = agent;
  return { currencyCode, today, firstStart: firstStart(kind, today), list: contractViews(rows, 'downline') };
}
