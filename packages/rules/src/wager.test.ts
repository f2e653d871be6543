import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { capPayout, checkStake, type GameLimits, isMultipleOf } from './wager.ts';

const limits: GameLimits = {
  minStakeMinor: toMinor(100n),
  maxStakeMinor: toMinor(10_000n),
  maxWinMinor: toMinor(500_000n),
};

describe('checkStake', () => {
  it.each([
    [0n, 'stake.not.positive'],
    [-100n, 'stake.not.positive'],
    [99n, 'stake.below.minimum'],
    [10_001n, 'stake.above.maximum'],
    [110n, 'stake.step.invalid'],
  ])('refuses a stake of %s with %s', (stake, code) => {
    expect(checkStake(toMinor(stake), limits, 20n)).toEqual({ ok: false, code });
  });

  it.each([100n, 120n, 10_000n])('accepts a stake of %s together with the limit on wins', (stake) => {
    expect(checkStake(toMinor(stake), limits, 20n)).toEqual({
      ok: true,
      value: { stakeMinor: stake, maxWinMinor: 500_000n },
    });
  });

  it('has no positive stake of nothing, whatever the limits allow', () => {
    const noMinimum = { ...limits, minStakeMinor: toMinor(0n) };
    expect(checkStake(toMinor(0n), noMinimum, 1n)).toEqual({ ok: false, code: 'stake.not.positive' });
  });
});

describe('capPayout', () => {
  it.each([
    [0n, 0n, 0n],
    [5n, 0n, 0n],
    [499n, 500n, 499n],
    [500n, 500n, 500n],
    [501n, 500n, 500n],
  ])('%s under a limit of %s is %s', (payout, limit, expected) => {
    expect(capPayout(toMinor(payout), toMinor(limit))).toBe(expected);
  });

  it('takes no negative limit', () => {
    expect(() => capPayout(toMinor(1n), toMinor(-1n))).toThrow(RangeError);
  });
});

describe('isMultipleOf', () => {
  it('knows multiples', () => {
    expect([0n, 20n, 40n].every((amount) => isMultipleOf(amount, 20n))).toBe(true);
    expect([1n, 19n, 21n].some((amount) => isMultipleOf(amount, 20n))).toBe(false);
  });
});
