import type { MemberId, OperatorId } from '@wau/contract/ids';
import type { ContractParty } from '@wau/rules/agency/contract-negotiation';
import type { ContractProduct } from '@wau/rules/agency/contract-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { mayHaveContracts } from '../../../platform/sessions/member-types.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { type AgentRow, type ContractOf, type ContractRow, selectAgent } from './contract-sql.ts';
import { type ContractView, contractView } from './contract-view.ts';

/** What a party does about an agent's contract for a product. */
export interface ContractStepTaken extends ContractOf {
  readonly product: ContractProduct;
  readonly party: ContractParty;
  /** Of the upline's steps: who acts as such; null: the house. Looked at under the lock. */
  readonly actingUpline?: MemberId | null;
  /** The latest version that the party has seen; 0 for none. */
  readonly seenVersion: number;
  readonly by: MemberId | OperatorId;
  readonly now: Date;
}

export interface HeldAgent {
  readonly today: string;
  /** Null where the house pays. */
  readonly uplineId: MemberId | null;
}

/**
 * Locks the agent's row and then the upline's, from below to above, so that nobody waits in a circle: whatever else changes
 * what either gets or has promised comes before or after. Only then is it certain that whoever acts as the upline still is one:
 * the agent may have been moved meanwhile.
 *
 * @throws Refusal `contract.type.excluded`, `contract.downline.unknown`, `contract.upline.decides`
 */
export async function holdAgent(
  tx: SqlRunner,
  { merchantCode, agentId, actingUpline, now }: ContractStepTaken,
): Promise<HeldAgent> {
  await lockMember(tx, { merchantCode, memberId: agentId });
  const agent = await selectAgent(tx, { merchantCode, agentId }, now);
  if (agent === undefined || !mayHaveContracts({ memberType: agent.member_type }))
    throw new Refusal('contract.type.excluded');
  const uplineId = contractUpline(agent);
  if (actingUpline !== undefined && actingUpline !== uplineId)
    throw new Refusal(actingUpline === null ? 'contract.upline.decides' : 'contract.downline.unknown');
  if (uplineId !== null) await lockMember(tx, { merchantCode, memberId: uplineId });
  return { today: agent.today, uplineId };
}

/** Who pays an agent: the upline, or the house (null) where nobody stands above who could have a contract. */
export function contractUpline({ upline_id, upline_type }: AgentRow): MemberId | null {
  const isAgent = upline_type !== null && mayHaveContracts({ memberType: upline_type });
  return isAgent ? upline_id : null;
}

/** What became of a contract, as the audit keeps it. */
export function auditedContract(
  before: ContractRow | undefined,
  after: ContractRow,
  party: ContractParty,
): Audited<ContractView> {
  return {
    value: contractView(after, party, true),
    change: {
      subject: after.agent_id,
      oldValues: before === undefined ? {} : valuesOf(before),
      newValues: valuesOf(after),
    },
  };
}

function valuesOf({ kind, product, version, state, starts_on, tiers }: ContractRow) {
  const rows = tiers.map(({ minimumBetMinor, netLossMinor, activeMembers, basisPoints, amountMinor }) =>
    [
      minimumBetMinor,
      netLossMinor,
      activeMembers,
      basisPoints === null ? amountMinor : `${basisPoints} bp`,
    ].join(' '),
  );
  return { kind, product, version, state, startsOn: starts_on, tiers: rows.join('; ') };
}
