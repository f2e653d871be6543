import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { RedeemedProof } from '../credentials/login-proof.ts';
import { upsertPaymentPassword } from './security-sql.ts';

/** Gives a member who is being registered a payment password, in the transaction of `runner`. */
export async function writeFirstPaymentPassword(
  parts: Pick<ServerParts, 'clock'>,
  runner: SqlRunner,
  redeemed: RedeemedProof,
  passwordHash: string,
): Promise<void> {
  const changedAt = new Date(parts.clock.nowMs());
  const isWritten = await upsertPaymentPassword(runner, redeemed, {
    passwordHash,
    changedAt,
    old: undefined,
  });
  assert(isWritten, 'a new member has no payment password yet');
}
