import type { IntegerSource } from '../integer-source.ts';
import { type Card, cardsOfOneDeck } from './card.ts';

/** Where a round takes its cards from, one after another. */
export interface CardSource {
  nextCard(): Card;
}

/**
 * A shuffled pack whose cards are drawn as they are needed: the Fisher-Yates shuffle from the front. For the card at
 * place `k` of `n`, one integer below `n - k` says which of the cards from `k` on changes places with the one at `k`.
 * Each order is equally likely, and the card at each place is the same whatever its player decides, because the stream
 * gives the same integers. Throws when the pack is used up: rules never ask for more.
 */
export function shuffledPack(cards: Uint8Array, integers: IntegerSource): CardSource {
  const pack = cards.slice();
  let drawn = 0;
  return {
    nextCard() {
      if (drawn === pack.length) throw new RangeError('the pack is used up');
      const other = drawn + integers.nextInteger(pack.length - drawn);
      const card = pack[other] ?? 0;
      pack[other] = pack[drawn] ?? 0;
      drawn += 1;
      return card;
    },
  };
}

/** Each card anew out of all 52, as from a pack without end: one integer below 52. */
export function endlessPack(integers: IntegerSource): CardSource {
  return { nextCard: () => integers.nextInteger(cardsOfOneDeck) };
}

/** The cards of a pack in order: every deck by numbers, then the jokers. */
export function orderedPack(decks: number, jokers: number): Uint8Array {
  const cards = new Uint8Array(decks * cardsOfOneDeck + jokers);
  for (let place = 0; place < decks * cardsOfOneDeck; place += 1) {
    cards[place] = place - Math.floor(place / cardsOfOneDeck) * cardsOfOneDeck;
  }
  return cards.fill(cardsOfOneDeck, decks * cardsOfOneDeck);
}
