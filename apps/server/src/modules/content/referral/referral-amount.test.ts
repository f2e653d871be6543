import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { referralAmount } from './referral-amount.ts';

const terms = {
  referral_reward_minor: toMinor(2_000n),
  referral_turnover_times: 3,
  referral_daily_count: 2,
  referral_monthly_count: 3,
  referral_steps: '5:1000',
  referral_bonus_minor: toMinor(0n),
};
const given = (today: number, month: number, total: number, totalMinor = 0n) => ({
  ...{ today, month, total },
  totalMinor: toMinor(totalMinor),
});

test('ME-12 a friend brings the reward, the one who completes a step brings its bonus, and both are staked for', () => {
  expect(referralAmount(terms, given(0, 0, 0))).toEqual({
    amountMinor: 2_000n,
    stepMinor: 0n,
    requiredTurnoverMinor: 6_000n,
  });
  expect(referralAmount(terms, given(1, 2, 4))).toEqual({
    amountMinor: 3_000n,
    stepMinor: 1_000n,
    requiredTurnoverMinor: 9_000n,
  });
});

test('ME-12 nothing where day, month, or all that a member gets has no room; a step is cut to what is left', () => {
  expect(referralAmount(terms, given(2, 2, 4))).toBeUndefined();
  expect(referralAmount(terms, given(0, 3, 4))).toBeUndefined();
  expect(referralAmount({ ...terms, referral_reward_minor: toMinor(0n) }, given(0, 0, 0))).toBeUndefined();
  const bounded = { ...terms, referral_bonus_minor: toMinor(10_400n) };
  expect(referralAmount(bounded, given(0, 0, 4, 8_000n))).toMatchObject({
    amountMinor: 2_400n,
    stepMinor: 400n,
  });
  expect(referralAmount(bounded, given(0, 0, 4, 8_401n))).toBeUndefined();
});
