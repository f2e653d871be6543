import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

import { lockMemberRow } from './lock-member-sql.ts';

/**
 * Locks a member's row until the transaction ends, so that changes of one member take turns. Take it before any other
 * lock. Changes that the password was asked for redeem a proof instead, which takes the same lock (see
 * login-proof.ts).
 */
export async function lockMember(
  runner: SqlRunner,
  member: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
): Promise<void> {
  await lockMemberRow(runner, member);
}
