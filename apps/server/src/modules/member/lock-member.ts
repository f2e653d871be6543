import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/sql-runner';

/**
 * Locks a member's row until the transaction ends, so that changes of one member take turns. Take it before any other
 * lock. Changes that the password was asked for redeem a proof instead, which takes the same lock (see
 * login-proof.ts).
 */
export async function lockMember(
  runner: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
): Promise<void> {
  await runner.query({
    name: 'lock-member',
    text: 'select from wau.members where merchant_id = $1 and member_id = $2 for no key update',
    values: [merchantCode, memberId],
  });
}
