import { expect, test } from 'vitest';
import { lotteryLobbyIn, lotteryModeIn, lotteryModePath, pageBackIn } from './lottery-address.ts';

test.each([
  ['code=lobby&prize_mode=Elott', { prizeMode: 'Elott' }],
  ['code=lobby&prize_mode=ZY', { prizeMode: 'ZY' }],
  ['code=lobby&prize_mode=zy', { prizeMode: 'Lott' }],
  ['code=lobby', { prizeMode: 'Lott' }],
  ['code=Jackpot&prize_mode=Elott', { prizeMode: 'Elott' }],
  ['prize_mode=Elott', undefined],
  ['', undefined],
])('GA-07 the address %j names the lobby %j', (search, lobby) => {
  expect(lotteryLobbyIn(new URLSearchParams(search))).toEqual(lobby);
});

test('GA-07 the way back from a lobby leads home, and to no other site', () => {
  expect(pageBackIn(new URLSearchParams('pageBack=home'))).toBe('/m/home');
  expect(pageBackIn(new URLSearchParams('pageBack=//elsewhere.example'))).toBeUndefined();
});

test.each([
  ['', 'Lott'],
  ['gameType=ELOTT', 'Elott'],
  ['gameType=ZY', 'ZY'],
  ['gameType=another', 'Lott'],
])('LO-02 the list at %j is of the mode %s', (search, prizeMode) => {
  expect(lotteryModeIn(new URLSearchParams(search))).toBe(prizeMode);
});

test.each(['Lott', 'Elott', 'ZY'] as const)(
  'LO-02 the list of the mode %s is found by its address',
  (mode) => {
    const { searchParams } = new URL(lotteryModePath(mode), 'http://site');
    expect(lotteryModeIn(searchParams)).toBe(mode);
  },
);
