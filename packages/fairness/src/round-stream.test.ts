import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundBlock, roundStream } from './round-stream.ts';
import { type ClientSeed, parseClientSeed, type ServerSeed, serverSeedFromBytes } from './seeds.ts';

const serverSeed = serverSeedFromBytes(Uint8Array.from({ length: 32 }, (_, index) => index));
const clientSeed = 'wau-bulan' as ClientSeed;

const anyServerSeed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(serverSeedFromBytes);
const anyClientSeed = fc
  .stringMatching(/^[A-Za-z0-9._-]{1,64}$/)
  .map((text) => parseClientSeed(text))
  .filter((seed) => seed !== undefined);
const anyNonce = fc.nat({ max: Number.MAX_SAFE_INTEGER });

/** The same mapping a second time, as slow and plain as it is described in docs/games/fairness.md. */
function integersByTheBook(seeds: [ServerSeed, ClientSeed, number], bounds: readonly number[]): number[] {
  let bits = '';
  let cursor = 0;
  const take = (count: number): number => {
    while (bits.length < count) {
      const block = createHmac('sha256', seeds[0]).update(`${seeds[1]}:${seeds[2]}:${cursor}`).digest();
      for (const byte of block) bits += byte.toString(2).padStart(8, '0');
      cursor += 1;
    }
    const value = count === 0 ? 0 : Number.parseInt(bits.slice(0, count), 2);
    bits = bits.slice(count);
    return value;
  };
  return bounds.map((bound) => {
    const count = bound === 1 ? 0 : (bound - 1).toString(2).length;
    let value = take(count);
    while (value >= bound) value = take(count);
    return value;
  });
}

describe('roundBlock', () => {
  it('is HMAC-SHA256 over clientSeed:nonce:cursor, keyed with the text of the server seed', () => {
    fc.assert(
      fc.property(anyServerSeed, anyClientSeed, anyNonce, fc.nat(), (server, client, nonce, cursor) => {
        const expected = createHmac('sha256', server).update(`${client}:${nonce}:${cursor}`).digest('hex');
        expect(Buffer.from(roundBlock(server, client, nonce, cursor)).toString('hex')).toBe(expected);
      }),
    );
  });

  it('gives the recorded bytes', () => {
    // printf %s wau-bulan:0:0 | openssl dgst -sha256 -hmac 000102…1e1f
    expect(Buffer.from(roundBlock(serverSeed, clientSeed, 0, 0)).toString('hex')).toBe(
      'd2f95fd83420dfb3ad0f417877cebdae9743d1e152980079438879d0afda5296',
    );
  });
});

describe('roundStream', () => {
  it('gives what the written description gives', () => {
    const anyBounds = fc.array(fc.integer({ min: 1, max: 2 ** 31 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(anyServerSeed, anyClientSeed, anyNonce, anyBounds, (server, client, nonce, bounds) => {
        const stream = roundStream(server, client, nonce);
        const expected = integersByTheBook([server, client, nonce], bounds);
        expect(bounds.map((bound) => stream.nextInteger(bound))).toEqual(expected);
      }),
    );
  });

  it('gives the recorded integers', () => {
    const stream = roundStream(serverSeed, clientSeed, 0);
    expect([10_000, 32, 2, 1, 3, 2 ** 31].map((bound) => stream.nextInteger(bound))).toEqual([
      5629, 16, 0, 0, 1, 68941429,
    ]);
  });

  it('reads a bit as an integer below two', () => {
    const bits = roundStream(serverSeed, clientSeed, 3);
    const integers = roundStream(serverSeed, clientSeed, 3);
    for (let draw = 0; draw < 600; draw += 1) expect(bits.nextBit()).toBe(integers.nextInteger(2));
  });

  it('throws no value of the largest bound away, and takes no bit for a bound of one', () => {
    const stream = roundStream(serverSeed, clientSeed, 9);
    expect(stream.nextInteger(1)).toBe(0);
    const firstBlock = roundBlock(serverSeed, clientSeed, 9, 0);
    const expected = new DataView(firstBlock.buffer, firstBlock.byteOffset).getUint32(0) >>> 1;
    expect(stream.nextInteger(2 ** 31)).toBe(expected);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 31 + 1, Number.POSITIVE_INFINITY])(
    'refuses the bound %d',
    (bound) => {
      expect(() => roundStream(serverSeed, clientSeed, 0).nextInteger(bound)).toThrow(RangeError);
    },
  );

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses the nonce %d', (nonce) => {
    expect(() => roundStream(serverSeed, clientSeed, nonce)).toThrow(RangeError);
    expect(() => roundBlock(serverSeed, clientSeed, nonce, 0)).toThrow(RangeError);
  });
});

describe('uniformity (promise G1)', () => {
  /**
   * Chi-square statistic as a standard normal deviate (Wilson and Hilferty). The seeds are fixed, so that the outcome
   * is too; 4 standard deviations would come by chance once in 15,000 such tests.
   */
  function chiSquareDeviate(counts: readonly number[], total: number): number {
    const expected = total / counts.length;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const freedom = counts.length - 1;
    const spread = 2 / (9 * freedom);
    return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
  }

  it.each([2, 3, 6, 10, 32, 37, 100, 1000, 10_000])(
    'first draws below %i are uniform over nonces',
    (bound) => {
      const counts = new Array<number>(bound).fill(0);
      const total = Math.max(20_000, bound * 10);
      for (let nonce = 0; nonce < total; nonce += 1) {
        const value = roundStream(serverSeed, clientSeed, nonce).nextInteger(bound);
        counts[value] = (counts[value] ?? 0) + 1;
      }
      expect(Math.abs(chiSquareDeviate(counts, total))).toBeLessThan(4);
    },
  );

  it.each([3, 33, 97])(
    'successive draws below %i in one round are uniform and do not follow one another',
    (bound) => {
      const stream = roundStream(serverSeed, clientSeed, 1);
      const pairs = new Array<number>(bound * bound).fill(0);
      const total = bound * bound * 10;
      for (let draw = 0; draw < total; draw += 1) {
        const pair = stream.nextInteger(bound) * bound + stream.nextInteger(bound);
        pairs[pair] = (pairs[pair] ?? 0) + 1;
      }
      expect(Math.abs(chiSquareDeviate(pairs, total))).toBeLessThan(4);
    },
  );

  it('would notice the bias of taking remainders', () => {
    const biased = new Array<number>(6).fill(0);
    const stream = roundStream(serverSeed, clientSeed, 2);
    const total = 20_000;
    for (let draw = 0; draw < total; draw += 1) {
      const byte = stream.nextInteger(8);
      const value = byte < 6 ? byte : byte - 6;
      biased[value] = (biased[value] ?? 0) + 1;
    }
    expect(chiSquareDeviate(biased, total)).toBeGreaterThan(4);
  });
});
