import { expect, test } from 'vitest';
import { matchTimeText } from './match-time-text.ts';

test.each([
  ['2026-01-02T03:04:00.000Z', 'UTC', '01/02 03:04'],
  ['2026-11-22T16:00:00.000Z', 'Asia/Kuala_Lumpur', '11/23 00:00'],
  ['2026-12-31T17:30:59.999Z', 'Asia/Yangon', '01/01 00:00'],
])('GA-04 %s in %s is written MM/DD HH:mm: %s', (moment, zone, text) => {
  expect(matchTimeText(Date.parse(moment), zone)).toBe(text);
});
