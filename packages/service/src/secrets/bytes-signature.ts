import { createHmac, type KeyObject, sign, timingSafeEqual, verify } from 'node:crypto';
import { secretKeyOf } from './secret-key.ts';

/** A secret that both sides share (HMAC-SHA256, hexadecimal), or a key of a pair (RSA-SHA256, Base64). */
export type BytesKey = Buffer | KeyObject;

/** Signs the bytes of a text, with the secret or the private key. */
export function signText(key: BytesKey, text: string): string {
  return Buffer.isBuffer(key)
    ? createHmac('sha256', secretKeyOf(key)).update(text).digest('hex')
    : sign('sha256', Buffer.from(text), key).toString('base64');
}

/** Whether whoever has the secret or the private key of this public one has signed the text. */
export function isTextSigned(key: BytesKey, text: string, signature: string): boolean {
  if (!Buffer.isBuffer(key)) {
    return verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));
  }
  const expected = createHmac('sha256', secretKeyOf(key)).update(text).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
