import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, MerchantCode, OperatorId } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { changeContract } from './change-contract.ts';
import type { ContractView } from './contract-view.ts';
import { stepOfHouse } from './step-of-house.ts';

/**
 * Proposes a contract of the house to an agent at the top, in answer to a wish as well. Agents with an upline have theirs from
 * it, so that nobody is paid past the chain.
 *
 * @throws Refusal `member.unknown`, `contract.upline.decides`, and as `changeContract` does
 */
export async function proposeAgentContract(
  { clock }: { readonly clock: Clock },
  tx: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  operatorId: OperatorId,
  { kind, product, version, tiers, startsOn }: CallBody<Calls['proposeAgentContract']>,
): Promise<Audited<ContractView>> {
  const now = new Date(clock.nowMs());
  const of = { merchantCode, memberId, kind, product, version };
  const step = await stepOfHouse(tx, { ...of, by: operatorId, now });
  return changeContract(tx, step, { tiers, startsOn });
}
