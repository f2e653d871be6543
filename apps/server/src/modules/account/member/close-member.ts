import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { updateMemberClosed } from './member-sql.ts';

/** A closed account logs in no more. Its row stays, as the books and the records that name it do. */
export async function closeMember(
  tx: SqlRunner,
  member: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
): Promise<void> {
  await updateMemberClosed(tx, member.merchantCode, member.memberId);
}
