import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { newToken } from '@wau/service/random';
import { sealBytes } from '@wau/service/secrets/sealing';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { tokenHashOf } from '../../../platform/sessions/session-token.ts';
import { rememberedPlace, rememberedSealingKey } from './remembered-sealing.ts';
import { deleteOldestRememberedLogins, insertRememberedLogin } from './remembered-sql.ts';

/** Browsers of one member that remember the password; one more makes the server forget the one not used longest. */
export const rememberedPerMember = 10;

const keyBytes = 32;

/**
 * A key for the browser to lock the password with that it remembers, and the token that asks for the key again. The
 * password itself never comes here for that; what the browser keeps is useless without the key, and the key is gone
 * once the member logs out everywhere.
 *
 * Invariants: the token is stored hashed, the key sealed under the master secret for its row.
 */
export async function rememberLogin(
  parts: Pick<ServerParts, 'database' | 'clock' | 'random' | 'config'>,
  { merchant, member }: MemberContext,
): Promise<CallValue<Calls['rememberLogin']>> {
  const { merchantCode } = merchant;
  const rememberToken = newToken(parts.random);
  const tokenHash = tokenHashOf(rememberToken);
  const key = parts.random.bytes(keyBytes);
  const sealedKey = sealBytes(
    rememberedSealingKey(parts),
    rememberedPlace(merchant, tokenHash),
    key,
    parts.random,
  );
  await withTransaction(parts.database, async (runner) => {
    const createdAt = new Date(parts.clock.nowMs());
    await insertRememberedLogin(runner, {
      merchantCode,
      tokenHash,
      memberId: member.memberId,
      sealedKey,
      createdAt,
    });
    await deleteOldestRememberedLogins(runner, merchantCode, member.memberId, rememberedPerMember);
  });
  return { rememberToken, key: Buffer.from(key).toString('base64url') };
}
