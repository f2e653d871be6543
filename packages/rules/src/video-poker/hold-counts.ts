import { binomial } from '../binomial.ts';
import type { Card } from '../cards/card.ts';
import { cardsOfOneDeck } from '../cards/card.ts';
import { paidHandOf } from './poker-hand.ts';
import { pokerHandSize } from './video-poker.ts';
import type { VideoPokerMathematics } from './video-poker-mathematics.ts';

/** What drawing to held cards is worth, over all draws: sums that the number of draws divides. */
export interface HoldWorth {
  readonly draws: number;
  readonly paid: number;
  readonly paidSquared: number;
  readonly paying: number;
}

/** Answers for any five dealt cards and any of them held. */
export interface HoldCounts {
  readonly packSize: number;
  /** @param dealt ascending; `held` has bit `n` for the card at place `n` */
  worthOf(dealt: readonly Card[], held: number): HoldWorth;
}

/**
 * Counts what every hand pays, once, and sums it up for every set of at most five cards: all hands that have the set.
 * Draws to held cards must not have what was thrown away, which the sums of larger sets take off again (inclusion and
 * exclusion), so that a deal needs no more than 243 looks instead of millions of draws.
 */
export function countHolds(mathematics: VideoPokerMathematics): HoldCounts {
  const packSize = cardsOfOneDeck + (mathematics.wild === 'joker' ? 1 : 0);
  const places = setPlaces(packSize);
  const paid = new Float64Array(places.size);
  const paidSquared = new Float64Array(places.size);
  const paying = new Float64Array(places.size);
  forEachHand(packSize, (cards) => {
    const pay = paidHandOf(mathematics, cards)?.pay ?? 0;
    if (pay === 0) return;
    for (let set = 0; set < 1 << pokerHandSize; set += 1) {
      const at = places.of(cards, set);
      paid[at] = (paid[at] ?? 0) + pay;
      paidSquared[at] = (paidSquared[at] ?? 0) + pay * pay;
      paying[at] = (paying[at] ?? 0) + 1;
    }
  });
  return {
    packSize,
    worthOf(dealt, held) {
      const thrown = ((1 << pokerHandSize) - 1) & ~held;
      const sums = {
        draws: places.draws(pokerHandSize - bitCount(held)),
        paid: 0,
        paidSquared: 0,
        paying: 0,
      };
      for (let taken = thrown; ; taken = (taken - 1) & thrown) {
        const at = places.of(dealt, held | taken);
        const sign = (bitCount(taken) & 1) === 0 ? 1 : -1;
        sums.paid += sign * (paid[at] ?? 0);
        sums.paidSquared += sign * (paidSquared[at] ?? 0);
        sums.paying += sign * (paying[at] ?? 0);
        if (taken === 0) return sums;
      }
    },
  };
}

/** Calls with every hand of a pack, ascending; the array is one and the same. */
export function forEachHand(packSize: number, visit: (cards: readonly Card[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const fill = (place: number, from: number): void => {
    if (place === pokerHandSize) {
      visit(cards);
      return;
    }
    for (let card = from; card < packSize; card += 1) {
      cards[place] = card;
      fill(place + 1, card + 1);
    }
  };
  fill(0, 0);
}

export function bitCount(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Numbers all sets of up to five cards, those of one size after those of the smaller ones. */
function setPlaces(packSize: number) {
  const offsets = [0];
  for (let size = 0; size <= pokerHandSize; size += 1) {
    offsets.push((offsets[size] ?? 0) + Number(binomial(packSize, size)));
  }
  const stride = pokerHandSize + 1;
  const choose = new Uint32Array(packSize * stride);
  for (let card = 0; card < packSize; card += 1) {
    for (let size = 0; size < stride; size += 1) choose[card * stride + size] = Number(binomial(card, size));
  }
  const drawsBySize = Array.from({ length: stride }, (_, size) =>
    Number(binomial(packSize - pokerHandSize, size)),
  );
  return {
    size: offsets[stride] ?? 0,
    draws: (count: number): number => drawsBySize[count] ?? 0,
    /** The place of the cards of a hand whose bits are set. */
    of(cards: readonly Card[], set: number): number {
      let size = 0;
      let place = 0;
      for (let at = 0; at < pokerHandSize; at += 1) {
        if ((set & (1 << at)) === 0) continue;
        size += 1;
        place += choose[(cards[at] ?? 0) * stride + size] ?? 0;
      }
      return place + (offsets[size] ?? 0);
    },
  };
}
