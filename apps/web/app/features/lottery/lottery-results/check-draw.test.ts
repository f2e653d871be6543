import { drawCommitment } from '@wau/fairness/draw-commitment';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseServerSeed } from '@wau/fairness/seeds';
import { drawLottery } from '@wau/rules/lottery/draw-shape';
import { ssc } from '@wau/rules/lottery/families/ssc';
import { describe, expect, test } from 'vitest';
import { checkDraw } from './check-draw.ts';

const seed = parseServerSeed('5e'.repeat(32));
const slipRoot = parseClientSeed('a7'.repeat(32));
if (seed === undefined || slipRoot === undefined) throw new Error('seeds are hexadecimal');
const result = drawLottery(ssc.shape, roundStream(seed, slipRoot, 0));
const evidence = {
  ...{ family: 'ssc', numero: '20261130-0001', commitment: drawCommitment(seed), seed, slipRoot, result },
};

/** Round 1000 as drand has published it, with the SHA-256 of its signature. */
const beacon = {
  name: 'drand-quicknet',
  round: 1_000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
const randomness = parseClientSeed('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd');
if (randomness === undefined) throw new Error('it is hexadecimal');
const drawnByBeacon = drawLottery(ssc.shape, roundStream(seed, randomness, 0));

describe('LO-04 a draw by a public beacon is checked', () => {
  test('and passes where seed, round and numbers belong together, whatever was staked', () => {
    expect(checkDraw({ ...evidence, result: drawnByBeacon, slipRoot: 'ff'.repeat(32), beacon })).toEqual({
      isSeedCommitted: true,
      isBeaconSigned: true,
      areNumbersDue: true,
    });
  });

  test.each([
    ['another round', { round: 1_001 }],
    ['another beacon', { name: 'of-the-house' }],
    ['no signature', { signature: null }],
  ])('and does not with %s', (_, change) => {
    const check = checkDraw({ ...evidence, result: drawnByBeacon, beacon: { ...beacon, ...change } });
    expect(check).toEqual({ isSeedCommitted: true, isBeaconSigned: false, areNumbersDue: false });
  });

  test('and does not where the slips gave the numbers', () => {
    expect(checkDraw({ ...evidence, beacon }).areNumbersDue).toBe(false);
  });
});

describe('LO-04 a draw is checked', () => {
  test('and passes where seed, slips and numbers belong together', () => {
    expect(checkDraw(evidence)).toEqual({ isSeedCommitted: true, areNumbersDue: true });
  });

  test.each([
    ['another commitment', { commitment: 'ab'.repeat(32) }, false, true],
    ['another seed', { seed: '5f'.repeat(32) }, false, false],
    ['one slip more', { slipRoot: 'a8'.repeat(32) }, true, false],
    ['other numbers', { result: { digits: ['1', '2', '3', '4', '5'] } }, true, false],
    ['a number less', { result: { digits: result.digits?.slice(1) ?? [] } }, true, false],
    ['a seed that is none', { seed: 'secret' }, false, false],
    ['rules that are unknown here', { family: 'of-tomorrow' }, true, undefined],
  ])('and does not with %s', (_, change, isSeedCommitted, areNumbersDue) => {
    expect(checkDraw({ ...evidence, ...change })).toEqual({ isSeedCommitted, areNumbersDue });
  });
});
