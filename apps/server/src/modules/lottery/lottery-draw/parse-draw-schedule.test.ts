import { describe, expect, test } from 'vitest';
import { parseDrawSchedule } from './parse-draw-schedule.ts';

const none = { weekdays: [], monthDays: [], without: [], moved: [] };

describe('a stored schedule', () => {
  test.each([
    [{ everySeconds: 60 }, { everySeconds: 60 }],
    [{ everySeconds: 1_800 }, { everySeconds: 1_800 }],
    [
      { at: '16:15', weekdays: [1, 7] },
      { ...none, times: ['16:15'], weekdays: [1, 7] },
    ],
    [
      { times: ['16:30', '12:01'], weekdays: [1] },
      { ...none, times: ['12:01', '16:30'], weekdays: [1] },
    ],
    [
      {
        times: ['15:30'],
        monthDays: [1, 16],
        without: ['2026-05-01'],
        moved: [{ from: '2026-01-01', to: '2025-12-30' }],
      },
      {
        ...none,
        times: ['15:30'],
        monthDays: [1, 16],
        without: ['2026-05-01'],
        moved: [{ from: '2026-01-01', to: '2025-12-30' }],
      },
    ],
  ])('is read: %j', (value, expected) => {
    expect(parseDrawSchedule(value)).toEqual(expected);
  });

  test.each([
    null,
    'daily',
    {},
    { everySeconds: 29 },
    { everySeconds: 7 },
    { everySeconds: 70 },
    { everySeconds: '60' },
    { everySeconds: 3_600 },
    { at: '24:00', weekdays: [1] },
    { at: '16:15' },
    { at: '16:15', weekdays: [] },
    { at: '16:15', weekdays: [0] },
    { at: '16:15', weekdays: [8] },
    { at: '16:15', weekdays: [1.5] },
    { at: '16:15', weekdays: [1, 1] },
    { at: 1615, weekdays: [1] },
    { times: [], weekdays: [1] },
    { times: ['16:15', '16:15'], weekdays: [1] },
    { times: '16:15', weekdays: [1] },
    { times: ['16:15'], monthDays: [32] },
    { times: ['16:15'], monthDays: [1], without: ['2026-02-30'] },
    { times: ['16:15'], monthDays: [1], without: ['2026-02-01', '2026-02-01'] },
    {
      times: ['16:15'],
      monthDays: [1],
      without: ['2026-02-01'],
      moved: [{ from: '2026-02-01', to: '2026-02-02' }],
    },
    { times: ['16:15'], monthDays: [1], moved: [{ from: '2026-02-01', to: '2026-02-01' }] },
    { times: ['16:15'], monthDays: [1], moved: [{ from: '2026-02-01' }] },
    {
      times: ['16:15'],
      monthDays: [1],
      moved: [
        { from: '2026-02-01', to: '2026-02-02' },
        { from: '2026-03-01', to: '2026-02-02' },
      ],
    },
  ])('that is none is undefined: %j', (value) => {
    expect(parseDrawSchedule(value)).toBeUndefined();
  });
});
