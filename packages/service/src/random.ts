import { randomBytes } from 'node:crypto';
import { type Id, type IdKind, makeId } from '@wau/contract/ids';
import type { Clock } from './clock.ts';

/** Randomness as a parameter. Every implementation outside tests is cryptographic. */
export interface Random {
  bytes(count: number): Uint8Array;
}

/** Reads the system's source in blocks, because a call for each id costs more than the id itself. */
export function createSystemRandom(blockSize = 4096): Random {
  let block = randomBytes(blockSize);
  let offset = 0;
  return {
    bytes(count) {
      if (count > blockSize) return randomBytes(count);
      if (offset + count > block.length) {
        block = randomBytes(blockSize);
        offset = 0;
      }
      const part = block.subarray(offset, offset + count);
      offset += count;
      return Uint8Array.from(part);
    },
  };
}

export const systemRandom: Random = createSystemRandom();

/** A new id of a kind, from the given time and randomness. */
export function newId<Kind extends IdKind>(kind: Kind, clock: Clock, random: Random): Id<Kind> {
  return makeId(kind, clock.nowMs(), random.bytes(10));
}

/** A secret of 256 random bits as base64url, 43 characters: session, launch and play tokens. */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}
