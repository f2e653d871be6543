import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

declare const serverSeedBrand: unique symbol;
declare const commitmentBrand: unique symbol;
declare const clientSeedBrand: unique symbol;

/** The house's secret of a seed pair: 32 random bytes as 64 lower-case hexadecimal digits. */
export type ServerSeed = string & { readonly [serverSeedBrand]: 'ServerSeed' };

/** SHA-256 of a server seed's text as 64 lower-case hexadecimal digits; shown before the first bet. */
export type Commitment = string & { readonly [commitmentBrand]: 'Commitment' };

/** The player's part of a seed pair: 1 to 64 of `A-Z a-z 0-9 . _ -`. */
export type ClientSeed = string & { readonly [clientSeedBrand]: 'ClientSeed' };

export const serverSeedLengthBytes = 32;

const sixtyFourHexDigits = /^[0-9a-f]{64}$/;
const clientSeedPattern = /^[A-Za-z0-9._-]{1,64}$/;

/** Turns 32 bytes from a cryptographic random source into a server seed. Throws `RangeError` for another length. */
export function serverSeedFromBytes(bytes: Uint8Array): ServerSeed {
  if (bytes.length !== serverSeedLengthBytes) {
    throw new RangeError(`a server seed takes ${serverSeedLengthBytes} bytes, not ${bytes.length}`);
  }
  return bytesToHex(bytes) as ServerSeed;
}

/** Reads a server seed from text, e.g. one that a player pasted. `undefined` when it is not 64 lower-case hex digits. */
export function parseServerSeed(text: string): ServerSeed | undefined {
  return sixtyFourHexDigits.test(text) ? (text as ServerSeed) : undefined;
}

/** Reads a commitment from text. `undefined` when it is not 64 lower-case hex digits. */
export function parseCommitment(text: string): Commitment | undefined {
  return sixtyFourHexDigits.test(text) ? (text as Commitment) : undefined;
}

/**
 * Reads a client seed from text; `undefined` when it is empty, too long or has other characters. The colon is left
 * out because it separates the parts of the message that is hashed.
 */
export function parseClientSeed(text: string): ClientSeed | undefined {
  return clientSeedPattern.test(text) ? (text as ClientSeed) : undefined;
}

/**
 * What the house publishes before the first bet on a seed. It hashes the seed's text rather than the bytes that the
 * text stands for, so that any tool that hashes text (`printf %s <seed> | sha256sum`) checks it.
 */
export function commitmentOf(serverSeed: ServerSeed): Commitment {
  return bytesToHex(sha256(utf8ToBytes(serverSeed))) as Commitment;
}

/** Whether a revealed seed is the one that was committed to. Both are public by now, so the comparison may be plain. */
export function verifyCommitment(serverSeed: ServerSeed, commitment: Commitment): boolean {
  return commitmentOf(serverSeed) === commitment;
}
