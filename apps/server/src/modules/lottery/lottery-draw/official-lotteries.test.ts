import { lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import { expect, test } from 'vitest';
import { nextDraws } from './draw-schedule.ts';
import { officialLotteries } from './official-lotteries.ts';
import type { OfficialLottery } from './official-lottery.ts';
import { parseDrawSchedule } from './parse-draw-schedule.ts';

/** Monday 7 December 2026, midnight in Kuala Lumpur. */
const mondayMs = Date.parse('2026-12-06T16:00:00Z');

function drawsOf({ schedule, timeZone }: OfficialLottery, count: number): readonly string[] {
  return nextDraws(schedule, timeZone, mondayMs, count).map(
    ({ numero, drawsAtMs }) => `${numero} ${new Date(drawsAtMs).toISOString().slice(11, 16)}`,
  );
}

const lotteryOf = (gameId: string): OfficialLottery => {
  const lottery = officialLotteries.find((each) => each.gameId === gameId);
  if (lottery === undefined) throw new Error(`${gameId} is there`);
  return lottery;
};

test.each(officialLotteries)('$gameId has a schedule and rules', ({ gameId, family, schedule, names }) => {
  expect(gameId).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(lotteryFamilyCodes).toContain(family);
  expect(parseDrawSchedule(JSON.parse(JSON.stringify(schedule)))).toEqual(schedule);
  expect(names.EN).toBeTruthy();
});

test('no two have one name', () => {
  expect(new Set(officialLotteries.map(({ gameId }) => gameId)).size).toBe(officialLotteries.length);
});

test.each([
  ['vn-ho-chi-minh-city', ['20261207 09:15', '20261212 09:15', '20261214 09:15']],
  ['vn-hue', ['20261207 10:15', '20261213 10:15']],
  ['vn-north', ['20261207 11:15', '20261208 11:15']],
  ['thai-government', ['20261216 08:30', '20261230 08:30', '20270117 08:30', '20270201 08:30']],
  ['four-d-malaysia', ['20261209 11:00', '20261212 11:00', '20261213 11:00']],
  ['four-d-singapore', ['20261209 10:30', '20261212 10:30', '20261213 10:30']],
  ['mark-six-hong-kong', ['20261208 13:30', '20261210 13:30', '20261212 13:30']],
  ['myanmar-2d', ['20261208-0001 05:31', '20261208-0002 10:00', '20261209-0001 05:31']],
  ['myanmar-3d', ['20261216 09:00', '20261230 09:00']],
  ['thai-hanoi', ['20261207 11:15', '20261208 11:15']],
  ['thai-lao', ['20261207 13:30', '20261209 13:30', '20261211 13:30', '20261214 13:30']],
  ['thai-malaysia', ['20261209 11:00', '20261212 11:00', '20261213 11:00']],
  ['index-set', ['20261208 09:40', '20261209 09:40', '20261211 09:40', '20261214 09:40']],
  ['index-nikkei', ['20261207 06:30', '20261208 06:30']],
  ['index-hang-seng', ['20261207 08:10', '20261208 08:10']],
  ['index-dow-jones', ['20261207 21:00', '20261208 21:00']],
  ['index-ftse', ['20261207 16:35', '20261208 16:35']],
  ['index-dax', ['20261207 16:35', '20261208 16:35']],
])('%s is drawn when it is', (gameId, draws) => {
  expect(drawsOf(lotteryOf(gameId), draws.length)).toEqual(draws);
});

test('an index is drawn by the clocks of its exchange, and not on days when that rests or closes early', () => {
  const { schedule, timeZone } = lotteryOf('index-dow-jones');
  const draws = (after: string, count: number) =>
    nextDraws(schedule, timeZone, Date.parse(after), count).map(({ drawsAtMs }) =>
      new Date(drawsAtMs).toISOString().slice(0, 16),
    );
  expect(draws('2026-12-23T12:00Z', 3)).toEqual(['2026-12-23T21:00', '2026-12-28T21:00', '2026-12-29T21:00']);
  expect(draws('2027-06-17T12:00Z', 2)).toEqual(['2027-06-17T20:00', '2027-06-21T20:00']);
});

test('every rest of an exchange is on a day on which it would trade', () => {
  for (const { gameId, schedule } of officialLotteries.filter((each) => each.gameId.startsWith('index-'))) {
    const days = schedule.without.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay());
    expect(
      days.every((day) => schedule.weekdays.includes(day)),
      gameId,
    ).toBe(true);
  }
});

test('on each day of a week the South has three cities, four on Saturdays, and the Centre two or three', () => {
  const citiesOn = (time: string, weekday: number) =>
    officialLotteries.filter(
      ({ schedule }) => schedule.times[0] === time && schedule.weekdays.includes(weekday),
    ).length;
  const days = [1, 2, 3, 4, 5, 6, 7];
  expect(days.map((day) => citiesOn('16:15', day))).toEqual([3, 3, 3, 3, 3, 4, 3]);
  expect(days.map((day) => citiesOn('17:15', day))).toEqual([2, 2, 2, 3, 2, 3, 3]);
});
