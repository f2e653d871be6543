import type { DepositId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { DepositParts } from './deposit-parts.ts';
import { selectDeposit } from './deposit-sql.ts';
import { type DepositView, depositView } from './deposit-view.ts';

/** @throws Refusal `deposit.unknown`, also for another member's */
export async function getDeposit(
  { runner, clock }: Pick<DepositParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  depositId: DepositId,
): Promise<DepositView> {
  const deposit = await selectDeposit(runner, merchant.merchantCode, depositId);
  if (deposit?.member_id !== member.memberId) throw new Refusal('deposit.unknown');
  return depositView(deposit, clock.nowMs());
}
