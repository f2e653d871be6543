import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { linkBefore, openHashChain } from './hash-chain.ts';
import { roundBlock, roundStream } from './round-stream.ts';
import { commitmentOf, parseClientSeed, parseServerSeed, serverSeedFromBytes } from './seeds.ts';

const lastLink = serverSeedFromBytes(new Uint8Array(32).fill(3));
const rest = () => Promise.resolve();
const byNode = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a hash chain', () => {
  it('is what hashing the text again and again gives, whichever hash computes it', async () => {
    const slow = [lastLink as string];
    for (let step = 0; step < 1_203; step += 1) slow.unshift(byNode(slow[0] ?? ''));
    for (const chain of [
      await openHashChain(lastLink, 1_203, rest),
      await openHashChain(lastLink, 1_203, rest, byNode),
    ]) {
      expect(chain.head).toBe(slow[0]);
      for (const round of [1, 2, 203, 499, 500, 501, 702, 703, 704, 1_202, 1_203]) {
        expect(chain.linkOf(round)).toBe(slow[round]);
      }
      for (const [first, count] of [
        [1, 1],
        [1, 2],
        [200, 600],
        [1_203, 1],
      ] as const) {
        expect(chain.linksOf(first, count)).toEqual(slow.slice(first, first + count));
      }
      expect(() => chain.linksOf(1_203, 2)).toThrow(RangeError);
    }
  });

  it('commits to each round by the link before it, and to all by its head', async () => {
    const chain = await openHashChain(lastLink, 40, rest);
    expect(commitmentOf(chain.linkOf(1))).toBe(chain.head);
    for (let round = 2; round <= 40; round += 1) {
      expect(commitmentOf(chain.linkOf(round))).toBe(chain.linkOf(round - 1));
      expect(linkBefore(chain.linkOf(round), round)).toBe(chain.head);
    }
    const forged = parseServerSeed('0'.repeat(64)) ?? expect.fail('a seed');
    expect(linkBefore(forged, 7)).not.toBe(chain.head);
  });

  it('lets others work while it is walked', async () => {
    let rests = 0;
    const countRest = async () => {
      rests += 1;
    };
    await openHashChain(lastLink, 10_000, countRest, byNode);
    expect(rests).toBe(5);
  });

  it('has no round before its first and after its last', async () => {
    const chain = await openHashChain(lastLink, 3, rest);
    for (const round of [0, 4, 1.5, Number.NaN]) expect(() => chain.linkOf(round)).toThrow(RangeError);
    await expect(openHashChain(lastLink, 0, rest)).rejects.toThrow(RangeError);
    expect(() => linkBefore(lastLink, 0)).toThrow(RangeError);
  });
});

describe('the worked example in docs/games/crash.md', () => {
  const document = readFileSync(new URL('../../../docs/games/crash.md', import.meta.url), 'utf8');
  const example = JSON.parse(/```json\n([^`]*)```/.exec(document)?.[1] ?? '') as {
    readonly link: string;
    readonly linkBefore: string;
    readonly round: number;
    readonly head: string;
    readonly salt: string;
    readonly firstBlock: string;
    readonly draw: string;
  };
  const link = parseServerSeed(example.link) ?? expect.fail('not a link');
  const salt = parseClientSeed(example.salt) ?? expect.fail('not a salt');

  it('is bound to its chain', () => {
    expect(linkBefore(link, 1)).toBe(example.linkBefore);
    expect(linkBefore(link, example.round)).toBe(example.head);
  });

  it('draws the first 13 digits of its block: two halves of 26 bits from the round’s stream', () => {
    expect(bytesToHex(roundBlock(link, salt, example.round, 0))).toBe(example.firstBlock);
    const stream = roundStream(link, salt, example.round);
    const [high, low] = [stream.nextInteger(2 ** 26), stream.nextInteger(2 ** 26)];
    expect((BigInt(high) * 2n ** 26n + BigInt(low)).toString(16).padStart(13, '0')).toBe(example.draw);
    expect(example.firstBlock.startsWith(example.draw)).toBe(true);
  });
});
