import { expect, test, vi } from 'vitest';
import {
  createPlaySettings,
  openingSettings,
  type PlaySettings,
  readSettings,
  withGame,
} from './play-settings.ts';

test('what is set is kept and found again', () => {
  const keep = vi.fn();
  const settings = createPlaySettings({ kept: undefined, keep });
  expect(settings.current()).toEqual(openingSettings);
  const heard = vi.fn();
  settings.subscribe(heard);
  const bet = { stakeMinor: '250', parameters: { direction: 'over', targetHundredths: 7000 } };
  const ofDice = {
    rounds: 3,
    stakedMinor: '300',
    payoutMinor: '198',
    biggestWinMinor: '198',
    last: { seedId: 'sed_1', nonce: 2 },
  };
  settings.change({ isTurbo: true, effectsPercent: 30, bets: { dice: bet }, statistics: { dice: ofDice } });
  expect(heard).toHaveBeenCalledOnce();
  expect(readSettings(keep.mock.lastCall?.[0])).toEqual({
    ...openingSettings,
    isTurbo: true,
    effectsPercent: 30,
    bets: { dice: bet },
    statistics: { dice: ofDice },
  });
});

test.each([0, 100])('a level of %s percent is kept and found again', (percent) => {
  const levels = { effectsPercent: percent, musicPercent: percent };
  expect(readSettings(JSON.stringify(levels))).toEqual({ ...openingSettings, ...levels });
});

test.each([-1, 101])('a level of %s percent is none', (percent) => {
  const levels = { effectsPercent: percent, musicPercent: percent };
  expect(readSettings(JSON.stringify(levels))).toEqual(openingSettings);
});

test.each([undefined, '', 'null', '[]', '{"isTurbo":1,"effectsPercent":900,"bets":3}', '{'])(
  'kept text %j gives the opening settings',
  (text) => {
    expect(readSettings(text)).toEqual(openingSettings);
  },
);

test('a stake that is no amount, and a game that cannot be one, are forgotten', () => {
  const bet = { stakeMinor: '5', parameters: { rows: 12, risk: 'low' } };
  const bets = { plinko: { ...bet, stakeMinor: '-5' }, '../x': bet, dice: bet };
  expect(readSettings(JSON.stringify({ bets })).bets).toEqual({ dice: bet });
});

test('of the games that were played longest ago nothing is remembered', () => {
  let bets: PlaySettings['bets'] = {};
  for (let game = 0; game < 60; game += 1)
    bets = withGame(bets, `game-${game}`, { stakeMinor: '5', parameters: {} });
  bets = withGame(bets, 'game-30', { stakeMinor: '7', parameters: {} });
  expect(Object.keys(bets)).toHaveLength(40);
  expect(Object.keys(bets)[0]).toBe('game-20');
  expect(Object.entries(bets).at(-1)).toEqual(['game-30', { stakeMinor: '7', parameters: {} }]);
  expect(readSettings(JSON.stringify({ bets })).bets).toEqual(bets);
});

test.each([
  ['a count that is none', { rounds: -1 }],
  ['an amount that is none', { stakedMinor: '1.50' }],
  ['an amount beyond all wallets', { payoutMinor: '9'.repeat(30) }],
])('statistics with %s are forgotten', (_, change) => {
  const plinko = {
    rounds: 1,
    stakedMinor: '5',
    payoutMinor: '0',
    biggestWinMinor: '0',
    last: null,
    ...change,
  };
  expect(readSettings(JSON.stringify({ statistics: { plinko } })).statistics).toEqual({});
});
