import { expect, test } from 'vitest';
import { promisedAmount } from './promised-amount.ts';

test.each([
  ['577700', 'RM\u00a05,777'],
  ['50', 'RM\u00a00.50'],
  ['0', undefined],
  ['', undefined],
])('a reward of %j minor units is promised as %j', (minorText, words) => {
  expect(promisedAmount(minorText, 'MYR', 'ms-MY')).toBe(words);
});
