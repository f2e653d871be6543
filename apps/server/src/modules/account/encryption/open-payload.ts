import { hash } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import { type CryptoKey, compactDecrypt, decodeProtectedHeader, errors } from 'jose';
import type { OpenPayload } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { EncryptionKeys } from './encryption-keys.ts';
import { insertUsedPayload } from './encryption-keys-sql.ts';

/** How far a payload's `iat` may lie from our clock. Within it, a payload is remembered and works once. */
export const payloadWindowMs = 5 * 60_000;

/** Above the largest form by far. */
const longestJwe = 32 * 1024;

interface PayloadHeader {
  readonly kid: string;
  readonly issuedAtMs: number;
}

/**
 * Opens compact JWE: ECDH-ES on P-256 with A256GCM and nothing else. The protected header carries `kid` and `iat`
 * (seconds); see docs/encryption.md.
 *
 * A copy is known by its protected header as it came: that part is authenticated to the letter and holds the
 * sender's one-time key, so it is different in every honest payload and cannot be varied in a copy.
 *
 * Refuses, in this order: `encryption.invalid` (not such a JWE, or too old or too new), `encryption.key.unknown`,
 * `encryption.invalid` (does not open), `encryption.replayed`.
 */
export function createPayloadOpener(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  keys: EncryptionKeys,
): OpenPayload {
  return async (merchant, jwe) => {
    const header = readHeader(jwe);
    if (Math.abs(parts.clock.nowMs() - header.issuedAtMs) > payloadWindowMs) {
      throw new Refusal('encryption.invalid');
    }
    const key = await keys.privateKey(merchant.merchantCode, header.kid);
    if (key === undefined) throw new Refusal('encryption.key.unknown');
    const plaintext = await decrypt(jwe, key);
    await refuseCopy(parts, merchant.merchantCode, jwe, header.issuedAtMs);
    return parseJson(plaintext);
  };
}

function readHeader(jwe: string): PayloadHeader {
  if (jwe.length > longestJwe) throw new Refusal('encryption.invalid');
  let header: Record<string, unknown>;
  try {
    header = decodeProtectedHeader(jwe);
  } catch {
    throw new Refusal('encryption.invalid');
  }
  const { alg, enc, zip, kid, iat } = header;
  if (alg !== 'ECDH-ES' || enc !== 'A256GCM' || zip !== undefined) throw new Refusal('encryption.invalid');
  if (typeof kid !== 'string' || typeof iat !== 'number' || !Number.isSafeInteger(iat)) {
    throw new Refusal('encryption.invalid');
  }
  return { kid, issuedAtMs: iat * 1000 };
}

async function decrypt(jwe: string, key: CryptoKey): Promise<Uint8Array> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return plaintext;
  } catch (error) {
    // A malformed one-time key fails in the platform's own cryptography, which throws errors of other kinds.
    if (error instanceof errors.JOSEError || error instanceof DOMException || error instanceof TypeError) {
      throw new Refusal('encryption.invalid');
    }
    throw error;
  }
}

async function refuseCopy(
  parts: Pick<ServerParts, 'runner'>,
  merchantCode: MerchantCode,
  jwe: string,
  issuedAtMs: number,
): Promise<void> {
  const protectedHeader = jwe.slice(0, jwe.indexOf('.'));
  const isFirst = await insertUsedPayload(
    parts.runner,
    merchantCode,
    hash('sha256', protectedHeader, 'buffer'),
    new Date(issuedAtMs + payloadWindowMs + 60_000),
  );
  if (!isFirst) throw new Refusal('encryption.replayed');
}

function parseJson(plaintext: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  } catch {
    throw new Refusal('encryption.invalid');
  }
}
