import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';
import type { MemberContext } from '../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import type { Caller } from './caller.ts';
import { admitConfirmation } from './login-limits.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { usernameKeyOf } from './username-key.ts';

/**
 * A sensitive change (password, payment password, bank card, passkey, two-step codes) asks for the login password
 * again, so that a phone that lies about open is not enough. Call it before the transaction of the change.
 *
 * Attempts share the count of log-ins. Refuses with `password.wrong` and `login.too.many`.
 */
export async function requirePassword(
  parts: Pick<ServerParts, 'runner' | 'clock'> & { readonly passwords: PasswordHashing },
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  password: string,
  caller: Caller,
): Promise<void> {
  const attempt = await admitConfirmation(parts, merchant, usernameKeyOf(member.userName), caller);
  let isRight: boolean;
  try {
    const passwordHash = await selectPasswordHash(parts.runner, merchant.merchantCode, member.memberId);
    isRight = await parts.passwords.verify(passwordHash, password);
  } catch (error) {
    await attempt.abandoned();
    throw error;
  }
  if (!isRight) throw new Refusal('password.wrong', { field: 'loginPassword' });
  await attempt.succeeded(parts.runner);
}

async function selectPasswordHash(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<string | undefined> {
  const rows = await runner.query<{ password_hash: string }>({
    name: 'select-password-hash',
    text: `
      select password_hash from wau.members where merchant_id = $1 and member_id = $2 and status = 'active'`,
    values: [merchantCode, memberId],
  });
  return rows[0]?.password_hash;
}
