import { describe, expect, test } from 'vitest';
import { type CalendarSchedule, nextDraws } from './draw-schedule.ts';

const at = (text: string) => Date.parse(text);
const shown = (draws: ReturnType<typeof nextDraws>) =>
  draws.map(({ numero, drawsAtMs }) => `${numero} ${new Date(drawsAtMs).toISOString().slice(5, 16)}`);

const calendar = (given: Partial<CalendarSchedule>): CalendarSchedule => ({
  times: ['19:00'],
  weekdays: [],
  monthDays: [],
  without: [],
  moved: [],
  ...given,
});

describe('fast draws', () => {
  const next = (timeZone: string, after: string, count: number, everySeconds = 1_800) =>
    shown(nextDraws({ everySeconds }, timeZone, at(after), count));

  test('are numbered from midnight of the place; the one at midnight is the last of the day before', () => {
    expect(next('Asia/Kuala_Lumpur', '2026-11-29T15:20:00Z', 3)).toEqual([
      '20261129-0047 11-29T15:30',
      '20261129-0048 11-29T16:00',
      '20261130-0001 11-29T16:30',
    ]);
  });

  test('come after the moment, never at it', () => {
    expect(next('Asia/Kuala_Lumpur', '2026-11-29T15:30:00Z', 1)).toEqual(['20261129-0048 11-29T16:00']);
    expect(next('Asia/Kuala_Lumpur', '2026-11-29T15:59:59Z', 1, 60)).toEqual(['20261129-1440 11-29T16:00']);
  });

  test('follow a zone of quarter hours', () => {
    // Midnight in Kathmandu is at 18:15.
    expect(next('Asia/Kathmandu', '2026-11-29T18:00:00Z', 2, 900)).toEqual([
      '20261129-0096 11-29T18:15',
      '20261130-0001 11-29T18:30',
    ]);
    // With intervals that its midnight is not one of, the first draw comes sooner.
    expect(next('Asia/Kathmandu', '2026-11-29T17:50:00Z', 3)).toEqual([
      '20261129-0048 11-29T18:00',
      '20261130-0001 11-29T18:30',
      '20261130-0002 11-29T19:00',
    ]);
  });

  test.each([
    ['an hour longer', '2026-10-24T22:00:00Z', 50, '20261025'],
    ['an hour shorter', '2026-03-28T23:00:00Z', 46, '20260329'],
  ] as const)('of a day that is %s have each a number of their own', (_, midnight, count, day) => {
    const numeros = nextDraws({ everySeconds: 1_800 }, 'Europe/Berlin', at(midnight), count + 1).map(
      ({ numero }) => numero,
    );
    expect(numeros.slice(0, count)).toEqual(
      Array.from({ length: count }, (_each, index) => `${day}-${String(index + 1).padStart(4, '0')}`),
    );
    expect(numeros[count]).toMatch(/-0001$/);
  });
});

describe('draws of a day', () => {
  const next = (timeZone: string, after: string, count: number, weekdays: number[], time = '16:15') =>
    shown(nextDraws(calendar({ times: [time], weekdays }), timeZone, at(after), count));

  test('come on their days of the week, at the time of the place', () => {
    // 29 November 2026 is a Sunday.
    expect(next('Asia/Ho_Chi_Minh', '2026-11-29T00:00:00Z', 3, [1, 4])).toEqual([
      '20261130 11-30T09:15',
      '20261203 12-03T09:15',
      '20261207 12-07T09:15',
    ]);
    expect(next('Asia/Ho_Chi_Minh', '2026-11-29T09:14:59Z', 1, [7])).toEqual(['20261129 11-29T09:15']);
    expect(next('Asia/Ho_Chi_Minh', '2026-11-29T09:15:00Z', 1, [7])).toEqual(['20261206 12-06T09:15']);
    expect(next('Asia/Ho_Chi_Minh', '2026-11-29T09:15:00Z', 1, [])).toEqual([]);
  });

  test('are of the day that it is there', () => {
    expect(next('Asia/Kuala_Lumpur', '2026-11-29T15:59:00Z', 1, [1], '00:30')).toEqual([
      '20261130 11-29T16:30',
    ]);
    expect(next('Pacific/Kiritimati', '2026-11-29T09:00:00Z', 1, [1], '00:30')).toEqual([
      '20261130 11-29T10:30',
    ]);
  });

  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  test.each([
    ['2026-03-28T22:30:00Z', ['20260329 03-29T14:15', '20260330 03-30T14:15', '20260331 03-31T14:15']],
    ['2026-10-24T22:05:00Z', ['20261025 10-25T15:15', '20261026 10-26T15:15', '20261027 10-27T15:15']],
  ] as const)('leave out no day and take none twice where clocks are put on or back: %s', (after, draws) => {
    expect(next('Europe/Berlin', after, 3, everyDay)).toEqual(draws);
  });

  test('whose time is left out when clocks are put on come as close as there is', () => {
    expect(next('Europe/Berlin', '2026-03-28T12:00:00Z', 1, everyDay, '02:30')).toEqual([
      '20260329 03-29T01:30',
    ]);
  });
});

describe('draws by the calendar', () => {
  const next = (schedule: Partial<CalendarSchedule>, after: string, count: number, zone = 'Asia/Bangkok') =>
    shown(nextDraws(calendar(schedule), zone, at(after), count));

  test('come several times a day, each with its number', () => {
    const trading = { times: ['12:01', '16:30'], weekdays: [1, 2, 3, 4, 5] };
    // 4 December 2026 is a Friday.
    expect(next(trading, '2026-12-04T05:31:00Z', 3, 'Asia/Yangon')).toEqual([
      '20261204-0002 12-04T10:00',
      '20261207-0001 12-07T05:31',
      '20261207-0002 12-07T10:00',
    ]);
  });

  test('come on days of the month, besides days of the week', () => {
    expect(next({ times: ['15:30'], monthDays: [1, 16] }, '2026-11-30T00:00:00Z', 3)).toEqual([
      '20261201 12-01T08:30',
      '20261216 12-16T08:30',
      '20270101 01-01T08:30',
    ]);
    expect(next({ monthDays: [31], weekdays: [1] }, '2027-01-26T00:00:00Z', 3)).toEqual([
      '20270131 01-31T12:00',
      '20270201 02-01T12:00',
      '20270208 02-08T12:00',
    ]);
  });

  test('are left out on holidays, and drawn on the day that they were moved to', () => {
    const thai = {
      times: ['15:30'],
      monthDays: [1, 16],
      without: ['2026-12-16'],
      moved: [{ from: '2027-01-01', to: '2026-12-30' }],
    };
    expect(next(thai, '2026-11-30T00:00:00Z', 3)).toEqual([
      '20261201 12-01T08:30',
      '20261230 12-30T08:30',
      '20270116 01-16T08:30',
    ]);
  });

  test('follow the place’s clock where it is put on and back', () => {
    const berlin = { times: ['09:00', '18:00'], weekdays: [6, 7] };
    expect(next(berlin, '2026-03-28T20:00:00Z', 2, 'Europe/Berlin')).toEqual([
      '20260329-0001 03-29T07:00',
      '20260329-0002 03-29T16:00',
    ]);
    expect(next(berlin, '2026-10-24T20:00:00Z', 2, 'Europe/Berlin')).toEqual([
      '20261025-0001 10-25T08:00',
      '20261025-0002 10-25T17:00',
    ]);
  });

  test('end where every day is left out', () => {
    const days = Array.from({ length: 420 }, (_, index) =>
      new Date(at('2026-11-30T00:00:00Z') + index * 86_400_000).toISOString().slice(0, 10),
    );
    expect(next({ weekdays: [1, 2, 3, 4, 5, 6, 7], without: days }, '2026-11-30T00:00:00Z', 3)).toEqual([]);
  });
});
