import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { clubStanding } from './club-standing.ts';

const steps = [
  { level: 1, requiredTurnoverMinor: toMinor(1_000n) },
  { level: 2, requiredTurnoverMinor: toMinor(5_000n) },
  { level: 4, requiredTurnoverMinor: toMinor(9_007_199_254_740_993n) },
];

test.each([
  [0n, { next: { level: 1, missingMinor: 1_000n } }],
  [999n, { next: { level: 1, missingMinor: 1n } }],
  [1_000n, { level: 1, next: { level: 2, missingMinor: 4_000n } }],
  [4_999n, { level: 1, next: { level: 2, missingMinor: 1n } }],
  [9_007_199_254_740_992n, { level: 2, next: { level: 4, missingMinor: 1n } }],
  [9_007_199_254_740_993n, { level: 4 }],
])('ME-07 a turnover of %d stands where the thresholds say, to the last cent', (turnover, standing) => {
  expect(clubStanding(toMinor(turnover), steps)).toEqual(standing);
});

test('ME-07 a level that asks for nothing is everybody’s, and a club without levels has no standing', () => {
  const everybody = [{ level: 1, requiredTurnoverMinor: toMinor(0n) }];
  expect(clubStanding(toMinor(0n), everybody)).toEqual({ level: 1 });
  expect(clubStanding(toMinor(7n), [])).toEqual({});
});
