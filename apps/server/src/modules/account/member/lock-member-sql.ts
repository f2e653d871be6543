import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export async function lockMemberRow(
  runner: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
): Promise<void> {
  await runner.query({
    name: 'lock-member',
    text: 'select from wau.members where merchant_id = $1 and member_id = $2 for no key update',
    values: [merchantCode, memberId],
  });
}
