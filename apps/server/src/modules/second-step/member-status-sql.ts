import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/sql-runner';

export async function isMemberActive(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'select-member-active',
    text: `select 1 as active from wau.members where merchant_id = $1 and member_id = $2 and status = 'active'`,
    values: [merchantCode, memberId],
  });
  return rows.length > 0;
}
