import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { assert } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';
import type { ServerParts } from '../../platform/server-parts.ts';
import { upsertPaymentPassword } from './security-sql.ts';

/** Gives a member who is being registered a payment password, in the transaction of `runner`. */
export async function writeFirstPaymentPassword(
  parts: Pick<ServerParts, 'clock'>,
  runner: SqlRunner,
  member: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  passwordHash: string,
): Promise<void> {
  const changedAt = new Date(parts.clock.nowMs());
  const isWritten = await upsertPaymentPassword(runner, {
    ...member,
    passwordHash,
    changedAt,
    old: undefined,
  });
  assert(isWritten, 'a new member has no payment password yet');
}
