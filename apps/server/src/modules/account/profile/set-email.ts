import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { isEmailAddress } from '@wau/contract/email-address';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { endPasswordLinks } from '../password/end-password-links.ts';
import { updateEmail } from './profile-sql.ts';

/**
 * Changes the e-mail address. A link that is sent to it sets a new password, so the change asks for the present one, and
 * the member is told where the old address reaches them.
 *
 * Refuses `email.format.invalid`, `password.wrong`, `login.too.many`. Locks: the member's row, then links that were mailed.
 */
export async function setEmail(
  parts: LoginParts,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  body: CallBody<Calls['setEmail']>,
  caller: Caller,
): Promise<CallValue<Calls['setEmail']>> {
  const email = body.email.trim();
  if (!isEmailAddress(email)) throw new Refusal('email.format.invalid', { field: 'email' });
  const proof = await requirePassword(parts, { merchant, member }, body.loginPassword, caller);
  await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    await notifyMember(parts, runner, { merchant, memberId: member.memberId, kind: 'email.changed' });
    await updateEmail(runner, redeemed, email);
    // Whoever reads the old mailbox must not choose the next password, nor confirm the new address by doing so.
    await endPasswordLinks(runner, redeemed.merchantCode, redeemed.memberId);
  });
  return { email };
}
