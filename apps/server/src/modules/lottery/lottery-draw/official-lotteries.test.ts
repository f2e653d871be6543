import { lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import { expect, test } from 'vitest';
import { nextDraws } from './draw-schedule.ts';
import { type OfficialLottery, officialLotteries } from './official-lotteries.ts';
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
  ['mark-six-hong-kong', ['20261208 13:30', '20261210 13:30', '20261212 13:30']],
  ['myanmar-2d', ['20261208-0001 05:31', '20261208-0002 10:00', '20261209-0001 05:31']],
  ['myanmar-3d', ['20261216 09:00', '20261230 09:00']],
])('%s is drawn when it is', (gameId, draws) => {
  expect(drawsOf(lotteryOf(gameId), draws.length)).toEqual(draws);
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
