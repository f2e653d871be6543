import { type Minor, toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doubleStake,
  greatestStake,
  halfStake,
  nextStake,
  openingStake,
  parseTypedStake,
  previousStake,
  type StakeBounds,
  stakeLadder,
  stakeProblem,
} from './stake-steps.ts';

const ringgit = { exponent: 2 };

function bounds(min: bigint, max: bigint, stepMinor = 1n): StakeBounds {
  return { minStakeMinor: toMinor(min), maxStakeMinor: toMinor(max), stepMinor };
}

const usual = bounds(10n, 50_000n);
const plenty = toMinor(1_000_000n);

describe('the ladder', () => {
  it('walks 1, 2, 5 between the bounds', () => {
    expect(stakeLadder(usual)).toEqual([
      10n,
      20n,
      50n,
      100n,
      200n,
      500n,
      1000n,
      2000n,
      5000n,
      10_000n,
      20_000n,
      50_000n,
    ]);
  });

  it('keeps odd bounds as its ends', () => {
    expect(stakeLadder(bounds(30n, 777n))).toEqual([30n, 50n, 100n, 200n, 500n, 777n]);
    expect(stakeLadder(bounds(30n, 30n))).toEqual([30n]);
  });

  it('offers only multiples of the game’s step', () => {
    expect(stakeLadder(bounds(10n, 999n, 20n))).toEqual([20n, 100n, 200n, 500n, 980n]);
  });

  it('is walked up and down, from stakes beside it as well', () => {
    expect(nextStake(toMinor(100n), usual)).toBe(200n);
    expect(nextStake(toMinor(130n), usual)).toBe(200n);
    expect(previousStake(toMinor(130n), usual)).toBe(100n);
    expect(nextStake(toMinor(50_000n), usual)).toBe(50_000n);
    expect(previousStake(toMinor(10n), usual)).toBe(10n);
  });
});

describe('every button', () => {
  it('leads to an allowed stake', () => {
    const anyBounds = fc
      .record({
        min: fc.bigInt(1n, 5_000n),
        span: fc.bigInt(40n, 5_000_000n),
        stepMinor: fc.constantFrom(1n, 20n),
      })
      .map(({ min, span, stepMinor }) => bounds(min, min + span, stepMinor));
    const anyStake = fc.bigInt(0n, 10_000_000n).map(toMinor);
    fc.assert(
      fc.property(anyBounds, anyStake, anyStake, (limits, stake, balance) => {
        const reached: Minor[] = [
          nextStake(stake, limits),
          previousStake(stake, limits),
          halfStake(stake, limits),
          doubleStake(stake, limits),
          greatestStake(balance, limits),
          openingStake(balance, limits, ringgit),
        ];
        for (const next of reached) {
          expect(stakeProblem(next, limits, next)).toBeUndefined();
        }
      }),
    );
  });

  it('halves and doubles within the bounds', () => {
    expect(halfStake(toMinor(25n), usual)).toBe(12n);
    expect(halfStake(toMinor(10n), usual)).toBe(10n);
    expect(doubleStake(toMinor(40_000n), usual)).toBe(50_000n);
    expect(halfStake(toMinor(100n), bounds(20n, 500n, 20n))).toBe(40n);
  });

  it('stakes no more than the balance at most, unless the balance is below the minimum', () => {
    expect(greatestStake(toMinor(1234n), usual)).toBe(1234n);
    expect(greatestStake(plenty, usual)).toBe(50_000n);
    expect(greatestStake(toMinor(3n), usual)).toBe(10n);
  });
});

describe('problems', () => {
  it.each([
    [undefined, 'stake.invalid'],
    [0n, 'stake.below.minimum'],
    [9n, 'stake.below.minimum'],
    [50_001n, 'stake.above.maximum'],
    [110n, 'balance.insufficient'],
    [100n, undefined],
  ])('a stake of %s: %s', (stake, problem) => {
    expect(stakeProblem(stake === undefined ? undefined : toMinor(stake), usual, toMinor(100n))).toBe(
      problem,
    );
  });

  it('a stake beside the step is named before the balance', () => {
    expect(stakeProblem(toMinor(110n), bounds(20n, 500n, 20n), toMinor(1n))).toBe('stake.step.wrong');
  });
});

describe('a typed stake', () => {
  it.each([
    ['2', 200n],
    ['2.5', 250n],
    ['2,5', 250n],
    ['2,50', 250n],
    ['1,250', 125_000n],
    ['', undefined],
    ['abc', undefined],
    ['1.234', undefined],
  ])('%j is %s', (text, stake) => {
    expect(parseTypedStake(text, ringgit)).toBe(stake);
  });
});
