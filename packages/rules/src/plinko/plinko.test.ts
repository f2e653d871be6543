import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { percentText } from '../exact-ratio.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import {
  type PlinkoParameters,
  parsePlinkoParameters,
  playPlinko,
  plinkoMultipliersTenThousandths,
  plinkoPathCounts,
  plinkoReturn,
  plinkoRisks,
  plinkoRowChoices,
} from './plinko.ts';

const everyTable: PlinkoParameters[] = plinkoRowChoices.flatMap((rows) =>
  plinkoRisks.map((risk) => ({ rows, risk })),
);
const wager = { stakeMinor: toMinor(100n), maxWinMinor: toMinor(1_000_000_000n) };

describe.each(everyTable)('plinko with $rows rows and $risk risk', (parameters) => {
  const multipliers = plinkoMultipliersTenThousandths(parameters);

  it('returns exactly 99 %', () => {
    const { numerator, denominator } = plinkoReturn(parameters);
    expect(numerator * 100n).toBe(denominator * 99n);
    expect(percentText({ numerator, denominator }, 10)).toBe('99.0000000000');
  });

  it('is symmetric, pays most at the edges and ever less towards the middle', () => {
    expect(multipliers).toHaveLength(parameters.rows + 1);
    expect(multipliers.toReversed()).toEqual(multipliers);
    const half = multipliers.slice(0, Math.floor(parameters.rows / 2) + 1);
    half.reduce((outer, inner) => {
      expect(inner).toBeLessThan(outer);
      return inner;
    });
    expect(half.at(-1)).toBeGreaterThan(0);
  });
});

describe('plinko', () => {
  it('pays more at the edges with more risk, and up to 1000 times the stake', () => {
    for (const rows of plinkoRowChoices) {
      const [low, medium, high] = plinkoRisks.map(
        (risk) => plinkoMultipliersTenThousandths({ rows, risk })[0] ?? 0,
      );
      expect(low).toBeLessThan(medium ?? 0);
      expect(medium).toBeLessThan(high ?? 0);
    }
    expect(plinkoMultipliersTenThousandths({ rows: 16, risk: 'high' })[0]).toBe(10_000_000);
  });

  it.each([8, 12] as const)('gives back 99 %% over all paths of %i rows, each played', (rows) => {
    let back = 0n;
    const buckets = new Array<number>(rows + 1).fill(0);
    for (let path = 0; path < 2 ** rows; path += 1) {
      const bits = Array.from({ length: rows }, (_, row) => (path >> row) & 1);
      const round = playPlinko({ rows, risk: 'high' }, wager, listedIntegerSource(bits));
      back += round.payoutMinor;
      const [dropped] = round.events;
      if (dropped?.type !== 'ballDropped') return expect.fail('the ball did not drop');
      expect(dropped.path.filter((direction) => direction === 'right')).toHaveLength(dropped.bucket);
      buckets[dropped.bucket] = (buckets[dropped.bucket] ?? 0) + 1;
    }
    expect(back).toBe(99n * 2n ** BigInt(rows));
    expect(buckets).toEqual(plinkoPathCounts(rows));
  });

  it.each([
    [null, 'plinko.parameters.invalid'],
    [{ rows: 8 }, 'plinko.parameters.invalid'],
    [{ rows: 8, risk: 'low', balls: 2 }, 'plinko.parameters.invalid'],
    [{ rows: 7, risk: 'low' }, 'plinko.rows.invalid'],
    [{ rows: 17, risk: 'low' }, 'plinko.rows.invalid'],
    [{ rows: '8', risk: 'low' }, 'plinko.rows.invalid'],
    [{ rows: 8.5, risk: 'low' }, 'plinko.rows.invalid'],
    [{ rows: 8, risk: 'extreme' }, 'plinko.risk.invalid'],
  ])('refuses %j with %s', (value, code) => {
    expect(parsePlinkoParameters(value)).toEqual({ ok: false, code });
  });
});
