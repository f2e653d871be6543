import { expect, test } from 'vitest';
import { payoutHundredths, resultTone, winStrength } from './result-tone.ts';

test.each([
  ['100', '0', 'lost', 0, 0],
  ['100', '50', 'returned', 50, 0],
  ['100', '100', 'returned', 100, 0],
  ['100', '101', 'won', 101, 0],
  ['3', '5', 'won', 166, 0.13],
  ['100', '5000', 'won', 5000, 1],
  ['10', '10000', 'won', 100_000, 1],
])('a stake of %s that pays %s is %s', (stakeMinor, payoutMinor, tone, hundredths, strength) => {
  const round = { stakeMinor, payoutMinor };
  expect(resultTone(round)).toBe(tone);
  expect(payoutHundredths(round)).toBe(hundredths);
  expect(winStrength(round)).toBeCloseTo(strength, 2);
});
