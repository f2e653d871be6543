import { expect, test } from 'vitest';
import { periodWords } from './period-words.ts';

const writing = {
  day: (day: string) => day.slice(8),
  clock: (hour: number) => `${hour}:00`,
  days: (from: string, to: string) => `${from} hingga ${to}`,
  hours: (day: string, from: string, to: string) => `${day}, ${from} hingga ${to}`,
};

test.each([
  [{ fromDay: '2026-03-01', toDay: '2026-03-01', hour: null }, '01'],
  [{ fromDay: '2026-03-01', toDay: '2026-03-15', hour: null }, '01 hingga 15'],
  [{ fromDay: '2026-03-01', toDay: '2026-03-01', hour: 0 }, '01, 0:00 hingga 1:00'],
  [{ fromDay: '2026-03-01', toDay: '2026-03-01', hour: 23 }, '01, 23:00 hingga 24:00'],
])('AG-03 %j is a day, some days or an hour of one', (period, words) => {
  expect(periodWords(period, writing)).toBe(words);
});
