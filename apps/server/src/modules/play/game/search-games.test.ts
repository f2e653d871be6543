import fc from 'fast-check';
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

/** Optimal string alignment as textbooks have it, of everything, without anything left out. */
function mistakesBetween(one: string, other: string): number {
  const table: number[][] = [];
  for (let row = 0; row <= one.length; row += 1) {
    table[row] = [];
    for (let column = 0; column <= other.length; column += 1) {
      const cell = (up: number, left: number) => table[row - up]?.[column - left] ?? Number.POSITIVE_INFINITY;
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (table[row] as number[])[column] =
        row === 0 || column === 0
          ? Math.max(row, column)
          : Math.min(
              cell(1, 0) + 1,
              cell(0, 1) + 1,
              cell(1, 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
              row > 1 && column > 1 && isExchanged ? cell(2, 2) + 1 : Number.POSITIVE_INFINITY,
            );
    }
  }
  return table[one.length]?.[other.length] ?? Number.POSITIVE_INFINITY;
}

test('GA-01 what it leaves out to be quick is never a game that is near', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(word, fc.array(word, { minLength: 1, maxLength: 3 }), (typed, words) => {
      const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
      const isNear = words.some((each) =>
        Array.from({ length: each.length + 1 }, (_, length) => each.slice(0, length)).some(
          (start) => mistakesBetween(start, typed) <= allowed,
        ),
      );
      const isHeld = words.join('').includes(typed);
      expect(searchGames([game(words.join(' '))], typed).length > 0).toBe(isNear || isHeld);
    }),
    { numRuns: 3_000 },
  );
});
