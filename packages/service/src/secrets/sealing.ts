import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Random } from '../random.ts';
import { secretKeyOf } from './secret-key.ts';

const nonceLengthBytes = 12;
const tagLengthBytes = 16;

/**
 * Encrypts a secret for storage with AES-256-GCM. `place` names where it is stored (table and row) and is
 * authenticated with it, so that a sealed value copied to another row does not open.
 */
export function sealBytes(key: Buffer, place: string, secret: Uint8Array, random: Random): Buffer {
  const nonce = random.bytes(nonceLengthBytes);
  const cipher = createCipheriv('aes-256-gcm', secretKeyOf(key), nonce);
  cipher.setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Opens what `sealBytes` made. Throws when the key or the place is another one, or a byte was changed. */
export function openSealedBytes(key: Buffer, place: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', secretKeyOf(key), sealed.subarray(0, nonceLengthBytes), {
    authTagLength: tagLengthBytes,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(nonceLengthBytes, nonceLengthBytes + tagLengthBytes));
  return Buffer.concat([
    decipher.update(sealed.subarray(nonceLengthBytes + tagLengthBytes)),
    decipher.final(),
  ]);
}

/** `sealBytes` for text. */
export function sealText(key: Buffer, place: string, text: string, random: Random): Buffer {
  return sealBytes(key, place, Buffer.from(text, 'utf8'), random);
}

/** `openSealedBytes` for text. */
export function openSealedText(key: Buffer, place: string, sealed: Buffer): string {
  return openSealedBytes(key, place, sealed).toString('utf8');
}
