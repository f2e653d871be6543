import { describe, expect, test } from 'vitest';
import { liabilityOf, mostOffered, type NumberBounds, numberOffersOf, offerFor } from './number-offers.ts';

const free: NumberBounds = {
  stakeMinor: undefined,
  memberStakeMinor: undefined,
  liabilityMinor: undefined,
  steps: [],
};
const fresh = { stakeMinor: 0n, liabilityMinor: 0n, memberStakeMinor: 0n, oddsPercent: 100 };
const dearest = { oddsTenThousandths: 900_000, chargedLots: 1 };
const steps = [
  { aboveMinor: 1_000n, oddsPercent: 90 },
  { aboveMinor: 5_000n, oddsPercent: 60 },
];
const offers = (bounds: Partial<NumberBounds>, standing: Partial<typeof fresh> = {}) =>
  numberOffersOf({ ...free, ...bounds }, { ...fresh, ...standing }, dearest).map(
    ({ upToMinor, oddsPercent }) => [upToMinor, oddsPercent],
  );

describe('what is left on a number', () => {
  test('is any amount where nothing bounds it', () => {
    expect(offers({})).toEqual([[undefined, 100]]);
  });

  test('is what none of the bounds has been reached by', () => {
    expect(offers({ stakeMinor: 800n }, { stakeMinor: 300n })).toEqual([[500n, 100]]);
    expect(
      offers({ stakeMinor: 800n, memberStakeMinor: 100n }, { stakeMinor: 300n, memberStakeMinor: 40n }),
    ).toEqual([[60n, 100]]);
    expect(offers({ stakeMinor: 300n }, { stakeMinor: 300n })).toEqual([]);
    expect(offers({ stakeMinor: 200n }, { stakeMinor: 300n })).toEqual([]);
  });

  test('falls in odds from one step to the next', () => {
    expect(offers({ steps })).toEqual([
      [1_000n, 100],
      [5_000n, 90],
      [undefined, 60],
    ]);
    expect(offers({ steps }, { stakeMinor: 1_000n })).toEqual([
      [4_000n, 90],
      [undefined, 60],
    ]);
    expect(offers({ steps, stakeMinor: 3_000n }, { stakeMinor: 999n })).toEqual([
      [1n, 100],
      [2_001n, 90],
    ]);
  });

  test('has the lower odds of a hot number and of its step', () => {
    expect(offers({ steps }, { oddsPercent: 75 })).toEqual([
      [5_000n, 75],
      [undefined, 60],
    ]);
  });

  test('may be more at lower odds, where what it costs is bounded', () => {
    // 90 for 1: 9,000 pays 100, and at 90 per cent 111.
    expect(offers({ liabilityMinor: 9_000n })).toEqual([[100n, 100]]);
    expect(offers({ liabilityMinor: 9_000n, steps: [{ aboveMinor: 50n, oddsPercent: 90 }] })).toEqual([
      [50n, 100],
      [111n, 90],
    ]);
    expect(offers({ liabilityMinor: 9_000n }, { liabilityMinor: 8_999n })).toEqual([]);
  });

  test('is taken by the step that a stake reaches', () => {
    const left = numberOffersOf({ ...free, steps, stakeMinor: 6_000n }, fresh, dearest);
    expect(offerFor(left, 1_000n)?.oddsPercent).toBe(100);
    expect(offerFor(left, 1_001n)?.oddsPercent).toBe(90);
    expect(offerFor(left, 6_000n)?.oddsPercent).toBe(60);
    expect(offerFor(left, 6_001n)).toBeUndefined();
    expect(mostOffered(left)).toBe(6_000n);
    expect(mostOffered([])).toBe(0n);
  });
});

test('a stake costs what it may win, rounded up, of several lots what one of them pays', () => {
  expect(liabilityOf(100n, 100, dearest)).toBe(9_000n);
  expect(liabilityOf(1n, 33, { oddsTenThousandths: 20_500, chargedLots: 1 })).toBe(1n);
  expect(liabilityOf(1_800n, 100, { oddsTenThousandths: 990_000, chargedLots: 18 })).toBe(9_900n);
});
