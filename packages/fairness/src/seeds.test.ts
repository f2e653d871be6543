import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  parseClientSeed,
  parseCommitment,
  parseServerSeed,
  type ServerSeed,
  serverSeedFromBytes,
  verifyCommitment,
} from './seeds.ts';

const anySeed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(serverSeedFromBytes);

describe('server seed', () => {
  it('is the lower-case hex text of 32 bytes', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, index) => index);
    expect(serverSeedFromBytes(bytes)).toBe(
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    );
  });

  it.each([0, 16, 31, 33])('refuses %i bytes', (length) => {
    expect(() => serverSeedFromBytes(new Uint8Array(length))).toThrow(RangeError);
  });

  it('is parsed back from its own text and from nothing else', () => {
    fc.assert(fc.property(anySeed, (seed) => parseServerSeed(seed) === seed));
    for (const text of ['', 'ab', 'A'.repeat(64), 'g'.repeat(64), 'a'.repeat(65), `${'a'.repeat(64)}\n`]) {
      expect(parseServerSeed(text)).toBeUndefined();
      expect(parseCommitment(text)).toBeUndefined();
    }
  });
});

describe('commitment', () => {
  it('is the SHA-256 of the text of the seed, as an independent implementation computes it', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed, 'ascii').digest('hex'));
      }),
    );
  });

  it('holds for its own seed and for no other', () => {
    fc.assert(
      fc.property(anySeed, anySeed, (seed, other) => {
        fc.pre(seed !== other);
        expect(verifyCommitment(seed, commitmentOf(seed))).toBe(true);
        expect(verifyCommitment(other, commitmentOf(seed))).toBe(false);
      }),
    );
  });

  it('changes with a single digit of the seed', () => {
    const seed = 'a'.repeat(64) as ServerSeed;
    const near = `${'a'.repeat(63)}b` as ServerSeed;
    expect(verifyCommitment(near, commitmentOf(seed))).toBe(false);
  });
});

describe('client seed', () => {
  it('takes 1 to 64 letters, digits, dots, underscores and hyphens', () => {
    for (const text of ['a', 'Wau_Bulan-2026.11', 'x'.repeat(64)]) expect(parseClientSeed(text)).toBe(text);
  });

  it.each(['', 'x'.repeat(65), 'two words', 'colon:inside', 'bulan\n', 'bunga-ñ', '🪁'])(
    'refuses %j',
    (text) => {
      expect(parseClientSeed(text)).toBeUndefined();
    },
  );
});
