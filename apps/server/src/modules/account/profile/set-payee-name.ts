import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { readPersonalData, writePersonalData } from '../member/personal-data.ts';
import { profileOwnerOf } from './profile-owner.ts';

/** A name as banks write it: letters of any script, and the points, strokes and marks inside names. */
const payeeNamePattern = /^\p{L}[\p{L}\p{M} .,'/@-]{1,99}$/u;

/**
 * Sets the name that withdrawals are paid to, once and with the login password: whoever gets hold of a session can
 * neither choose the name nor direct the money to another one. The member is told. The same name again is answered as
 * if it were the first time.
 *
 * Refuses `payee.name.invalid`, `payee.name.fixed`, `password.wrong`, `login.too.many`. Lock: the member's row, so that
 * of two names one is kept.
 */
export async function setPayeeName(
  parts: LoginParts,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  body: CallBody<Calls['setPayeeName']>,
  caller: Caller,
): Promise<CallValue<Calls['setPayeeName']>> {
  const payeeName = body.payeeName.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (!payeeNamePattern.test(payeeName)) throw new Refusal('payee.name.invalid', { field: 'payeeName' });
  const owner = profileOwnerOf(context);
  const proof = await requirePassword(parts, context, body.loginPassword, caller);
  return withTransaction(parts.database, async (runner) => {
    await redeemLoginProof(runner, proof);
    const present = await readPersonalData(parts, runner, owner.merchantCode, owner.memberId);
    if (present.payeeName !== '' && present.payeeName !== payeeName) {
      throw new Refusal('payee.name.fixed', { field: 'payeeName' });
    }
    if (present.payeeName === payeeName) return { payeeName };
    await writePersonalData(parts, runner, owner.merchantCode, owner.memberId, { payeeName });
    await notifyMember(parts, runner, {
      merchant: context.merchant,
      memberId: owner.memberId,
      kind: 'payee.name.set',
    });
    return { payeeName };
  });
}
