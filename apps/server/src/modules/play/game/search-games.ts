import type { OfferedGame } from './game-catalogue.ts';

/**
 * The games whose name, in any language, has what was typed: those that begin with it first, then those that hold it, then
 * those whose words come close to it. Accents, case and signs do not count. Each kind keeps its order.
 */
export function searchGames(games: readonly OfferedGame[], typed: string): readonly OfferedGame[] {
  const wanted = foldText(typed);
  // Signs alone name no game.
  if (wanted === '') return typed.trim() === '' ? games : [];
  const found = games.map((game) => ({ game, distance: distanceOf(game, wanted) }));
  return found
    .filter(({ distance }) => distance < unlike)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ game }) => game);
}

const [begins, holds, near, unlike] = [0, 1, 2, 3];

function distanceOf({ gameName, localNames }: OfferedGame, wanted: string): number {
  const names = new Set([gameName, ...Object.values(localNames)].map(foldText));
  return Math.min(...Array.from(names, (name) => distanceToName(name, wanted)));
}

function distanceToName(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return begins;
  // Whoever leaves a space out, or puts one in, means the same.
  if (name.includes(wanted) || name.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))) return holds;
  const words = name.split(' ');
  return wanted.split(' ').every((part) => words.some((word) => isNear(word, part))) ? near : unlike;
}

/** Letters and digits in lower case without accents, words apart by one space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const [oneMistakeFrom, twoMistakesFrom] = [4, 8];

/** Whether a word begins like what was typed, but for a mistake in four letters or more, and two in eight or more. */
function isNear(word: string, typed: string): boolean {
  const allowed = typed.length >= twoMistakesFrom ? 2 : typed.length >= oneMistakeFrom ? 1 : 0;
  for (let length = typed.length - allowed; length <= typed.length + allowed; length += 1) {
    if (length <= word.length && mistakesBetween(word.slice(0, length), typed) <= allowed) return true;
  }
  return false;
}

/** Letters added, left out, changed, or exchanged with their neighbour (optimal string alignment). */
function mistakesBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isExchanged ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}
