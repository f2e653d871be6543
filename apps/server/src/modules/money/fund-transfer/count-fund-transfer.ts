import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import { type FundTransferParts, maximumFundTransfersPerHour } from './fund-transfer-parts.ts';

const perMember: AttemptRule = { name: 'fund-transfer.member', windowMs: 60 * 60_000, window: 'fixed' };

/** Bounds rows, jobs and calls to vendors. Counted only if the order is stored, because both are of one transaction. */
export async function countFundTransfer(
  { clock }: Pick<FundTransferParts, 'clock'>,
  tx: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
): Promise<void> {
  await requireAttempt({ runner: tx, clock }, merchantCode, perMember, memberId, maximumFundTransfersPerHour);
}
