import { expect, test } from 'vitest';
import type { OfferedGame } from './game-catalogue.ts';
import { foldText, searchGames } from './search-games.ts';

const game = (gameName: string, malay?: string): OfferedGame => ({
  ...{
    nodeId: 1,
    vendorCode: 'studio',
    gameId: 'x',
    gameName,
    gameType: 'RNG',
    iconUrl: '',
    returnPercent: '96.00',
  },
  ...{ minStakeMinor: 1n, maxStakeMinor: 1n, maxWinMinor: 1n, classes: [], openedBy: 0 },
  ...{ newUntilMs: undefined, hotRank: undefined, lineCount: undefined },
  localNames: malay === undefined ? {} : { MY: malay },
});

const games = [
  game('Dragon Chest', 'Peti Naga'),
  game('Moon Kite', 'Wau Bulan'),
  game('Coral Wheel', 'Roda Karang'),
  game('Café Olé'),
  game('Golden Dragon', 'Naga Emas'),
  game('Blackjack'),
];
const found = (typed: string) => searchGames(games, typed).map(({ gameName }) => gameName);

test.each([
  ['dragon', ['Dragon Chest', 'Golden Dragon']],
  ['NAGA', ['Golden Dragon', 'Dragon Chest']],
  ['gold', ['Golden Dragon']],
  ['wau bulan', ['Moon Kite']],
  ['waubulan', ['Moon Kite']],
  ['black jack', ['Blackjack']],
  ['cafe ole', ['Café Olé']],
  ['olé!', ['Café Olé']],
  ['dargon', ['Dragon Chest', 'Golden Dragon']],
  ['blakjack', ['Blackjack']],
  ['blekjek', []],
  ['corall weel', ['Coral Wheel']],
  ['bln', []],
  ['zzz', []],
  ['%', []],
])('%j finds %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('nothing typed leaves the list as it is', () => {
  expect(found('')).toHaveLength(games.length);
  expect(found('  ')).toHaveLength(games.length);
});

test('accents, case and signs do not count', () => {
  expect(foldText(' Ço-Öp’s  ÅNGSTRÖM ')).toBe('co op s angstrom');
});
