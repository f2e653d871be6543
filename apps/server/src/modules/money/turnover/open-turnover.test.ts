import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { lapsesOf, nextStretchFrom, openTurnover, playedOf, unreleasedOf } from './open-turnover.ts';

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

const reward = (from: bigint, required: bigint, granted: bigint) => ({
  ...stretch(from, required),
  grantedMinor: toMinor(granted),
});

test.each([
  [100n, 50n],
  [199n, 30n],
  [349n, 0n],
  [350n, 0n],
])('ME-10 at a turnover of %d, %d of a reward of 50 are not played through', (turnover, left) => {
  expect(unreleasedOf(reward(100n, 250n, 50n), toMinor(turnover))).toBe(left);
});

test('ME-10 what goes back is no more than the wallet holds, and what asks for nothing stays', () => {
  const rewards = [reward(0n, 100n, 40n), reward(100n, 100n, 40n), reward(200n, 0n, 40n)];
  const amounts = (balance: bigint) =>
    lapsesOf(rewards, toMinor(50n), toMinor(balance)).map(({ amountMinor }) => amountMinor);
  expect(amounts(1_000n)).toEqual([20n, 40n, 0n]);
  expect(amounts(50n)).toEqual([20n, 30n, 0n]);
  expect(amounts(0n)).toEqual([0n, 0n, 0n]);
  expect(amounts(-10n)).toEqual([0n, 0n, 0n]);
});
