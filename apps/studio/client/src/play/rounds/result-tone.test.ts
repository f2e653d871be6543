import { expect, test } from 'vitest';
import { payoutHundredths, resultTone } from './result-tone.ts';

test.each([
  ['100', '0', 'lost', 0],
  ['100', '50', 'returned', 50],
  ['100', '100', 'returned', 100],
  ['100', '101', 'won', 101],
  ['3', '5', 'won', 166],
  ['100', '5000', 'won', 5000],
  ['10', '10000', 'won', 100_000],
])('a stake of %s that pays %s is %s', (stakeMinor, payoutMinor, tone, hundredths) => {
  const round = { stakeMinor, payoutMinor };
  expect(resultTone(round)).toBe(tone);
  expect(payoutHundredths(round)).toBe(hundredths);
});
