import { expect, test } from 'vitest';
import { gamePath } from './game-path.ts';
import { isGamePath } from './is-game-path.ts';
import { isLobbyVendor, lotteryLobbyPath, prizeModeOf } from './lottery-launch.ts';

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
