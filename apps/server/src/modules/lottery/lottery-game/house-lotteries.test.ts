import { lotteryFamily, lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import { expect, test } from 'vitest';
import { parseDrawSchedule } from '../lottery-draw/parse-draw-schedule.ts';
import { houseLotteries } from './house-lotteries.ts';

test('LO-03 the house draws a lottery of each family but those that only differ in their sources', () => {
  const drawn = new Set(houseLotteries.map(({ family }) => family));
  expect(lotteryFamilyCodes.filter((code) => !drawn.has(code)).sort()).toEqual(['thai-four', 'thai-lao']);
});

test.each(houseLotteries)(
  '$gameId can be drawn, and no other is called so',
  ({ gameId, family, everySeconds, names }) => {
    expect(lotteryFamily(family, '2026-11-30')).toBeDefined();
    expect(parseDrawSchedule({ everySeconds })).toEqual({ everySeconds });
    for (const language of ['MY', 'EN'] as const) {
      expect(houseLotteries.filter((other) => other.names[language] === names[language])).toHaveLength(1);
    }
    expect(houseLotteries.filter((other) => other.gameId === gameId)).toHaveLength(1);
  },
);
