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
