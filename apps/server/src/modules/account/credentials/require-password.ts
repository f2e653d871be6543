import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { usernameKeyOf } from '../member/username-key.ts';
import type { Caller } from './caller.ts';
import { admitConfirmation } from './login-limits.ts';
import type { LoginProof } from './login-proof.ts';
import { type PasswordRow, selectPassword } from './login-proof-sql.ts';
import type { PasswordHashing } from './password-hashing.ts';

/**
 * A sensitive change (password, payment password, bank card, passkey, two-step codes) asks for the login password
 * again, so that a phone that lies about open is not enough. Call it before the transaction of the change, which redeems
 * the proof first of all (see login-proof.ts): meanwhile another password may have been set.
 *
 * `field` is what the call names the password, so that its form can mark it. Attempts share the count of logins. Refuses with `password.wrong` and `login.too.many`.
 */
export async function requirePassword(
  parts: Pick<ServerParts, 'runner' | 'clock'> & { readonly passwords: PasswordHashing },
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  password: string,
  caller: Caller,
  field: 'loginPassword' | 'oldPassword' = 'loginPassword',
): Promise<LoginProof> {
  const { merchantCode } = merchant;
  const { memberId } = member;
  const attempt = await admitConfirmation(parts, merchant, usernameKeyOf(member.userName), caller);
  let present: PasswordRow | undefined;
  let isRight: boolean;
  try {
    present = await selectPassword(parts.runner, merchantCode, memberId);
    isRight = await parts.passwords.verify(present?.password_hash, password);
  } catch (error) {
    await attempt.abandoned();
    throw error;
  }
  const refusal = new Refusal('password.wrong', { field });
  if (present === undefined || !isRight) throw refusal;
  await attempt.succeeded(parts.runner);
  return { merchantCode, memberId, loginEpoch: present.login_epoch, refusal };
}
