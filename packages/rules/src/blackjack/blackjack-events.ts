import type { CardCode } from '../cards/card.ts';

/** What a player may decide, in the order in which choices are told. */
export const blackjackDecisions = [
  'insure',
  'decline',
  'hit',
  'stand',
  'double',
  'split',
  'surrender',
] as const;
export type BlackjackDecisionKind = (typeof blackjackDecisions)[number];

/** The player's first two cards, and what lies open of the dealer's two: one card, or both. */
export interface BlackjackDealtEvent {
  readonly type: 'blackjackDealt';
  readonly player: readonly CardCode[];
  readonly dealer: readonly CardCode[];
}

export interface InsuranceDecidedEvent {
  readonly type: 'insuranceDecided';
  readonly isTaken: boolean;
}

/** The dealer has looked and has no blackjack. */
export interface DealerPeekedEvent {
  readonly type: 'dealerPeeked';
}

export interface HandHitEvent {
  readonly type: 'handHit';
  readonly hand: number;
  readonly card: CardCode;
}

export interface HandDoubledEvent {
  readonly type: 'handDoubled';
  readonly hand: number;
  readonly card: CardCode;
}

/** The second card of a hand has become the first of a new one; each takes a card, `cards` in that order. */
export interface HandSplitEvent {
  readonly type: 'handSplit';
  readonly hand: number;
  readonly newHand: number;
  readonly cards: readonly CardCode[];
}

export type HandEnd = 'stand' | 'twentyOne' | 'bust' | 'double' | 'surrender' | 'charlie' | 'aces';

/** A hand takes no more cards. */
export interface HandEndedEvent {
  readonly type: 'handEnded';
  readonly hand: number;
  readonly because: HandEnd;
}

/** The dealer's second card, once all hands have ended. */
export interface DealerRevealedEvent {
  readonly type: 'dealerRevealed';
  readonly card: CardCode;
}

export interface DealerDrewEvent {
  readonly type: 'dealerDrew';
  readonly card: CardCode;
}

export interface InsuranceSettledEvent {
  readonly type: 'insuranceSettled';
  readonly isWon: boolean;
  readonly payoutMinor: string;
}

export type HandOutcome = 'blackjack' | 'charlie' | 'won' | 'push' | 'lost' | 'bust' | 'surrendered';

export interface HandSettledEvent {
  readonly type: 'handSettled';
  readonly hand: number;
  readonly outcome: HandOutcome;
  /** What the hand pays, its stake included. */
  readonly payoutMinor: string;
}

export type BlackjackEvent =
  | BlackjackDealtEvent
  | InsuranceDecidedEvent
  | DealerPeekedEvent
  | HandHitEvent
  | HandDoubledEvent
  | HandSplitEvent
  | HandEndedEvent
  | DealerRevealedEvent
  | DealerDrewEvent
  | InsuranceSettledEvent
  | HandSettledEvent;
