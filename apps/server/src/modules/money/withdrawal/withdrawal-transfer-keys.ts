import type { WithdrawalId } from '@wau/contract/ids';
import type { IdempotencyKey } from '@wau/ledger/transfer';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { payoutTransferKeys } from '../payout/payout-transfers.ts';
import { selectWithdrawal } from './withdrawal-sql.ts';

/** What the ledger calls the transfers of a withdrawal of the member. @throws Refusal `withdrawal.unknown` */
export async function withdrawalTransferKeys(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  withdrawalId: WithdrawalId,
): Promise<readonly IdempotencyKey[]> {
  const withdrawal = await selectWithdrawal(runner, merchant.merchantCode, withdrawalId);
  if (withdrawal?.member_id !== member.memberId) throw new Refusal('withdrawal.unknown');
  return payoutTransferKeys(withdrawal.payout_id);
}
