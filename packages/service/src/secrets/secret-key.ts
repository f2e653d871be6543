import { createSecretKey, type KeyObject } from 'node:crypto';

const known = new WeakMap<Buffer, KeyObject>();

/**
 * The key as Node's cryptography takes it without preparing it anew for each use: with a plain buffer an HMAC takes
 * 28 µs, with this 6 µs. The buffer must not be written to afterwards.
 */
export function secretKeyOf(key: Buffer): KeyObject {
  let secretKey = known.get(key);
  if (secretKey === undefined) {
    secretKey = createSecretKey(key);
    known.set(key, secretKey);
  }
  return secretKey;
}
