import { expect, test } from 'vitest';
import { draftOfSchedule, readScheduleDraft } from './schedule-draft.ts';

const schedule = {
  times: ['12:01', '16:30'],
  weekdays: [1, 2],
  monthDays: [16],
  without: ['2026-12-25'],
  moved: [{ from: '2027-01-01', to: '2026-12-30' }],
};
const draft = draftOfSchedule(schedule, 600);

test('a schedule is typed in again as it is', () => {
  expect(draft).toMatchObject({ times: '12:01 16:30', moved: '2027-01-01 2026-12-30', closingMinutes: '10' });
  expect(readScheduleDraft(draft)).toEqual({ schedule, closingSeconds: 600 });
});

test('commas, arrows and parts of minutes are read', () => {
  expect(
    readScheduleDraft({
      ...draft,
      times: '12:01, 16:30',
      moved: '2027-01-01 → 2026-12-30',
      closingMinutes: '0,5',
    }),
  ).toEqual({ schedule, closingSeconds: 30 });
});

test.each([
  [{ times: '' }, ['times']],
  [{ times: '7:00' }, ['times']],
  [{ weekdays: [], monthDays: '' }, ['days']],
  [{ monthDays: '32' }, ['monthDays']],
  [{ without: '25/12/2026' }, ['without']],
  [{ moved: '2027-01-01' }, ['moved']],
  [{ closingMinutes: 'ten' }, ['closing']],
  [{ closingMinutes: '0', times: 'noon' }, ['times', 'closing']],
] as const)('%j has the problems %j', (changed, problems) => {
  expect(readScheduleDraft({ ...draft, ...changed })).toEqual({ problems });
});
