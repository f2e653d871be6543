import { expect, test } from 'vitest';
import { parseReferralSteps, stepBonus } from './referral-steps.ts';

test('ME-12 steps are counts that rise, each with what it brings besides', () => {
  const steps = parseReferralSteps('5:1000 10:2500') ?? [];
  expect(steps).toEqual([
    { friendCount: 5, bonusMinor: 1000n },
    { friendCount: 10, bonusMinor: 2500n },
  ]);
  expect([4, 5, 6, 10, 11].map((count) => stepBonus(steps, count))).toEqual([0n, 1000n, 0n, 2500n, 0n]);
  expect(parseReferralSteps('')).toEqual([]);
});

test.each(['5', '5:', '0:100', '5:0', '5:1000  10:2500', '10:1 5:1', '5:1 5:2', ' 5:1', '5:-1', 'none'])(
  'ME-12 %j is no list of steps',
  (text) => {
    expect(parseReferralSteps(text)).toBeUndefined();
  },
);
