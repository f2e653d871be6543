import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { PathStep, SeedProof } from './receipt.ts';

/** A leaf is the hash of the byte 0 and the hashes of its slips. */
export function digestOf(slipHashes: readonly string[]): string {
  return bytesToHex(sha256(concatBytes(Uint8Array.of(0), ...slipHashes.map(hexToBytes))));
}

/** A node is the hash of the byte 1 and its two children. */
function nodeOf(left: string, right: string): string {
  return bytesToHex(sha256(concatBytes(Uint8Array.of(1), hexToBytes(left), hexToBytes(right))));
}

/** The hashes beside the way from one digest up to the root; an odd one goes up alone. */
export function slipPath(digests: readonly string[], place: number): readonly PathStep[] {
  const path: PathStep[] = [];
  let level = digests;
  for (let at = place; level.length > 1; at = Math.floor(at / 2)) {
    const other = level[at % 2 === 0 ? at + 1 : at - 1];
    if (other !== undefined) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash: other });
    level = nextLevel(level);
  }
  return path;
}

function nextLevel(level: readonly string[]): readonly string[] {
  const next: string[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left = '', right] = [level[index], level[index + 1]];
    next.push(right === undefined ? left : nodeOf(left, right));
  }
  return next;
}

/** The root that a slip's proof leads to. */
export function rootOfPath({ slipHashes, path }: Pick<SeedProof, 'slipHashes' | 'path'>): string {
  return path.reduce(
    (hash, step) => (step.side === 'left' ? nodeOf(step.hash, hash) : nodeOf(hash, step.hash)),
    digestOf(slipHashes),
  );
}
