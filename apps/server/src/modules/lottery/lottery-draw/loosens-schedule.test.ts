import { expect, test } from 'vitest';
import type { CalendarSchedule, DrawSchedule } from './draw-schedule.ts';
import { loosensSchedule } from './loosens-schedule.ts';

const weekly: CalendarSchedule = {
  times: ['12:01', '16:30'],
  weekdays: [1, 3],
  monthDays: [16],
  without: ['2026-12-25'],
  moved: [{ from: '2027-01-01', to: '2027-01-02' }],
};
const loosens = (
  change: Partial<CalendarSchedule>,
  closingSeconds = 300,
  before: DrawSchedule | undefined = weekly,
) =>
  loosensSchedule(
    { schedule: before, closingSeconds: 300 },
    { schedule: { ...weekly, ...change }, closingSeconds },
  );

test('what ends sales earlier, or takes a day out, lets nothing in', () => {
  expect(loosens({})).toBe(false);
  expect(loosens({}, 301)).toBe(false);
  expect(loosens({ times: ['12:00', '16:30'] })).toBe(false);
  expect(loosens({ weekdays: [3], monthDays: [] })).toBe(false);
  expect(loosens({ without: ['2026-12-25', '2026-12-26'] })).toBe(false);
});

test('what ends sales later, or puts a day in, does', () => {
  expect(loosens({}, 299)).toBe(true);
  expect(loosens({ times: ['12:01', '16:31'] })).toBe(true);
  expect(loosens({ times: ['12:01'] })).toBe(true);
  expect(loosens({ weekdays: [1, 2, 3] })).toBe(true);
  expect(loosens({ monthDays: [1] })).toBe(true);
  expect(loosens({ without: [] })).toBe(true);
  expect(loosens({ moved: [] })).toBe(true);
  expect(loosens({ moved: [{ from: '2027-01-01', to: '2027-01-03' }] })).toBe(true);
});

test('another kind of schedule does, and one in the place of none', () => {
  expect(loosens({}, 300, { everySeconds: 600 })).toBe(true);
  expect(
    loosensSchedule({ schedule: undefined, closingSeconds: 5 }, { schedule: weekly, closingSeconds: 5 }),
  ).toBe(true);
  const fast = (everySeconds: number) => ({ schedule: { everySeconds }, closingSeconds: 5 });
  expect([loosensSchedule(fast(60), fast(60)), loosensSchedule(fast(60), fast(300))]).toEqual([false, true]);
});
