import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { percentText } from '../exact-ratio.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import {
  type PlinkoParameters,
  parsePlinkoMathematics,
  parsePlinkoParameters,
  playPlinko,
  plinkoMultipliersTenThousandths,
  plinkoPathCounts,
  plinkoReturn,
  plinkoRisks,
} from './plinko.ts';
import { plinkoFigures } from './plinko-figures.ts';
import { plinkoMathematics } from './testing/plinko-sample.ts';

const everyTable: PlinkoParameters[] = plinkoMathematics.rowChoices.flatMap((rows) =>
  plinkoRisks.map((risk) => ({ rows, risk })),
);
const wager = { stakeMinor: toMinor(100n), maxWinMinor: toMinor(1_000_000_000n) };

describe.each(everyTable)('plinko with $rows rows and $risk risk', (parameters) => {
  const multipliers = plinkoMultipliersTenThousandths(plinkoMathematics, parameters);

  it('returns exactly 99 %', () => {
    const { numerator, denominator } = plinkoReturn(plinkoMathematics, parameters);
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
  it('pays more at the edges with more risk', () => {
    for (const rows of plinkoMathematics.rowChoices) {
      const [low, medium, high] = plinkoRisks.map(
        (risk) => plinkoMultipliersTenThousandths(plinkoMathematics, { rows, risk })[0] ?? 0,
      );
      expect(low).toBeLessThan(medium ?? 0);
      expect(medium).toBeLessThan(high ?? 0);
    }
  });

  it.each([8, 9] as const)('gives back 99 %% over all paths of %i rows, each played', (rows) => {
    let back = 0n;
    const buckets = new Array<number>(rows + 1).fill(0);
    for (let path = 0; path < 2 ** rows; path += 1) {
      const bits = Array.from({ length: rows }, (_, row) => (path >> row) & 1);
      const round = playPlinko(plinkoMathematics, { rows, risk: 'high' }, wager, listedIntegerSource(bits));
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
    expect(parsePlinkoParameters(plinkoMathematics, value)).toEqual({ ok: false, code });
  });
});

describe('parsePlinkoMathematics', () => {
  const low = { 8: [550, 215, 109, 100, 50] };
  it.each([
    [undefined, 'plinko.mathematics.invalid'],
    [{ halfTables: null }, 'plinko.mathematics.invalid'],
    [{ halfTables: {} }, 'plinko.tables.incomplete'],
    [{ halfTables: { low: {} } }, 'plinko.tables.incomplete'],
    [{ halfTables: { wild: low } }, 'plinko.risk.invalid'],
    [{ halfTables: { low: null } }, 'plinko.risk.invalid'],
    [{ halfTables: { low: { 5: [1, 1, 1] } } }, 'plinko.rows.invalid'],
    [{ halfTables: { low: { 17: [1] } } }, 'plinko.rows.invalid'],
    [{ halfTables: { low: { 8: [1, 2, 3, 4] } } }, 'plinko.table.invalid'],
    [{ halfTables: { low: { 8: [1, 2, 3, 4, -5] } } }, 'plinko.table.invalid'],
    [{ halfTables: { low: { 8: [1, 2, 3, 4, 0.5] } } }, 'plinko.table.invalid'],
    [{ halfTables: { low, high: { 9: [1, 2, 3, 4, 5] } } }, 'plinko.tables.incomplete'],
    [{ halfTables: { low, high: { ...low, 9: [1, 2, 3, 4, 5] } } }, 'plinko.tables.incomplete'],
  ])('refuses %j with %s', (value, code) => {
    expect(parsePlinkoMathematics(value)).toEqual({ ok: false, code });
  });
});

describe('the figures of plinko', () => {
  it('tell every board', () => {
    const { method, ways } = plinkoFigures(plinkoMathematics);
    expect(method).toBe('exact');
    expect(ways).toHaveLength(6);
    expect(ways[0]).toMatchObject({
      way: '8 rows, low risk',
      returnPercent: '99.000000',
      hitRatePercent: '100.0000',
      largestWin: 5.5,
    });
    const multipliers = [5.5, 2.15, 1.09, 1, 0.5, 1, 1.09, 2.15, 5.5];
    const ways8 = [1, 8, 28, 56, 70, 56, 28, 8, 1];
    const square = multipliers.reduce(
      (sum, each, at) => sum + ((ways8[at] ?? 0) / 256) * (each - 0.99) ** 2,
      0,
    );
    expect(ways[0]?.standardDeviation).toBeCloseTo(Math.sqrt(square), 9);
  });
});
