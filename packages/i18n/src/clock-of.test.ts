import { expect, test } from 'vitest';
import { clockOf } from './clock-of.ts';

test.each([
  ['en', 0, '12:00 AM'],
  ['en', 13, '01:00 PM'],
  ['en', 24, '12:00 AM'],
])('in %s hour %i begins at %s', (locale, hour, words) => {
  expect(clockOf(locale)(hour).replaceAll(/\s/g, ' ')).toBe(words);
});
