import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { beaconPublicKey, signRound, verifiedRandomness } from './beacon.ts';
import { decidingRound, quicknet, roundComesAtMs } from './beacon-chain.ts';

/** Round 1000 as drand has published it. */
const signature =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const randomness = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';

describe('LO-04 a round of a public beacon', () => {
  test('that the beacon has signed gives its random number', () => {
    expect(verifiedRandomness(quicknet, 1_000, signature)).toBe(randomness);
  });

  test.each([
    ['of another round', 1_001, signature],
    ['of a round that is none', 0, signature],
    ['with another digit', 1_000, signature.replace('b446', 'b447')],
    ['of another point', 1_000, signRound(new Uint8Array(32).fill(1), 1_000)],
    ['in capitals', 1_000, signature.toUpperCase()],
    ['with too few digits', 1_000, signature.slice(2)],
    ['of the point at infinity', 1_000, `c0${'0'.repeat(94)}`],
  ])('%s gives none', (_, round, given) => {
    expect(verifiedRandomness(quicknet, round, given)).toBeUndefined();
  });

  test('of a beacon whose key is known is signed and verified the same way', () => {
    const secretKey = createHash('sha256').update('a beacon to try with').digest().fill(0, 0, 1);
    const chain = { ...quicknet, name: 'tried', publicKey: beaconPublicKey(secretKey) };
    expect(verifiedRandomness(chain, 7, signRound(secretKey, 7))).toMatch(/^[0-9a-f]{64}$/);
    expect(verifiedRandomness(quicknet, 7, signRound(secretKey, 7))).toBeUndefined();
  });

  test('comes when drand says that it does', () => {
    expect(new Date(roundComesAtMs(quicknet, 1_000)).toISOString()).toBe('2023-08-23T15:59:24.000Z');
  });
});

describe('LO-04 the round that decides a draw', () => {
  const genesisMs = quicknet.genesisSeconds * 1_000;

  test.each([
    [-10_000, 1],
    [-2_000, 1],
    [-1_999, 2],
    [1_000, 2],
    [1_001, 3],
    [4_000, 3],
    [4_001, 4],
  ])('of sales that end %i ms after the first one is round %i', (closesMs, round) => {
    expect(decidingRound(quicknet, genesisMs + closesMs)).toBe(round);
    expect(roundComesAtMs(quicknet, round)).toBeGreaterThanOrEqual(genesisMs + closesMs + 2_000);
  });
});
