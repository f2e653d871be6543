import { lotteryFamily, lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import { expect, test } from 'vitest';
import { ballColourOf, digitsOf, prizesOf, resultLookOf } from './result-look.ts';

test.each([
  ['ssc', 'digits'],
  ['k3', 'dice'],
  ['pk10', 'places'],
  ['mark-six', 'balls'],
  ['vn-south', 'prizes'],
  ['one-of-tomorrow', 'prizes'],
  [undefined, 'prizes'],
])('numbers of %s are drawn as %s', (family, look) => {
  expect(resultLookOf(family)).toBe(look);
});

const result = { special: ['123456'], g1: ['11111'], g3: ['22222', '33333'], g7: ['444'], g8: ['55'] };

test('a table is shortened to the prizes that its players ask for first', () => {
  const codes = (family: string, isShort: boolean) =>
    prizesOf(family, result, isShort).map(([prize]) => prize);
  expect(codes('vn-south', true)).toEqual(['special', 'g8']);
  expect(codes('another', true)).toEqual(['special', 'g1', 'g7']);
  expect(codes('vn-south', false)).toEqual(['special', 'g1', 'g3', 'g7', 'g8']);
});

test('digits come one by one, zeros in front included', () => {
  expect(digitsOf({ number: ['07'] })).toEqual(['0', '7']);
  expect(digitsOf({ digits: ['1', '0', '9'] })).toEqual(['1', '0', '9']);
});

test.each([
  ['01', 'red'],
  ['03', 'blue'],
  ['49', 'green'],
  ['50', undefined],
])('ball %s is %s', (number, colour) => {
  expect(ballColourOf(number)).toBe(colour);
});

test.each(lotteryFamilyCodes)('prizes of %s stand in the order in which they are drawn', (code) => {
  const drawn = lotteryFamily(code, '2026-11-30')?.shape.prizes.map((prize) => prize.code) ?? [];
  const named = Object.fromEntries(drawn.toSorted().map((prize) => [prize, ['1']]));
  expect(prizesOf(code, named, false).map(([prize]) => prize)).toEqual(drawn);
});
