import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';

export type EncryptionKey = CallValue<Calls['getEncryptionKey']>;

/**
 * A compact JWE (ECDH-ES on P-256, A256GCM) of a JSON text. `iat` in the protected header lets the server refuse
 * old copies; the fresh ephemeral key makes each one unique. The library loads only when a form is sent.
 */
export async function encryptPayload(json: string, key: EncryptionKey, nowMs: number): Promise<string> {
  const { CompactEncrypt, importJWK } = await import('jose');
  const publicKey = await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, 'ECDH-ES');
  return new CompactEncrypt(new TextEncoder().encode(json))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, iat: Math.floor(nowMs / 1000) })
    .encrypt(publicKey);
}
