import { createHmac } from 'node:crypto';

/** HMAC-SHA256 of a message by a key, both as text: what streams of draws take on a server, where it is twice as fast. */
export function nodeHmac(key: string, message: string): Uint8Array {
  return createHmac('sha256', key).update(message).digest();
}
