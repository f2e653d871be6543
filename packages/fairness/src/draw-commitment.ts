import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Commitment, ServerSeed } from './seeds.ts';

/**
 * What commits to the seed of a lottery's draw, and says nothing about any other. Seeds of a game's draws are links of one
 * hash chain, so the plain hash of a seed would be the seed of the draw before, which takes stakes while this one is
 * announced.
 */
export function drawCommitment(seed: ServerSeed): Commitment {
  return bytesToHex(sha256(utf8ToBytes(`lottery-commitment:${seed}`))) as Commitment;
}
