/** A name as the search reads it. */
export interface SearchName {
  /** See `foldText`. */
  readonly text: string;
  readonly unbroken: string;
  /** See `lettersOf`; of the whole name. */
  readonly letters: number;
  readonly words: readonly SearchWord[];
}

interface SearchWord {
  readonly text: string;
  readonly letters: number;
}

export function searchNameOf(name: string): SearchName {
  const text = foldText(name);
  const words = text.split(' ').map((word) => ({ text: word, letters: lettersOf(word) }));
  const unbroken = text.replaceAll(' ', '');
  return { text, unbroken, letters: lettersOf(unbroken), words };
}

/** A bit for each letter that occurs; several letters share one. What a word or a name lacks is told by it at once. */
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
  const found: { readonly game: Game; readonly distance: number }[] = [];
  for (const game of games) {
    let distance = unlike;
    for (const name of game.searchNames) distance = Math.min(distance, distanceToName(name));
    if (distance < unlike) found.push({ game, distance });
  }
  return found.toSorted((one, other) => one.distance - other.distance).map(({ game }) => game);
}

const begins = 0;
const holds = 1;
const near = 2;
const unlike: number = 3;

/** Most names lack a letter of what was typed, and are told from it by that alone. */
function nameMeasure(wanted: string): (name: SearchName) => number {
  const unbroken = wanted.replaceAll(' ', '');
  const letters = lettersOf(unbroken);
  const parts = wanted.split(' ').map(nearTo);
  const allowed = wanted.split(' ').reduce((sum, part) => sum + mistakesAllowed(part), 0);
  return (name) => {
    const missing = bitCount(letters & ~name.letters);
    if (missing === 0 && name.text.startsWith(wanted)) return begins;
    // Whoever leaves a space out, or puts one in, means the same.
    if (missing === 0 && name.unbroken.includes(unbroken)) return holds;
    return missing <= allowed && parts.every((isNearPart) => name.words.some(isNearPart)) ? near : unlike;
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

function mistakesAllowed(typed: string): number {
  return typed.length >= twoMistakesFrom ? 2 : typed.length >= oneMistakeFrom ? 1 : 0;
}

/**
 * Whether a word begins like what was typed, but for a mistake in four letters or more, and two in eight or more. A word
 * that many names have is compared once.
 */
function nearTo(typed: string): (word: SearchWord) => boolean {
  const allowed = mistakesAllowed(typed);
  const letters = lettersOf(typed);
  const compared = new Map<string, boolean>();
  return ({ text, letters: lettersOfWord }) => {
    if (text.length < typed.length - allowed) return false;
    if (allowed === 0) return text.startsWith(typed);
    // Each letter that the word has nowhere is a mistake, and most words are out by that.
    if (bitCount(letters & ~lettersOfWord) > allowed) return false;
    const known = compared.get(text);
    if (known !== undefined) return known;
    const isNear = isNearStart(text, typed, allowed);
    compared.set(text, isNear);
    return isNear;
  };
}

/**
 * Whether no more letters than allowed were added, left out, changed, or exchanged with their neighbour between what was
 * typed and the beginning of a word that comes closest to it (optimal string alignment).
 */
function isNearStart(word: string, typed: string, allowed: number): boolean {
  const length = Math.min(word.length, typed.length + allowed);
  let beforeLast: number[] = [];
  let last = Array.from({ length: typed.length + 1 }, (_, place) => place);
  for (let row = 1; row <= length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= typed.length; column += 1) {
      const isSame = word[row - 1] === typed[column - 1];
      const isExchanged =
        row > 1 && column > 1 && word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1];
      const mistakes = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      current[column] = mistakes;
      least = Math.min(least, mistakes);
    }
    [beforeLast, last] = [last, current];
    if (at(last, typed.length) <= allowed) return true;
    // What exchanges two letters reaches back a row further, and costs a mistake more than that row has.
    if (least > allowed) return false;
  }
  return at(last, typed.length) <= allowed;
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}
