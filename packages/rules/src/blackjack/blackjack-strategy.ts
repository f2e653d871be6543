import type { BlackjackDecisionKind } from './blackjack-events.ts';
import type { BlackjackMathematics } from './blackjack-mathematics.ts';
import type { BlackjackTable } from './blackjack-table.ts';
import {
  aceValue,
  type BlackjackTotal,
  blackjackTarget,
  cardValueOf,
  dealerDraws,
  totalOf,
} from './blackjack-total.ts';

/** Chances of the values of a card out of an endless pack: four of thirteen count ten. */
const cardChances: readonly (readonly [number, number])[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, aceValue].map(
  (value) => [value, value === 10 ? 4 / 13 : 1 / 13],
);

/** How likely each end of the dealer's hand is. */
export interface DealerChances {
  /** By the final total less 17. */
  readonly totals: readonly number[];
  readonly bust: number;
  /** A blackjack that is not looked for before players play. */
  readonly blackjack: number;
}

/**
 * Basic strategy: what is worth most against what lies open of the dealer, with cards from an endless pack and split
 * hands that are not split again. It knows only the player's total, whether it is soft, and whether it is a pair.
 * Insurance is always declined. Computed by recursion over all cards, for the rules of a title.
 */
export class BasicStrategy {
  readonly #mathematics: BlackjackMathematics;
  readonly #dealers = new Map<string, DealerChances>();
  readonly #choices = new Map<string, BlackjackDecisionKind>();
  readonly #hits = new Map<string, number>();

  constructor(mathematics: BlackjackMathematics) {
    this.#mathematics = mathematics;
  }

  /** The decision for a table that is not over. */
  decide(table: BlackjackTable): BlackjackDecisionKind {
    const choices = table.choices();
    const hand = table.activeHand;
    if (hand === undefined) return 'decline';
    const [open = 0, hidden = 0] = table.dealer.map(cardValueOf);
    const { total, isSoft } = totalOf(hand.cards);
    const view = this.#mathematics.holeCard === 'open' ? `${open},${hidden}` : `${open}`;
    const key = `${view}/${total}${isSoft}/${hand.cards.length}/${choices.join()}`;
    const known = this.#choices.get(key);
    if (known !== undefined) return known;
    const dealer = this.dealerChances(open, this.#mathematics.holeCard === 'open' ? hidden : undefined);
    const cardValue = cardValueOf(hand.cards[0] ?? 0);
    const worthOf = (choice: BlackjackDecisionKind): number => {
      const standing: Standing = { total, isSoft, cards: hand.cards.length, view, dealer };
      switch (choice) {
        case 'stand':
          return this.#worthOfStanding(standing);
        case 'hit':
          return this.#worthOfHitting(standing);
        case 'double':
          return this.#worthOfDoubling(standing);
        case 'split':
          return this.#worthOfSplitting(cardValue, standing);
        case 'surrender':
          return -0.5;
        case 'insure':
        case 'decline':
          return Number.NEGATIVE_INFINITY;
      }
    };
    const best = choices.reduce((better, choice) => (worthOf(choice) > worthOf(better) ? choice : better));
    this.#choices.set(key, best);
    return best;
  }

  /** How the dealer ends from one open card, or from two. */
  dealerChances(open: number, second?: number): DealerChances {
    const key = `${open},${second ?? ''}`;
    const known = this.#dealers.get(key);
    if (known !== undefined) return known;
    const isLookedFor = this.#mathematics.holeCard === 'peek';
    const sums = { totals: [0, 0, 0, 0, 0], bust: 0, blackjack: 0 };
    const start = withValue({ total: 0, isSoft: false }, open);
    if (second !== undefined) {
      this.#addDealer(sums, withValue(start, second), 1);
    } else {
      for (const [value, chance] of cardChances) {
        const two = withValue(start, value);
        if (two.total === blackjackTarget) sums.blackjack += chance;
        else this.#addDealer(sums, two, chance);
      }
    }
    const counted = isLookedFor ? 1 - sums.blackjack : 1;
    const chances: DealerChances = {
      totals: sums.totals.map((chance) => chance / counted),
      bust: sums.bust / counted,
      blackjack: isLookedFor ? 0 : sums.blackjack,
    };
    this.#dealers.set(key, chances);
    return chances;
  }

  #addDealer(sums: { totals: number[]; bust: number }, hand: BlackjackTotal, chance: number): void {
    if (hand.total > blackjackTarget) {
      sums.bust += chance;
    } else if (dealerDraws(hand, this.#mathematics.dealerHitsSoft17)) {
      for (const [value, next] of cardChances) this.#addDealer(sums, withValue(hand, value), chance * next);
    } else {
      sums.totals[hand.total - 17] = (sums.totals[hand.total - 17] ?? 0) + chance;
    }
  }

  #worthOfStanding({ total, dealer }: Standing): number {
    let worth = dealer.bust - dealer.blackjack;
    dealer.totals.forEach((chance, place) => {
      const dealers = place + 17;
      if (total > dealers) worth += chance;
      else if (total < dealers || this.#mathematics.ties === 'lose') worth -= chance;
    });
    return worth;
  }

  #worthOfHitting(standing: Standing): number {
    const { charlieCards } = this.#mathematics;
    const cards = charlieCards === 0 ? 0 : standing.cards;
    const key = `${standing.view}/${standing.total}${standing.isSoft}/${cards}`;
    const known = this.#hits.get(key);
    if (known !== undefined) return known;
    let worth = 0;
    for (const [value, chance] of cardChances) {
      const next: Standing = { ...standing, ...withValue(standing, value), cards: standing.cards + 1 };
      worth += chance * this.#worthAfterHit(next);
    }
    this.#hits.set(key, worth);
    return worth;
  }

  #worthAfterHit(standing: Standing): number {
    if (standing.total > blackjackTarget) return -1;
    if (standing.cards === this.#mathematics.charlieCards) return 1;
    const stand = this.#worthOfStanding(standing);
    return standing.total === blackjackTarget ? stand : Math.max(stand, this.#worthOfHitting(standing));
  }

  #worthOfDoubling(standing: Standing): number {
    let worth = 0;
    for (const [value, chance] of cardChances) {
      const next: Standing = { ...standing, ...withValue(standing, value), cards: standing.cards + 1 };
      worth += chance * (next.total > blackjackTarget ? -2 : 2 * this.#worthOfStanding(next));
    }
    return worth;
  }

  #worthOfSplitting(cardValue: number, standing: Standing): number {
    const { doubleAfterSplit, double } = this.#mathematics;
    let worth = 0;
    for (const [value, chance] of cardChances) {
      const two = withValue(withValue({ total: 0, isSoft: false }, cardValue), value);
      const next: Standing = { ...standing, ...two, cards: 2 };
      let best = this.#worthOfStanding(next);
      if (cardValue !== aceValue && two.total !== blackjackTarget) {
        best = Math.max(best, this.#worthOfHitting(next));
        const isLow = !two.isSoft && two.total <= 11 && two.total >= (double === 'nineToEleven' ? 9 : 10);
        if (doubleAfterSplit && (double === 'any' || (double !== 'none' && isLow))) {
          best = Math.max(best, this.#worthOfDoubling(next));
        }
      }
      worth += chance * best;
    }
    return 2 * worth;
  }
}

/** A hand of the player against what lies open of the dealer. */
interface Standing extends BlackjackTotal {
  readonly cards: number;
  /** Names what lies open, for what is remembered. */
  readonly view: string;
  readonly dealer: DealerChances;
}

/** A total with one more card. */
function withValue({ total, isSoft }: BlackjackTotal, value: number): BlackjackTotal {
  const sum = total + value;
  const hasHighAce = isSoft || value === aceValue;
  return sum > blackjackTarget && hasHighAce
    ? { total: sum - 10, isSoft: isSoft && value === aceValue }
    : { total: sum, isSoft: hasHighAce };
}
