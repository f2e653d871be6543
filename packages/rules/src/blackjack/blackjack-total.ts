import { aceRank, type Card, rankOf, tenRank } from '../cards/card.ts';

/** What cards count: an ace 11 as long as that is no more than 21, and 1 otherwise. */
export interface BlackjackTotal {
  readonly total: number;
  /** Whether an ace counts 11. */
  readonly isSoft: boolean;
}

export const blackjackTarget = 21;
export const aceValue = 11;

/** 2 to 10 as they count, kings, queens and jacks 10, an ace 11. */
export function cardValueOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === aceRank) return aceValue;
  return rank >= tenRank ? 10 : rank + 2;
}

export function totalOf(cards: readonly Card[]): BlackjackTotal {
  let total = 0;
  let highAces = 0;
  for (const card of cards) {
    const value = cardValueOf(card);
    total += value;
    if (value === aceValue) highAces += 1;
    if (total > blackjackTarget && highAces > 0) {
      total -= 10;
      highAces -= 1;
    }
  }
  return { total, isSoft: highAces > 0 };
}

/** An ace and a ten as the first two cards. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === blackjackTarget;
}

/** Whether the dealer takes another card. */
export function dealerDraws({ total, isSoft }: BlackjackTotal, hitsSoft17: boolean): boolean {
  return total < 17 || (total === 17 && isSoft && hitsSoft17);
}
