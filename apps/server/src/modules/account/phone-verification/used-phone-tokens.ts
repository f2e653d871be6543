import { hash } from 'node:crypto';

/**
 * What a token is known by: what was signed, to the letter. The signature itself can be written in several ways (spare
 * bits of base64url, the other half of ECDSA), which would make a copy look like another token.
 */
export function hashOfToken(idToken: string): Buffer {
  return hash('sha256', idToken.slice(0, idToken.lastIndexOf('.')), 'buffer');
}
