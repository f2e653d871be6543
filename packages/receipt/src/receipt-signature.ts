import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalText, type JsonValue } from './canonical-text.ts';
import { type OrderOutcome, type PlacedOrder, receiptFormat } from './receipt.ts';

hashes.sha512 = sha512;

export type SignedPart =
  | { readonly part: 'placed'; readonly value: PlacedOrder }
  | { readonly part: 'outcome'; readonly value: OrderOutcome };

/** The bytes that are signed: a line that says what follows, and its one text. */
export function signedBytes({ part, value }: SignedPart): Uint8Array {
  return utf8ToBytes(`${receiptFormat} ${part}\n${canonicalText(value as unknown as JsonValue)}`);
}

/** What an outcome names its order by. */
export function placedHashOf(value: PlacedOrder): string {
  return bytesToHex(sha256(signedBytes({ part: 'placed', value })));
}

/** What a key is called by. */
export function keyIdOf(publicKey: string): string {
  return bytesToHex(sha256(hexToBytes(publicKey))).slice(0, 16);
}

/** Whether a signature (Ed25519, RFC 8032) is that key's over the part. */
export function isSignedBy(publicKey: string, part: SignedPart, signature: string): boolean {
  try {
    return verify(hexToBytes(signature), signedBytes(part), hexToBytes(publicKey), { zip215: false });
  } catch {
    // What is no point of the curve has signed nothing.
    return false;
  }
}
