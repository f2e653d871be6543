import { type Card, cardCodeOf } from '../cards/card.ts';
import type { CardSource } from '../cards/card-source.ts';
import type { BlackjackDecisionKind, BlackjackEvent, HandEnd } from './blackjack-events.ts';
import type { BlackjackMathematics } from './blackjack-mathematics.ts';
import {
  aceValue,
  blackjackTarget,
  cardValueOf,
  dealerDraws,
  isBlackjack,
  totalOf,
} from './blackjack-total.ts';

/** A hand of the player. */
export interface BlackjackHand {
  readonly cards: Card[];
  /** How many stakes lie on it: 1, or 2 once it is doubled. */
  stakes: number;
  readonly isSplit: boolean;
  /** `undefined` while it plays. */
  end: HandEnd | undefined;
}

/**
 * A round of blackjack while it is played: whoever plays it asks for choices and decides, until there are none. Play and
 * simulation drive the same table.
 */
export class BlackjackTable {
  readonly dealer: Card[] = [];
  readonly hands: BlackjackHand[] = [];
  /** `undefined` where there was nothing to insure or nothing was asked yet. */
  isInsured: boolean | undefined;
  readonly #mathematics: BlackjackMathematics;
  readonly #cards: CardSource;
  readonly #tell: (event: BlackjackEvent) => void;
  #phase: 'insurance' | 'hands' | 'over' = 'hands';
  /** The hand that plays. */
  #active = 0;

  constructor(mathematics: BlackjackMathematics, cards: CardSource, tell: (event: BlackjackEvent) => void) {
    this.#mathematics = mathematics;
    this.#cards = cards;
    this.#tell = tell;
    this.#deal();
  }

  get isOver(): boolean {
    return this.#phase === 'over';
  }

  /** The hand that decides now. */
  get activeHand(): BlackjackHand | undefined {
    return this.#phase === 'hands' ? this.hands[this.#active] : undefined;
  }

  /** What may be decided now; nothing once the round is over. */
  choices(): readonly BlackjackDecisionKind[] {
    if (this.#phase === 'insurance') return ['insure', 'decline'];
    const hand = this.activeHand;
    if (hand === undefined) return [];
    const choices: BlackjackDecisionKind[] = ['hit', 'stand'];
    if (this.#canDouble(hand)) choices.push('double');
    if (this.#canSplit(hand)) choices.push('split');
    if (this.#canSurrender(hand)) choices.push('surrender');
    return choices;
  }

  /** Takes one of `choices()`. */
  take(decision: BlackjackDecisionKind): void {
    if (decision === 'insure' || decision === 'decline') {
      this.isInsured = decision === 'insure';
      this.#tell({ type: 'insuranceDecided', isTaken: this.isInsured });
      this.#phase = 'hands';
      this.#afterDeal();
    } else {
      this.#play(decision);
    }
  }

  #play(decision: Exclude<BlackjackDecisionKind, 'insure' | 'decline'>): void {
    const hand = this.activeHand;
    if (hand === undefined) throw new RangeError('the round is over');
    switch (decision) {
      case 'hit':
        this.#hit(hand);
        break;
      case 'stand':
        this.#end(this.#active, 'stand');
        break;
      case 'double':
        this.#double(hand);
        break;
      case 'split':
        this.#split(hand);
        break;
      case 'surrender':
        this.#end(this.#active, 'surrender');
        break;
    }
    this.#goOn();
  }

  #deal(): void {
    const first = this.#cards.nextCard();
    this.dealer.push(this.#cards.nextCard());
    const player = [first, this.#cards.nextCard()];
    this.dealer.push(this.#cards.nextCard());
    this.hands.push({ cards: player, stakes: 1, isSplit: false, end: undefined });
    const { holeCard, insurance } = this.#mathematics;
    const open = holeCard === 'open' ? this.dealer : this.dealer.slice(0, 1);
    this.#tell({
      type: 'blackjackDealt',
      player: player.map(cardCodeOf),
      dealer: open.map(cardCodeOf),
    });
    if (insurance && this.#openValue() === aceValue) this.#phase = 'insurance';
    else this.#afterDeal();
  }

  #openValue(): number {
    return cardValueOf(this.dealer[0] ?? 0);
  }

  /** A blackjack on either side ends the round, the dealer's only where it is looked for. */
  #afterDeal(): void {
    const { holeCard } = this.#mathematics;
    const hasDealerBlackjack = isBlackjack(this.dealer);
    const looks = holeCard === 'peek' && this.#openValue() >= 10;
    const isSeen = hasDealerBlackjack && (looks || holeCard === 'open');
    if (looks && !isSeen) this.#tell({ type: 'dealerPeeked' });
    if (isSeen || this.hands.some(({ cards }) => isBlackjack(cards))) this.#finish();
  }

  #canDouble(hand: BlackjackHand): boolean {
    const { double, doubleAfterSplit } = this.#mathematics;
    if (hand.cards.length !== 2 || (hand.isSplit && !doubleAfterSplit)) return false;
    if (double === 'any') return true;
    if (double === 'none') return false;
    const { total, isSoft } = totalOf(hand.cards);
    return !isSoft && total <= 11 && total >= (double === 'nineToEleven' ? 9 : 10);
  }

  #canSplit({ cards }: BlackjackHand): boolean {
    const [first, second] = cards;
    if (cards.length !== 2 || first === undefined || second === undefined) return false;
    return (
      this.hands.length < this.#mathematics.splitHandsMaximum && cardValueOf(first) === cardValueOf(second)
    );
  }

  #canSurrender(hand: BlackjackHand): boolean {
    return this.#mathematics.surrender && !hand.isSplit && hand.cards.length === 2;
  }

  #hit(hand: BlackjackHand): void {
    const card = this.#cards.nextCard();
    hand.cards.push(card);
    this.#tell({ type: 'handHit', hand: this.#active, card: cardCodeOf(card) });
    const { total } = totalOf(hand.cards);
    if (total > blackjackTarget) this.#end(this.#active, 'bust');
    else if (hand.cards.length === this.#mathematics.charlieCards) this.#end(this.#active, 'charlie');
    else if (total === blackjackTarget) this.#end(this.#active, 'twentyOne');
  }

  #double(hand: BlackjackHand): void {
    const card = this.#cards.nextCard();
    hand.cards.push(card);
    hand.stakes = 2;
    this.#tell({ type: 'handDoubled', hand: this.#active, card: cardCodeOf(card) });
    this.#end(this.#active, totalOf(hand.cards).total > blackjackTarget ? 'bust' : 'double');
  }

  /** Aces take one card each and play no further. */
  #split(hand: BlackjackHand): void {
    const [kept, moved] = hand.cards;
    if (kept === undefined || moved === undefined) throw new RangeError('two cards are split');
    const place = this.#active;
    const newPlace = this.hands.length;
    const cards = [this.#cards.nextCard(), this.#cards.nextCard()] as const;
    this.hands[place] = { cards: [kept, cards[0]], stakes: 1, isSplit: true, end: undefined };
    this.hands.push({ cards: [moved, cards[1]], stakes: 1, isSplit: true, end: undefined });
    this.#tell({ type: 'handSplit', hand: place, newHand: newPlace, cards: cards.map(cardCodeOf) });
    for (const each of [place, newPlace]) {
      if (cardValueOf(kept) === aceValue) this.#end(each, 'aces');
      else if (totalOf(this.hands[each]?.cards ?? []).total === blackjackTarget) this.#end(each, 'twentyOne');
    }
  }

  #end(place: number, because: HandEnd): void {
    const hand = this.hands[place];
    if (hand === undefined) throw new RangeError(`there is no hand ${place}`);
    hand.end = because;
    this.#tell({ type: 'handEnded', hand: place, because });
  }

  #goOn(): void {
    this.#active = this.hands.findIndex(({ end }) => end === undefined);
    if (this.#active < 0) this.#finish();
  }

  /** The dealer turns the second card, and draws where a hand is left to beat. */
  #finish(): void {
    this.#phase = 'over';
    const { holeCard, dealerHitsSoft17 } = this.#mathematics;
    const [, hole] = this.dealer;
    if (hole !== undefined && holeCard !== 'open') {
      this.#tell({ type: 'dealerRevealed', card: cardCodeOf(hole) });
    }
    const isBeaten = (end: HandEnd | undefined) =>
      end === 'bust' || end === 'surrender' || end === 'charlie' || end === undefined;
    if (this.hands.every(({ end }) => isBeaten(end))) return;
    while (dealerDraws(totalOf(this.dealer), dealerHitsSoft17)) {
      const card = this.#cards.nextCard();
      this.dealer.push(card);
      this.#tell({ type: 'dealerDrew', card: cardCodeOf(card) });
    }
  }
}
