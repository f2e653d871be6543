import type { DepositId } from '@wau/contract/ids';
import { type IdempotencyKey, toIdempotencyKey } from '@wau/ledger/transfer';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectDeposit } from './deposit-sql.ts';

/** What the ledger calls the transfer that credits a deposit. */
export function depositTransferKey(depositId: DepositId): IdempotencyKey {
  return toIdempotencyKey(`deposit:${depositId}`);
}

/** The same of what it costs. */
export function depositFeeTransferKey(depositId: DepositId): IdempotencyKey {
  return toIdempotencyKey(`deposit/fee:${depositId}`);
}

/** Both of a deposit of the member. @throws Refusal `deposit.unknown` */
export async function depositTransferKeys(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  depositId: DepositId,
): Promise<readonly IdempotencyKey[]> {
  const deposit = await selectDeposit(runner, merchant.merchantCode, depositId);
  if (deposit?.member_id !== member.memberId) throw new Refusal('deposit.unknown');
  return [depositTransferKey(depositId), depositFeeTransferKey(depositId)];
}
