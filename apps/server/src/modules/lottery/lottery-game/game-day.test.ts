import { expect, test } from 'vitest';
import { familyOn } from './family-on.ts';
import { gameDay } from './game-day.ts';

test.each([
  ['Asia/Hong_Kong', '2026-02-16T15:59:59Z', '20260216'],
  ['Asia/Hong_Kong', '2026-02-16T16:00:00Z', '20260217'],
  ['Asia/Yangon', '2026-02-16T17:29:59Z', '20260216'],
  ['America/New_York', '2026-02-17T04:59:59Z', '20260216'],
])('in %s it is at %s the day %s', (time_zone, at, day) => {
  expect(gameDay({ time_zone }, Date.parse(at))).toBe(day);
});

test('the rules of a lunar year hold from the midnight of the place on', () => {
  const game = { family: 'mark-six', time_zone: 'Asia/Hong_Kong' };
  const familyAt = (at: string) => familyOn(game, gameDay(game, Date.parse(at)));
  expect(familyAt('2026-02-16T16:00:00Z')).not.toBe(familyAt('2026-02-16T15:59:59Z'));
  expect(familyAt('2026-02-16T16:00:00Z')).toBe(familyAt('2026-02-17T23:00:00Z'));
});
