/**
 * Cards as numbers, for rules: four for each rank from the two to the ace, then jokers. A number below 52 is
 * `rank * 4 + suit`, so that whoever recomputes a round finds a card without a table.
 */
export type Card = number;

/** Cards as they stand in events: rank and suit, such as `As`, `Td`, `2c`; a joker is `joker`. */
export type CardCode = string;

/** Ranks from 0 (the two) to 12 (the ace). */
export const rankCount = 13;
export const suitCount = 4;
export const cardsOfOneDeck = rankCount * suitCount;

export const aceRank = 12;
export const tenRank = 8;
export const deuceRank = 0;

const rankLetters = '23456789TJQKA';
/** Clubs, diamonds, hearts, spades. */
const suitLetters = 'cdhs';
const jokerCode = 'joker';

export function cardOf(rank: number, suit: number): Card {
  return rank * suitCount + suit;
}

export function rankOf(card: Card): number {
  return card >> 2;
}

export function suitOf(card: Card): number {
  return card & 3;
}

export function isJoker(card: Card): boolean {
  return card >= cardsOfOneDeck;
}

/** Diamonds and hearts are red. */
export function isRed(card: Card): boolean {
  const suit = suitOf(card);
  return suit === 1 || suit === 2;
}

export function cardCodeOf(card: Card): CardCode {
  if (isJoker(card)) return jokerCode;
  return `${rankLetters.charAt(rankOf(card))}${suitLetters.charAt(suitOf(card))}`;
}

/** The number of a card's code; `undefined` for anything else. */
export function parseCardCode(code: string): Card | undefined {
  if (code === jokerCode) return cardsOfOneDeck;
  const rank = rankLetters.indexOf(code.charAt(0));
  const suit = suitLetters.indexOf(code.charAt(1));
  return code.length === 2 && rank >= 0 && suit >= 0 ? cardOf(rank, suit) : undefined;
}
