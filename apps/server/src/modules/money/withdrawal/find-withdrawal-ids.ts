import type { MemberId, MerchantCode, WithdrawalId } from '@wau/contract/ids';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectWithdrawalsOfPayouts } from './withdrawal-record-sql.ts';

/** The withdrawals that the member's payouts are for, by payout. */
export async function findWithdrawalIds(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, WithdrawalId>> {
  if (payoutIds.length === 0) return new Map();
  const rows = await selectWithdrawalsOfPayouts(runner, merchantCode, memberId, payoutIds);
  return new Map(rows.map((row) => [row.payout_id, row.withdrawal_id]));
}
