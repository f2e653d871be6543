import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { addressSubject } from '@wau/service/http/address-subject';
import { withTransaction } from '@wau/service/database/database';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { newToken } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { openSealedBytes, sealBytes } from '@wau/service/secrets/sealing';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isTokenForm, tokenHashOf } from '../../../platform/sessions/session-token.ts';
import { deleteOldestRememberedLogins, insertRememberedLogin, useRememberedLogin } from './remembered-sql.ts';

/** Browsers of one member that remember the password; one more makes the server forget the one not used longest. */
export const rememberedPerMember = 10;

const perAddress: AttemptRule = { name: 'remembered.address', windowMs: 15 * 60_000, window: 'fixed' };
/** Far more than anybody opens, and nothing to guess: a token has 256 bits. */
const perAddressLimit = 300;

const keyBytes = 32;

/**
 * A key for the browser to lock the password with that it remembers, and the token that asks for the key again. The
 * password itself never comes here for that; what the browser keeps is useless without the key, and the key is gone
 * once the member signs out everywhere.
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
  const sealedKey = sealBytes(sealingKey(parts), placeOf(merchant, tokenHash), key, parts.random);
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

/** The key behind a token; refuses `remembered.unknown` once the member has signed out everywhere. */
export async function openRememberedLogin(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'config'>,
  merchant: Merchant,
  rememberToken: string,
  address: string,
): Promise<CallValue<Calls['openRememberedLogin']>> {
  await requireAttempt(parts, merchant.merchantCode, perAddress, addressSubject(address), perAddressLimit);
  if (!isTokenForm(rememberToken)) throw new Refusal('remembered.unknown');
  const tokenHash = tokenHashOf(rememberToken);
  const now = new Date(parts.clock.nowMs());
  const sealedKey = await useRememberedLogin(parts.runner, merchant.merchantCode, tokenHash, now);
  if (sealedKey === undefined) throw new Refusal('remembered.unknown');
  const key = openSealedBytes(sealingKey(parts), placeOf(merchant, tokenHash), sealedKey);
  return { key: key.toString('base64url') };
}

function sealingKey({ config }: Pick<ServerParts, 'config'>): Buffer {
  return deriveKey(config.masterSecret, 'sealing/remembered-logins');
}

function placeOf({ merchantCode }: Pick<Merchant, 'merchantCode'>, tokenHash: Buffer): string {
  return `wau.remembered_logins/${merchantCode}/${tokenHash.toString('base64url')}`;
}
