import { expect, test } from 'vitest';
import { momentInZone, shownInZone } from './moment-in-zone.ts';

test.each([
  ['Asia/Kuala_Lumpur', '2026-12-01', '20:00', '2026-12-01T12:00:00.000Z'],
  ['UTC', '2026-12-01', '20:00', '2026-12-01T20:00:00.000Z'],
  // On the day on which clocks go forward, before and after.
  ['Europe/Berlin', '2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-01-01', '00:00', '2026-01-01T05:00:00.000Z'],
])('AG-04 in %s, %s %s is %s', (zone, day, time, moment) => {
  expect(momentInZone(zone, day, time)?.toISOString()).toBe(moment);
  expect(shownInZone(zone, Date.parse(moment))).toEqual({ day, time });
});

test.each([
  ['', '20:00'],
  ['2026-12-01', ''],
  ['2026-13-01', '20:00'],
])('AG-04 %j %j is no moment', (day, time) => {
  expect(momentInZone('UTC', day, time)).toBeUndefined();
});
