import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { type RiskFacts, withdrawalRisksOf } from './withdrawal-risks.ts';

const nowMs = Date.UTC(2026, 0, 10);
const dayMs = 24 * 60 * 60_000;
const quiet: RiskFacts = {
  wasPaidBefore: true,
  accountAddedAt: new Date(nowMs - dayMs),
  passwordChangedAt: new Date(nowMs - dayMs),
  isAccountShared: false,
  depositedLatelyMinor: toMinor(100n),
  stakedLatelyMinor: toMinor(100n),
  depositedMinor: toMinor(100n),
  goesOutMinor: toMinor(1_000n),
  isTurnoverWaived: false,
};

test.each<[keyof RiskFacts, RiskFacts[keyof RiskFacts], string]>([
  ['accountAddedAt', new Date(nowMs - dayMs + 1), 'newPayee'],
  ['passwordChangedAt', new Date(nowMs - dayMs + 1), 'newPassword'],
  ['isAccountShared', true, 'sharedAccount'],
  ['stakedLatelyMinor', toMinor(99n), 'unplayedDeposits'],
  ['goesOutMinor', toMinor(1_001n), 'beyondDeposits'],
  ['isTurnoverWaived', true, 'turnoverWaived'],
])('CA-03 at its bounds nothing speaks against it, and one step beyond %s does', (fact, value, risk) => {
  expect(withdrawalRisksOf(quiet, nowMs)).toEqual([]);
  expect(withdrawalRisksOf({ ...quiet, [fact]: value }, nowMs)).toEqual([risk]);
});

test('CA-03 the first account and password of a member who was never paid say nothing', () => {
  const young = new Date(nowMs);
  const first = { ...quiet, wasPaidBefore: false, accountAddedAt: young, passwordChangedAt: young };
  expect(withdrawalRisksOf(first, nowMs)).toEqual([]);
});
