import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, MerchantCode, OperatorId } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { answerContract } from './answer-contract.ts';
import type { ContractView } from './contract-view.ts';
import { stepOfHouse } from './step-of-house.ts';

/**
 * Answers, for the house, what an agent at the top wishes for. What is accepted holds at once, since the agent has asked for it.
 *
 * @throws Refusal `member.unknown`, `contract.upline.decides`, and as `answerContract` does; InvalidRequestError without a reason
 */
export async function answerAgentContract(
  { clock }: { readonly clock: Clock },
  tx: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  operatorId: OperatorId,
  { kind, product, version, answer, reason: text }: CallBody<Calls['answerAgentContract']>,
): Promise<Audited<ContractView>> {
  const reason = readReason(text);
  const now = new Date(clock.nowMs());
  const of = { merchantCode, memberId, kind, product, version };
  const step = await stepOfHouse(tx, { ...of, by: operatorId, now });
  const { value, change } = await answerContract(tx, step, answer);
  return { value, change: { ...change, newValues: { ...change.newValues, reason } } };
}
