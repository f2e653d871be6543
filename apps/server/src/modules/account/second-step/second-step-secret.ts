import { createHmac } from 'node:crypto';
import type { MemberId, MerchantCode, OperatorId } from '@wau/contract/ids';
import type { Random } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedBytes, sealBytes } from '@wau/service/secrets/sealing';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, the length that RFC 4226 recommends. */
const secretLengthBytes = 20;
const periodSeconds = 30;
/** A phone's clock may be off by one step either way. */
const acceptedSteps = 1;

type Owner = { readonly masterSecret: string } & (
  | { readonly merchantCode: MerchantCode; readonly memberId: MemberId }
  | { readonly operatorId: OperatorId }
);

export function newSecret(random: Random): Uint8Array {
  return random.bytes(secretLengthBytes);
}

export function sealSecret(owner: Owner, secret: Uint8Array, random: Random): Buffer {
  return sealBytes(sealingKeyOf(owner), placeOf(owner), secret, random);
}

export function openSecret(owner: Owner, sealed: Buffer): Uint8Array {
  return openSealedBytes(sealingKeyOf(owner), placeOf(owner), sealed);
}

/** What an authenticator app is given: the secret as people type it, and the address that the QR code draws. */
export function secretForApp(
  secret: Uint8Array,
  issuer: string,
  account: string,
): { secret: string; uri: string } {
  const totp = totpOf(secret, issuer, account);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step that a code is of, `undefined` for a wrong code. */
export function timeStepOf(secret: Uint8Array, code: string, nowMs: number): bigint | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = totpOf(secret, '', '');
  const delta = totp.validate({ token: code, timestamp: nowMs, window: acceptedSteps });
  return delta === null ? undefined : BigInt(totp.counter({ timestamp: nowMs }) + delta);
}

/** The time step of a moment. */
export function timeStepAt(nowMs: number): bigint {
  return BigInt(Math.floor(nowMs / (periodSeconds * 1_000)));
}

/** What an app shows during a time step. */
export function codeOfTimeStep(secret: Uint8Array, timeStep: bigint): string {
  return totpOf(secret, '', '').generate({ timestamp: Number(timeStep) * periodSeconds * 1_000 });
}

/** A keyed hash, because a recovery code is shorter than what a plain one hides. */
export function recoveryCodeHash(owner: Owner, code: string): Buffer {
  const key = deriveKey(owner.masterSecret, 'hash/recovery-codes');
  return createHmac('sha256', key)
    .update(`${placeOf(owner)}\n${plainCode(code)}`)
    .digest();
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeCount = 10;

/** Ten codes of 50 bits, as `xxxxx-xxxxx`. */
export function newRecoveryCodes(random: Random): readonly string[] {
  return Array.from({ length: codeCount }, () => {
    const letters = Array.from(random.bytes(10), (byte) => alphabet[byte & 31]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** Whether a text could be a recovery code rather than a code of the app. */
export function isRecoveryCodeForm(code: string): boolean {
  return /^[0-9a-z]{10}$/.test(plainCode(code));
}

/** As people copy codes: with spaces, capitals, or an O for a zero. */
function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

function totpOf(secret: Uint8Array, issuer: string, label: string): TOTP {
  const bytes = Uint8Array.from(secret);
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: new Secret({ buffer: bytes.buffer }),
  });
}

function sealingKeyOf({ masterSecret }: Owner): Buffer {
  return deriveKey(masterSecret, 'sealing/second-steps');
}

function placeOf(owner: Owner): string {
  return 'operatorId' in owner
    ? `wau.operators/${owner.operatorId}`
    : `wau.second_steps/${owner.merchantCode}/${owner.memberId}`;
}
