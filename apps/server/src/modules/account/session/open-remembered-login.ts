import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { addressSubject } from '@wau/service/http/address-subject';
import { Refusal } from '@wau/service/refusal';
import { openSealedBytes } from '@wau/service/secrets/sealing';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isTokenForm, tokenHashOf } from '../../../platform/sessions/session-token.ts';
import { rememberedPlace, rememberedSealingKey } from './remembered-sealing.ts';
import { useRememberedLogin } from './remembered-sql.ts';

const perAddress: AttemptRule = { name: 'remembered.address', windowMs: 15 * 60_000, window: 'fixed' };
/** Far more than anybody opens, and nothing to guess: a token has 256 bits. */
const perAddressLimit = 300;

/** The key behind a token; refuses `remembered.unknown` once the member has logged out everywhere. */
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
  const key = openSealedBytes(rememberedSealingKey(parts), rememberedPlace(merchant, tokenHash), sealedKey);
  return { key: key.toString('base64url') };
}
