import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { nextStretchFrom, openTurnover, playedOf } from './open-turnover.ts';

const stretch = (from: bigint, required: bigint) => ({
  fromTurnoverMinor: toMinor(from),
  requiredMinor: toMinor(required),
});

test.each([
  [0n, 0n],
  [100n, 0n],
  [101n, 1n],
  [349n, 249n],
  [350n, 250n],
  [9_999n, 250n],
])('ME-10 a turnover of %d covers %d of 250 that begin at 100', (turnover, played) => {
  expect(playedOf(stretch(100n, 250n), toMinor(turnover))).toBe(played);
});

test('ME-10 what is open is the sum of what is not met; stakes before a reward count for none', () => {
  const stretches = [stretch(100n, 50n), stretch(150n, 200n), stretch(400n, 10n)];
  const open = (turnover: bigint) => {
    const { requiredMinor, playedMinor, missingMinor } = openTurnover(stretches, toMinor(turnover));
    return [requiredMinor, playedMinor, missingMinor];
  };
  expect(open(90n)).toEqual([260n, 0n, 260n]);
  expect(open(130n)).toEqual([260n, 30n, 230n]);
  expect(open(150n)).toEqual([210n, 0n, 210n]);
  expect(open(351n)).toEqual([10n, 0n, 10n]);
  expect(open(410n)).toEqual([0n, 0n, 0n]);
});

test('ME-10 a reward that asks for nothing is met at once', () => {
  expect(openTurnover([stretch(100n, 0n)], toMinor(0n)).missingMinor).toBe(0n);
});

test('ME-10 a new stretch begins behind the turnover and behind the last stretch, so that no stake counts twice', () => {
  expect(nextStretchFrom(toMinor(70n), undefined)).toBe(70n);
  expect(nextStretchFrom(toMinor(70n), toMinor(50n))).toBe(70n);
  expect(nextStretchFrom(toMinor(70n), toMinor(120n))).toBe(120n);
});
