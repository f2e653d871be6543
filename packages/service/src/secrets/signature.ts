import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { headerNames } from '@wau/contract/headers';
import { secretKeyOf } from './secret-key.ts';

/** What two servers agree on when one calls the other. `key` is shared, at least 32 bytes. */
export interface SignedParts {
  readonly method: string;
  readonly path: string;
  readonly timestampMs: number;
  /** As it travels: text, or the bytes of what is no text. */
  readonly rawBody: string | Uint8Array;
}

/** Requests older or newer than this are refused, so that a recorded one cannot be replayed later. */
export const signatureToleranceMs = 5 * 60_000;

/**
 * HMAC-SHA256, hex, over timestamp, method, path and the SHA-256 of the body, each on a line of its own, so
 * that no two different requests read the same.
 */
export function signRequest(key: Buffer, parts: SignedParts): string {
  const bodyHash = createHash('sha256').update(parts.rawBody).digest('hex');
  return createHmac('sha256', secretKeyOf(key))
    .update(`${parts.timestampMs}\n${parts.method}\n${parts.path}\n${bodyHash}`)
    .digest('hex');
}

/** The headers of a signed request from `sender` (a vendor, provider or merchant code). */
export function signedHeaders(sender: string, key: Buffer, parts: SignedParts): Record<string, string> {
  return {
    [headerNames.vendor]: sender,
    [headerNames.timestamp]: String(parts.timestampMs),
    [headerNames.signature]: signRequest(key, parts),
  };
}

export type SignatureVerdict = 'valid' | 'stale' | 'wrong';

/** Checks a signature in constant time. `timestampText` is the header as it came. */
export function verifySignature(
  key: Buffer,
  parts: Omit<SignedParts, 'timestampMs'>,
  timestampText: string,
  signature: string,
  nowMs: number,
): SignatureVerdict {
  if (!/^\d{1,15}$/.test(timestampText) || !/^[0-9a-f]{64}$/.test(signature)) return 'wrong';
  const timestampMs = Number(timestampText);
  const expected = Buffer.from(signRequest(key, { ...parts, timestampMs }), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'wrong';
  return Math.abs(nowMs - timestampMs) > signatureToleranceMs ? 'stale' : 'valid';
}
