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

/** Whether whoever has the secret or the private key of this public one has signed the text, or bytes that came as one. */
export function isTextSigned(key: BytesKey, text: string | Buffer, signature: string): boolean {
  if (!Buffer.isBuffer(key)) {
    const bytes = Buffer.isBuffer(text) ? text : Buffer.from(text);
    return verify('sha256', bytes, key, Buffer.from(signature, 'base64'));
  }
  // What follows behind the digits would be left out of the bytes that they stand for.
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secretKeyOf(key)).update(text).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
