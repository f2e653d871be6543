import { createHash } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import { expect, test } from 'vitest';
import { chainLength, createOwnChains } from './own-chain.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const key = { merchantCode: 'wau' as MerchantCode, gameId: 'ssc-1m', chain: 1 };

test('each seed is the hash of the one that is used after it, down to the head', async () => {
  const chains = createOwnChains('a secret');
  const seeds = await Promise.all([1, 2, 3].map((link) => chains.seedOf(key, link)));
  expect(seeds.map(hash)).toEqual([await chains.headOf(key), seeds[0], seeds[1]]);
  expect(await chains.seedOf(key, chainLength)).toMatch(/^[0-9a-f]{64}$/);
  await expect(chains.seedOf(key, chainLength + 1)).rejects.toThrow(RangeError);
  await expect(chains.seedOf(key, 0)).rejects.toThrow(RangeError);
});

test('what commits to a seed is its tagged hash, and so no seed of another draw', async () => {
  const chains = createOwnChains('a secret');
  const [commitment] = await chains.commitmentsOf(key, 2, 1);
  expect(commitment).toBe(hash(`lottery-commitment:${await chains.seedOf(key, 2)}`));
  expect(commitment).not.toBe(await chains.seedOf(key, 1));
});

test('the same secret gives the same chain; another secret, merchant, game or number gives another', async () => {
  const head = await createOwnChains('a secret').headOf(key);
  expect(await createOwnChains('a secret').headOf(key)).toBe(head);
  const chains = createOwnChains('a secret');
  const others = [
    await createOwnChains('another secret').headOf(key),
    await chains.headOf({ ...key, merchantCode: 'other' as MerchantCode }),
    await chains.headOf({ ...key, gameId: 'ssc-5m' }),
    await chains.headOf({ ...key, chain: 2 }),
  ];
  expect(new Set([head, ...others]).size).toBe(5);
});
