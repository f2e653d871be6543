import { expect, test } from 'vitest';
import { hundredthsText, parseHundredths } from './hundredths.ts';

test('a multiplier is read as people type it, and nothing else is one', () => {
  const read = ['2', '2.5', '2,50', ' 1000.01× ', '1.5x'].map(parseHundredths);
  expect(read).toEqual([200, 250, 250, 100_001, 150]);
  for (const text of ['', '-2', '1.234', '1e3', '2.', '.5', '1234567', '１']) {
    expect(parseHundredths(text)).toBeUndefined();
  }
});

test('what is shown is read as the same multiplier', () => {
  for (const hundredths of [101, 200, 99_999, 1_000_000]) {
    expect(parseHundredths(hundredthsText(hundredths))).toBe(hundredths);
  }
});
