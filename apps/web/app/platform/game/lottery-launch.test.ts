import { expect, test } from 'vitest';
import { gamePath } from './game-path.ts';
import { isGamePath } from './is-game-path.ts';
import {
  isLobbyVendor,
  lotteryLobbyIn,
  lotteryLobbyPath,
  lotteryModeIn,
  lotteryModePath,
  pageBackIn,
  prizeModeOf,
} from './lottery-launch.ts';

test.each([
  [{ ELOTT: 'TCG_LOTTO_VN' }, 'Elott'],
  [{ ELOTT: 'LOTT' }, 'Elott'],
  [{ ELOTT: 'TCG_SEA' }, 'Lott'],
  [{ ELOTT: 'studio' }, 'Lott'],
  [{ LOTT: 'TCG_LOTTO_VN' }, 'Lott'],
  [{}, 'Lott'],
])('GA-07 with the mapping %j the prize mode is %s', (vendors, mode) => {
  expect(prizeModeOf(vendors)).toBe(mode);
});

test('GA-07 lotteries start at the documented address', () => {
  expect(lotteryLobbyPath('Lott')).toBe(
    '/m/launchGame?playType=trad&prize_mode=Lott&code=lobby&pageBack=home',
  );
  expect(isGamePath(lotteryLobbyPath('Elott'))).toBe(true);
});

test.each(['TCG_LOTTO_VN', 'TCG_SEA'])('GA-07 a game of %s opens the lobby of lotteries', (vassalage) => {
  expect(isLobbyVendor(vassalage)).toBe(true);
  const game = { vassalage, gameId: 'hanoi', nodeId: 7, gameType: 'ELOTT', supportPlay: 'trad,ent' };
  const mode = vassalage === 'TCG_LOTTO_VN' ? 'Elott' : 'Lott';
  expect(gamePath(game)).toBe(`/m/launchGame?playType=trad&prize_mode=${mode}&code=lobby&pageBack=home`);
});

test.each(['LOTT', 'ELOTT'])(
  'GA-07 a lottery of another vendor (%s) starts there and names itself',
  (gameType) => {
    const game = { vassalage: 'loto', gameId: 'empat-digit', nodeId: 7, gameType, supportPlay: 'trad,ent' };
    const path = gamePath(game);
    expect(path.startsWith('/m/launchGame?playType=trad&prize_mode=Lott&code=lobby&pageBack=home&')).toBe(
      true,
    );
    expect(Object.fromEntries(new URL(path, 'http://site').searchParams)).toMatchObject({
      ...{ vendor: 'loto', gameId: 'empat-digit', nodeId: '7', gameCategory: gameType },
      ...{ supportPlay: 'trad,ent', showChoice: 'true' },
    });
  },
);

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
