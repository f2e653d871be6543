import { expect, it } from 'vitest';
import { binomial } from './binomial.ts';
import { countedReturn, countedWay } from './counted-way.ts';

const evenChance = [
  { cases: 3n, multiplierTenThousandths: 0 },
  { cases: 2n, multiplierTenThousandths: 15_000 },
  { cases: 1n, multiplierTenThousandths: 30_000 },
  { cases: 0n, multiplierTenThousandths: 990_000 },
];

it('counts return, hits, spread and the largest win that can happen', () => {
  expect(countedReturn(evenChance)).toEqual({ numerator: 60_000n, denominator: 60_000n });
  const { standardDeviation, ...figures } = countedWay('any', evenChance);
  expect(figures).toEqual({
    way: 'any',
    returnPercent: '100.000000',
    hitRatePercent: '50.0000',
    largestWin: 3,
    largestWinIs: 'reached',
  });
  // The squares are worth (2 * 2.25 + 9) / 6; the mean is one.
  expect(standardDeviation).toBeCloseTo(Math.sqrt(2.25 - 1), 12);
});

it('a way that pays nothing at all has no win', () => {
  expect(countedWay('any', [{ cases: 4n, multiplierTenThousandths: 0 }])).toMatchObject({
    returnPercent: '0.000000',
    largestWin: 0,
    standardDeviation: 0,
  });
});

it('binomial coefficients are those of the triangle, and exact where floats are not', () => {
  expect(Array.from({ length: 7 }, (_, taken) => binomial(5, taken - 1))).toEqual([
    0n,
    1n,
    5n,
    10n,
    10n,
    5n,
    1n,
  ]);
  expect(binomial(80, 20)).toBe(3_535_316_142_212_174_320n);
});
