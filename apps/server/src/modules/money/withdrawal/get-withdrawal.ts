import type { WithdrawalId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';
import { selectWithdrawal } from './withdrawal-sql.ts';
import { type WithdrawalView, withdrawalView } from './withdrawal-view.ts';

/** @throws Refusal `withdrawal.unknown`, also for another member's */
export async function getWithdrawal(
  { runner }: Pick<WithdrawalParts, 'runner'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  withdrawalId: WithdrawalId,
): Promise<WithdrawalView> {
  const withdrawal = await selectWithdrawal(runner, merchant.merchantCode, withdrawalId);
  if (withdrawal?.member_id !== member.memberId) throw new Refusal('withdrawal.unknown');
  return withdrawalView(withdrawal);
}
