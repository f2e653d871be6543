import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { MemberStatus } from '@wau/contract/member-statuses';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { updateMemberStatus } from './member-sql.ts';

/** Only an active account logs in. Its row stays, as the books and the records that name it do. */
export async function setStoredStatus(
  tx: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  status: MemberStatus,
): Promise<void> {
  await updateMemberStatus(tx, merchantCode, memberId, status);
}
