import { expect, test } from 'vitest';
import { birthdayWindow, isBirthday } from './birthday.ts';

const may17 = { month: 5, day: 17, statedDay: '2026-01-01' };

test.each([
  ['2026-05-16', '2026', false],
  ['2026-05-17', '2026', true],
  ['2026-05-23', '2026', true],
  ['2026-05-24', '2027', false],
])('ME-07 on %s the birthday’s bonus is that of %s: %s', (today, occurrence, isOpen) => {
  expect(birthdayWindow(may17, today, 7, undefined)).toMatchObject({ occurrence, isOpen });
});

test.each([
  ['2026-04-17', '2026'],
  ['2026-04-18', '2027'],
  ['2026-05-17', '2027'],
])(
  'ME-07 a birthday that is stated on %s gives from %s on: nobody has one because a bonus is near',
  (statedDay, year) => {
    expect(birthdayWindow({ ...may17, statedDay }, '2026-05-17', 7, undefined).occurrence).toBe(year);
  },
);

test('ME-07 there is one a year, also where the birthday was changed in between', () => {
  expect(birthdayWindow(may17, '2026-05-20', 7, '2026-05-17').occurrence).toBe('2026');
  expect(birthdayWindow(may17, '2027-05-17', 7, '2026-05-23')).toMatchObject({
    occurrence: '2027',
    isOpen: true,
  });
  const moved = { month: 1, day: 5, statedDay: '2026-06-01' };
  expect(birthdayWindow(moved, '2027-01-05', 7, '2026-05-17').occurrence).toBe('2028');
});

test('ME-07 a window may reach into the next year, and 29 February is the 28th of other years', () => {
  const december = { month: 12, day: 29, statedDay: '2026-01-01' };
  expect(birthdayWindow(december, '2027-01-03', 7, undefined)).toMatchObject({
    occurrence: '2026',
    isOpen: true,
  });
  const leap = { month: 2, day: 29, statedDay: '2026-01-01' };
  expect(birthdayWindow(leap, '2026-06-01', 7, undefined).opensOn).toBe('2027-02-28');
  expect(birthdayWindow(leap, '2027-06-01', 7, undefined).opensOn).toBe('2028-02-29');
});

test('ME-07 a birthday is a day of some year', () => {
  expect([isBirthday(2, 29), isBirthday(2, 30), isBirthday(4, 31), isBirthday(12, 31)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
