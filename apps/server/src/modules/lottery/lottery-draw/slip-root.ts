import { createHash } from 'node:crypto';

/** So many slips, in the order of their orders' ids, are digested together. */
export const slipsPerDigest = 256;

/**
 * The one hash that stands for all slips of a draw: the root of a tree whose leaves are the digests of up to
 * `slipsPerDigest` slips each. A node is SHA-256 of `01` and its two children, a leaf of `00` and its slips' hashes, so that
 * neither can pass for the other; an odd one goes up as it is. Without any slip it is SHA-256 of nothing.
 */
export function slipRoot(digests: readonly Buffer[]): string {
  let level: readonly Buffer[] = digests;
  if (level.length === 0) return createHash('sha256').digest('hex');
  while (level.length > 1) level = nextLevel(level);
  return (level[0] as Buffer).toString('hex');
}

function nextLevel(level: readonly Buffer[]): readonly Buffer[] {
  const next: Buffer[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index] as Buffer, level[index + 1]];
    next.push(
      right === undefined
        ? left
        : createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest(),
    );
  }
  return next;
}
