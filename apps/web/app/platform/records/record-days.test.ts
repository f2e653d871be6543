import { expect, test } from 'vitest';
import { dayIn, daysOf } from './record-days.ts';

const none = { fromDay: '', toDay: '' };

test('a day is the one where the merchant is, wherever the player is', () => {
  const moment = new Date('2026-11-21T17:30:00Z');
  expect(dayIn('Asia/Kuala_Lumpur', moment)).toBe('2026-11-22');
  expect(dayIn('UTC', moment)).toBe('2026-11-21');
});

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-01-31', '2026-03-01'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['quarter', '2025-11-29', '2026-03-01'],
] as const)('%s is %s to %s', (period, fromDay, toDay) => {
  expect(daysOf(period, '2026-03-01', none)).toEqual({ ok: true, days: { fromDay, toDay } });
});

test.each([
  ['2026-01-31', '2025-12-01', '2025-12-31'],
  ['2024-03-31', '2024-02-01', '2024-02-29'],
])('the month before %s is %s to %s', (today, fromDay, toDay) => {
  expect(daysOf('lastMonth', today, none)).toEqual({ ok: true, days: { fromDay, toDay } });
});

test.each([
  ['2026-01-01', '2026-04-03', undefined],
  ['2026-01-01', '2026-04-04', 'long'],
  ['2026-01-02', '2026-01-01', 'order'],
  ['2026-02-30', '2026-03-01', 'missing'],
  ['', '2026-03-01', 'missing'],
])('chosen days from %j to %j: %s', (fromDay, toDay, problem) => {
  const checked = daysOf('dates', '2026-04-03', { fromDay, toDay });
  expect(checked.ok ? undefined : checked.problem).toBe(problem);
});

test('days further back than three months are a period still, for a file', () => {
  const days = { fromDay: '2025-12-31', toDay: '2026-01-31' };
  expect(daysOf('dates', '2026-04-03', days)).toEqual({ ok: false, problem: 'old', days });
  const atHand = { fromDay: '2026-01-01', toDay: '2026-01-31' };
  expect(daysOf('dates', '2026-04-03', atHand)).toEqual({ ok: true, days: atHand });
});
