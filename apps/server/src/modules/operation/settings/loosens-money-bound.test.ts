import { expect, test } from 'vitest';
import { isMoneyBound, loosensMoneyBound } from './loosens-money-bound.ts';

test.each([
  ['withdrawal-maximum', '100000', '100001', true],
  ['withdrawal-maximum', '100000', '99999', false],
  ['withdrawal-maximum', '100000', '100000', false],
  ['withdrawal-daily-amount', '999', '1000', true],
  ['withdrawal-two-persons-from', '1000000', '0', true],
  ['withdrawal-two-persons-from', '1000000', '00', true],
  ['withdrawal-two-persons-from', '00', '1', false],
  ['withdrawal-two-persons-from', '1000000', '2000000', true],
  ['withdrawal-two-persons-from', '1000000', '500000', false],
  ['withdrawal-two-persons-from', '0', '9000000', false],
  ['withdrawal-two-persons-from', '0', '0', false],
  ['withdrawal-identity-from', '50000', '0', true],
  ['withdrawal-identity-from', '50000', '000', true],
  ['flag KYC3', 'on', 'off', true],
  ['flag KYC3', 'off', 'on', false],
  ['withdrawal-daily-count', '5', '6', true],
  ['withdrawal-daily-count', '5', '4', false],
  ['upline-transfer-maximum', '5', '6', true],
  ['downline-transfer-maximum', '5', '6', true],
  ['downline-transfer-daily-amount', '5', '6', true],
  ['rain-maximum', '5', '6', true],
  ['rain-daily-count', '5', '6', true],
  ['rain-daily-count', '6', '5', false],
  ['referral-reward', '5', '6', true],
  ['referral-deposit', '5', '4', true],
  ['referral-deposit', '5', '6', false],
  ['referral-turnover', '5', '4', true],
  ['referral-days', '5', '6', true],
  ['referral-daily-count', '5', '6', true],
  ['referral-monthly-count', '5', '6', true],
  ['referral-turnover-times', '5', '4', true],
  ['referral-turnover-times', '5', '6', false],
  ['referral-budget', '0', '1', true],
  ['referral-steps', 'none', '5:1000', true],
  ['referral-steps', '5:1000', 'none', false],
  ['referral-steps', '5:1000', '5:1000', false],
  ['lottery-series', '1800', '1801', true],
  ['lottery-series-highest', '1800', '1980', true],
  ['lottery-series-highest', '1980', '1800', false],
  ['lottery-return-highest-basis-points', '9900', '10000', true],
  ['lottery-return-lowest-basis-points', '3000', '2000', false],
  ['winner-threshold', '10000', '20000', false],
  ['flag FEEDBACK3', 'on', 'off', false],
  ['toString', '1', '2', false],
])('%s from %s to %s loosens a bound of money: %s', (name, from, to, loosens) => {
  expect(loosensMoneyBound(name, from, to)).toBe(loosens);
});

test('a bound is one whichever way it is changed', () => {
  expect(isMoneyBound('withdrawal-maximum')).toBe(true);
  expect(isMoneyBound('withdrawal-minimum')).toBe(false);
});
