import { expect, test } from 'vitest';
import { searchGames, searchNameOf } from './search-games.ts';

const game = (...names: readonly [string, ...string[]]) => ({
  gameName: names[0],
  searchNames: names.map(searchNameOf),
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
  ['dragonn', ['Dragon Chest', 'Golden Dragon']],
  ['drago chst', ['Dragon Chest']],
  ['blackjcak', ['Blackjack']],
  ['balckjcak', ['Blackjack']],
  ['balckjaku', []],
  // Two mistakes are forgiven from eight letters on, one from four.
  ['blakjcak', ['Blackjack']],
  ['balkjac', []],
  ['nega', ['Dragon Chest', 'Golden Dragon']],
  ['neg', []],
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
  const { text, unbroken, words } = searchNameOf(' Ço-Öp’s  ÅNGSTRÖM ');
  expect([text, unbroken]).toEqual(['co op s angstrom', 'coopsangstrom']);
  expect(words.map((word) => word.text)).toEqual(['co', 'op', 's', 'angstrom']);
});
