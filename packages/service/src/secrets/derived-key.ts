import { hkdfSync } from 'node:crypto';

/**
 * A key of 256 bits for one purpose, out of the installation's one secret (HKDF-SHA256). Different labels give
 * keys that say nothing about each other. Labels in use are part of the agreement between two apps: parts joined
 * with `/`, e.g. `payment/sandbox/wau`.
 */
export function deriveKey(secret: string, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', label, 32));
}
