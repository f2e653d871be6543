import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawCommitment } from './draw-commitment.ts';
import { commitmentOf, parseServerSeed, type ServerSeed } from './seeds.ts';

const seed = parseServerSeed('ab'.repeat(32)) as ServerSeed;

it('is a hash that any tool makes, and not the one that is the seed of the draw before', () => {
  const text = `lottery-commitment:${seed}`;
  expect(drawCommitment(seed)).toBe(createHash('sha256').update(text).digest('hex'));
  expect(drawCommitment(seed)).not.toBe(commitmentOf(seed));
});
