import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { updateMemberUpline } from './member-sql.ts';

/** Everybody below comes along: the database keeps who stands below whom, and refuses a circle. */
export async function setStoredUpline(
  tx: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  uplineId: MemberId | null,
): Promise<void> {
  await updateMemberUpline(tx, merchantCode, memberId, uplineId);
}
