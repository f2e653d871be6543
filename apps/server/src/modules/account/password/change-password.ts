import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { requirePasswordFormat, setPassword } from './set-password.ts';

/**
 * AC-19: changes the password of whoever is logged in.
 *
 * Invariants: the old password is asked for whatever else is known, and attempts at it share the count of logins. The
 * session that asks goes on, all others end with the change. Of two changes at a time the second finds that its old
 * password is no longer the present one.
 *
 * Refuses, in this order: `password.confirm.mismatch`, `modify.new.old.same`, `password.format.invalid`,
 * `login.too.many`, `password.wrong`.
 *
 * Lock order: the member's row, then see setPassword.
 */
export async function changePassword(
  parts: LoginParts,
  context: MemberContext,
  { oldPassword, newPassword, confirmNewPassword }: CallBody<Calls['changePassword']>,
  caller: Caller,
): Promise<null> {
  const { merchant, session } = context;
  if (newPassword !== confirmNewPassword) {
    throw new Refusal('password.confirm.mismatch', { field: 'confirmNewPassword' });
  }
  if (newPassword.normalize('NFKC') === oldPassword.normalize('NFKC')) {
    throw new Refusal('modify.new.old.same', { field: 'newPassword' });
  }
  await requirePasswordFormat(parts, merchant, newPassword);
  const proof = await requirePassword(parts, context, oldPassword, caller, 'oldPassword');
  const passwordHash = await parts.passwords.hash(newPassword);
  await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    await setPassword(parts, runner, redeemed, { merchant, passwordHash, keptSession: session.sessionId });
  });
  return null;
}
