import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { Caller } from '../credentials/caller.ts';
import { forgetLoginFailures } from '../credentials/login-limits.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { findMemberByMobileNumber } from '../member/find-member.ts';
import { readMobileNumber } from '../member/mobile-number.ts';
import { checkCode, useCode } from '../verification/check-code.ts';
import { limitResets } from './reset-limits.ts';
import { requirePasswordFormat, setPassword } from './set-password.ts';

/**
 * AC-18: sets a new password with a code that was sent to a member's confirmed number.
 *
 * Invariants: a number without a member is answered like a wrong code. The code is used up together with the change,
 * so that a password that is refused costs no further SMS.
 *
 * Refuses, in this order: `mobile.number.invalid`, `password.format.invalid`, `rate.limited`,
 * `verification.code.wrong`, `modify.new.old.same`.
 *
 * Lock order: the member's row, the code, then see setPassword.
 */
export async function resetPasswordByPhone(
  parts: LoginParts,
  { merchant }: VisitorContext,
  body: CallBody<Calls['resetPasswordByPhone']>,
  caller: Pick<Caller, 'address' | 'deviceToken'>,
): Promise<null> {
  const { merchantCode } = merchant;
  const mobileNumber = readMobileNumber(body, merchant.countryCode);
  if (mobileNumber === undefined) throw new Refusal('mobile.number.invalid', { field: 'mobileNum' });
  await requirePasswordFormat(parts, merchant, body.newPassword);
  await limitResets(parts, merchantCode, caller.address);
  const checked = await checkCode(
    parts,
    { merchantCode, purpose: 'reset', mobileNumber },
    body.verificationCode,
  );
  const member = await findMemberByMobileNumber(parts.runner, merchantCode, mobileNumber);
  const refusal = new Refusal('verification.code.wrong', { field: 'verificationCode' });
  if (member?.isActive !== true) throw refusal;
  if (await parts.passwords.verify(member.passwordHash, body.newPassword)) {
    throw new Refusal('modify.new.old.same', { field: 'newPassword' });
  }
  const { memberId, loginEpoch } = member;
  const passwordHash = await parts.passwords.hash(body.newPassword);
  await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, { merchantCode, memberId, loginEpoch, refusal });
    await useCode(parts, runner, checked);
    await setPassword(parts, runner, redeemed, { merchant, passwordHash });
    await forgetLoginFailures(parts, runner, merchant, { userName: member.userName, mobileNumber }, caller);
  });
  return null;
}
