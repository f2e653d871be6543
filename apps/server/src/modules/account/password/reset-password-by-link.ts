import { hash } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { Caller } from '../credentials/caller.ts';
import { forgetLoginFailures } from '../credentials/login-limits.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { confirmEmail, deletePasswordLink, selectByPasswordLink } from './password-sql.ts';
import { limitResets } from './reset-limits.ts';
import { requirePasswordFormat, setPassword } from './set-password.ts';

/**
 * AC-17: sets a new password with the token of a mailed link, once.
 *
 * Refuses, in this order: `password.format.invalid`, `rate.limited`, `password.link.invalid`, `modify.new.old.same`.
 *
 * Lock order: the member's row, the link, then see setPassword.
 */
export async function resetPasswordByLink(
  parts: LoginParts,
  { merchant }: VisitorContext,
  { token, newPassword }: CallBody<Calls['resetPasswordByLink']>,
  caller: Pick<Caller, 'address' | 'deviceToken'>,
): Promise<null> {
  const { merchantCode } = merchant;
  await requirePasswordFormat(parts, merchant, newPassword);
  await limitResets(parts, merchantCode, caller.address);
  const tokenHash = hash('sha256', token, 'buffer');
  const now = new Date(parts.clock.nowMs());
  const member = await selectByPasswordLink(parts.runner, merchantCode, tokenHash, now);
  const refusal = new Refusal('password.link.invalid');
  if (member === undefined) throw refusal;
  if (await parts.passwords.verify(member.password_hash, newPassword)) {
    throw new Refusal('modify.new.old.same', { field: 'newPassword' });
  }
  const { member_id: memberId, login_epoch: loginEpoch } = member;
  const passwordHash = await parts.passwords.hash(newPassword);
  await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, { merchantCode, memberId, loginEpoch, refusal });
    const isUsed = await deletePasswordLink(runner, merchantCode, tokenHash);
    if (!isUsed) throw refusal;
    await confirmEmail(runner, redeemed, now);
    await setPassword(parts, runner, redeemed, { merchant, passwordHash });
    await forgetLoginFailures(parts, runner, merchant, { userName: member.username }, caller);
  });
  return null;
}
