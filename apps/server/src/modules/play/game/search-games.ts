/** A name as the search reads it. */
export interface SearchName {
  /** See `foldText`. */
  readonly text: string;
  readonly unbroken: string;
  readonly words: readonly SearchWord[];
}

interface SearchWord {
  readonly text: string;
  /** See `lettersOf`. */
  readonly letters: number;
}

export function searchNameOf(name: string): SearchName {
  const text = foldText(name);
  const words = text.split(' ').map((word) => ({ text: word, letters: lettersOf(word) }));
  return { text, unbroken: text.replaceAll(' ', ''), words };
}

/** A bit for each letter that occurs; several letters share one. What a word lacks is told by it at once. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let [left, count] = [bits, 0];
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** What is searched in of a game: its names in every language. */
interface Searchable {
  readonly searchNames: readonly SearchName[];
}

/**
 * The games whose name, in any language, has what was typed: those that begin with it first, then those that hold it, then
 * those whose words come close to it. Accents, case and signs do not count. Each kind keeps its order.
 */
export function searchGames<Game extends Searchable>(games: readonly Game[], typed: string): readonly Game[] {
  const wanted = foldText(typed);
  // Signs alone name no game.
  if (wanted === '') return typed.trim() === '' ? games : [];
  const distanceToName = nameMeasure(wanted);
  const found = games.map((game) => ({
    game,
    distance: Math.min(unlike, ...game.searchNames.map(distanceToName)),
  }));
  return found
    .filter(({ distance }) => distance < unlike)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ game }) => game);
}

const begins = 0;
const holds = 1;
const near = 2;
const unlike: number = 3;

function nameMeasure(wanted: string): (name: SearchName) => number {
  const unbroken = wanted.replaceAll(' ', '');
  const parts = wanted.split(' ').map(nearTo);
  return ({ text, unbroken: joined, words }) => {
    if (text.startsWith(wanted)) return begins;
    // Whoever leaves a space out, or puts one in, means the same.
    if (text.includes(wanted) || joined.includes(unbroken)) return holds;
    return parts.every((isNearPart) => words.some(isNearPart)) ? near : unlike;
  };
}

/** Letters and digits in lower case without accents, words apart by one space. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const [oneMistakeFrom, twoMistakesFrom] = [4, 8];

/** Whether a word begins like what was typed, but for a mistake in four letters or more, and two in eight or more. */
function nearTo(typed: string): (word: SearchWord) => boolean {
  const allowed = typed.length >= twoMistakesFrom ? 2 : typed.length >= oneMistakeFrom ? 1 : 0;
  const letters = lettersOf(typed);
  return (word) => {
    if (word.text.length < typed.length - allowed) return false;
    if (allowed === 0) return word.text.startsWith(typed);
    // Each letter that the word has nowhere is a mistake, and most words are out by that.
    return (
      bitCount(letters & ~word.letters) <= allowed && mistakesAtStart(word.text, typed, allowed) <= allowed
    );
  };
}

/**
 * How many letters were added, left out, changed, or exchanged with their neighbour between what was typed and the
 * beginning of a word that comes closest to it (optimal string alignment).
 */
function mistakesAtStart(word: string, typed: string, allowed: number): number {
  const length = Math.min(word.length, typed.length + allowed);
  let beforeLast: number[] = [];
  let last = Array.from({ length: typed.length + 1 }, (_, place) => place);
  let least = at(last, typed.length);
  for (let row = 1; row <= length; row += 1) {
    const current = [row];
    for (let column = 1; column <= typed.length; column += 1) {
      const isSame = word[row - 1] === typed[column - 1];
      const isExchanged =
        row > 1 && column > 1 && word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
    least = Math.min(least, at(last, typed.length));
  }
  return least;
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}
