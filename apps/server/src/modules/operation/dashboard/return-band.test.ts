import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnBandOf, returnOfAll, standingOf, type TheoreticalReturn } from './return-band.ts';

const calm: TheoreticalReturn = { lowestPercent: 96, highestPercent: 96, standardDeviation: 2 };

describe('the band of a return', () => {
  test('is what the formula says, and narrows with the root of the number of stakes', () => {
    const of = (bets: number) => returnBandOf({ stakeMinor: bets * 100, squareSum: bets * 100 ** 2 }, calm);
    expect(of(10_000).highPercent - 96).toBeCloseTo((100 * 3.2905 * 2) / 100, 10);
    expect(of(40_000).highPercent - 96).toBeCloseTo((of(10_000).highPercent - 96) / 2, 10);
    expect(of(1).lowPercent).toBe(0);
  });

  test('is wider where the same turnover was staked in larger pieces', () => {
    const even = returnBandOf({ stakeMinor: 1_000, squareSum: 10 * 100 ** 2 }, calm);
    const uneven = returnBandOf({ stakeMinor: 1_000, squareSum: 910 ** 2 + 9 * 10 ** 2 }, calm);
    expect(uneven.highPercent).toBeGreaterThan(even.highPercent);
  });

  test('reaches from the way to play that returns least to the one that returns most', () => {
    const band = returnBandOf(
      { stakeMinor: 1_000_000, squareSum: 1_000_000 * 100 },
      { lowestPercent: 95, highestPercent: 97, standardDeviation: 1 },
    );
    expect((band.lowPercent + band.highPercent) / 2).toBeCloseTo(96, 10);
  });

  test('of several titles lies between theirs, and of one is its own', () => {
    const part = fc.record({
      bets: fc.integer({ min: 1, max: 1_000_000 }),
      stake: fc.integer({ min: 1, max: 10_000 }),
      percent: fc.integer({ min: 80, max: 100 }),
      deviation: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const all = returnOfAll(
          parts.map(({ bets, stake, percent, deviation }) => ({
            played: { stakeMinor: bets * stake, squareSum: bets * stake ** 2 },
            theoretical: { lowestPercent: percent, highestPercent: percent, standardDeviation: deviation },
          })),
        );
        const percents = parts.map(({ percent }) => percent);
        const deviations = parts.map(({ deviation }) => deviation);
        expect(all?.lowestPercent).toBeGreaterThanOrEqual(Math.min(...percents) - 1e-9);
        expect(all?.lowestPercent).toBeLessThanOrEqual(Math.max(...percents) + 1e-9);
        expect(all?.standardDeviation).toBeGreaterThanOrEqual(Math.min(...deviations) - 1e-9);
        expect(all?.standardDeviation).toBeLessThanOrEqual(Math.max(...deviations) + 1e-9);
      }),
    );
    expect(
      returnOfAll([{ played: { stakeMinor: 10, squareSum: 10 }, theoretical: undefined }]),
    ).toBeUndefined();
    expect(returnOfAll([])).toBeUndefined();
  });
});

describe('where a return stands', () => {
  const band = { lowPercent: 94, highPercent: 98 };
  test.each([
    [93.9, 5_000, band, 'below'],
    [94, 5_000, band, 'within'],
    [98, 1_000, band, 'within'],
    [98.1, 1_000, band, 'above'],
    [150, 999, band, 'tooFew'],
    [96, 5_000, undefined, 'unknown'],
  ] as const)('%d of %d bets', (percent, bets, against, standing) => {
    expect(standingOf(percent, bets, against)).toBe(standing);
  });
});
