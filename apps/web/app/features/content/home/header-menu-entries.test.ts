import { expect, test } from 'vitest';
import { shownMenuScreens } from './header-menu-entries.ts';

const everything = () => true;
const names = (flags: Parameters<typeof shownMenuScreens>[0], exists: (path: string) => boolean) =>
  shownMenuScreens(flags, exists).map(({ name }) => name);

test('SH-11 all entries in their order, where every switch is on and every screen exists', () => {
  const flags = { REFERRAL: true, MEMCLUB3: true, FEEDBACK3: true };
  expect(names(flags, everything)).toEqual([
    'withdraw',
    'invite',
    'benefits',
    'deposit',
    'recent',
    'feedback',
  ]);
});

test.each([
  ['REFERRAL', 'invite'],
  ['MEMCLUB3', 'benefits'],
  ['FEEDBACK3', 'feedback'],
] as const)('SH-11 %s shows %s, and nothing else', (flag, entry) => {
  const without = names({}, everything);
  expect(without).toEqual(['withdraw', 'deposit', 'recent']);
  expect(names({ [flag]: true }, everything).filter((name) => !without.includes(name))).toEqual([entry]);
});

test('an entry whose screen does not exist is not shown', () => {
  expect(names({ FEEDBACK3: true }, (path) => path === '/m/voucherCenter')).toEqual(['deposit']);
  expect(names({}, (path) => path === '/m/gameList')).toEqual(['recent']);
});
