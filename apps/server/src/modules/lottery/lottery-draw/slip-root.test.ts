import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { slipRoot } from './slip-root.ts';

const sha256 = (...parts: readonly Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const leaf = (text: string) => sha256(Buffer.of(0), Buffer.from(text));
const node = (left: Buffer, right: Buffer) => sha256(Buffer.of(1), left, right);
const [one, two, three, four, five] = ['1', '2', '3', '4', '5'].map(leaf) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];

describe('the root of all slips', () => {
  test('of none is the hash of nothing', () => {
    expect(slipRoot([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  test.each([
    ['one', [one], one],
    ['two', [one, two], node(one, two)],
    ['three', [one, two, three], node(node(one, two), three)],
    ['four', [one, two, three, four], node(node(one, two), node(three, four))],
    ['five', [one, two, three, four, five], node(node(node(one, two), node(three, four)), five)],
  ] as const)('of %s goes up in pairs, an odd one as it is', (_, digests, root) => {
    expect(slipRoot(digests)).toBe(root.toString('hex'));
  });

  test('changes with each slip and with their order', () => {
    const roots = [
      [one, two, three],
      [two, one, three],
      [one, three, two],
      [one, two],
    ].map(slipRoot);
    expect(new Set(roots).size).toBe(4);
  });
});
