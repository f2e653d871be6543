import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectWaitingContracts } from './contract-sql.ts';

type Requests = CallValue<Calls['getContractRequests']>;

/** The names that clients of the market know. */
const nameOf = {
  dailySalary: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourlySalary: 'contracthoursalreq',
} as const satisfies Readonly<Record<ContractKind, keyof Requests>>;

/** Of which kinds a contract waits for the agent's answer, and how it stands. */
export async function getContractRequests(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode }, member }: Pick<AgentContext, 'merchant' | 'member'>,
): Promise<Requests> {
  const waiting = await selectWaitingContracts(runner, { merchantCode, agentId: member.memberId });
  const requests: Requests = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
  for (const { kind, state } of waiting) {
    if (requests[nameOf[kind]] === '' && (state === 'P' || state === 'E' || state === 'V'))
      requests[nameOf[kind]] = state;
  }
  return requests;
}
