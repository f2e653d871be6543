import { expect, test } from 'vitest';
import { openingAt, parseOpeningHours } from './opening-hours.ts';

/** What holds at a moment, and when it changes, in the same words. */
function at(text: string, timeZone: string, moment: string) {
  const hours = parseOpeningHours(text);
  if (hours === undefined) throw new Error(`${text} are no hours`);
  const { isOpen, changesAtMs } = openingAt(hours, timeZone, Date.parse(moment));
  return [isOpen, changesAtMs === undefined ? 'never' : new Date(changesAtMs).toISOString().slice(0, 16)];
}

const kualaLumpur = 'Asia/Kuala_Lumpur';
const office = 'mon-fri 09:00-18:00, sat 10:00-14:00';

test.each([
  // A Monday, eight hours ahead of UTC.
  [office, '2026-03-02T00:59:59Z', false, '2026-03-02T01:00'],
  [office, '2026-03-02T01:00:00Z', true, '2026-03-02T10:00'],
  [office, '2026-03-02T09:59:30Z', true, '2026-03-02T10:00'],
  [office, '2026-03-02T10:00:00Z', false, '2026-03-03T01:00'],
  [office, '2026-03-06T12:00:00Z', false, '2026-03-07T02:00'],
  [office, '2026-03-07T06:00:00Z', false, '2026-03-09T01:00'],
  ['always', '2026-03-07T06:00:00Z', true, 'never'],
  ['off', '2026-03-07T06:00:00Z', false, 'never'],
  ['mon-sun 00:00-24:00', '2026-03-07T06:00:00Z', true, 'never'],
  // Through the night, also the one from Sunday to Monday.
  ['mon-sun 20:00-02:00', '2026-03-01T17:30:00Z', true, '2026-03-01T18:00'],
  ['sun 22:00-02:00', '2026-03-01T13:00:00Z', false, '2026-03-01T14:00'],
  ['sun 22:00-02:00', '2026-03-01T17:00:00Z', true, '2026-03-01T18:00'],
  ['sun 22:00-02:00', '2026-03-01T18:00:00Z', false, '2026-03-08T14:00'],
  // One ends where the next begins.
  ['mon 09:00-12:00, mon 12:00-18:00', '2026-03-02T03:00:00Z', true, '2026-03-02T10:00'],
])('HO-08 %s at %s in Kuala Lumpur: open %s, until %s', (text, moment, isOpen, until) => {
  expect(at(text, kualaLumpur, moment)).toEqual([isOpen, until]);
});

test.each([
  // Clocks go forward in the night to Sunday the 29th, and back on the 25th of October.
  ['2026-03-28T20:00:00Z', false, '2026-03-29T07:00'],
  ['2026-10-24T20:00:00Z', false, '2026-10-25T08:00'],
])(
  'HO-08 hours are those of the clocks on the wall, also where they are changed: %s',
  (moment, isOpen, until) => {
    expect(at('mon-sun 09:00-18:00', 'Europe/Berlin', moment)).toEqual([isOpen, until]);
  },
);

test.each([
  '',
  'mon',
  'mon 9:00-18:00',
  'fri-mon 09:00-18:00',
  'mon 09:00-09:00',
  'mon 25:00-26:00',
  'mon 09:60-10:00',
  'mon-fri 09:00-18:00,',
  'day 09:00-18:00',
  'mon 24:00-02:00',
])('HO-08 “%s” are no hours', (text) => {
  expect(parseOpeningHours(text)).toBeUndefined();
});
