import type { BlackjackEvent, HandEnd, HandOutcome } from '@wau/rules/blackjack/blackjack-events';
import { type BlackjackTotal, totalOf } from '@wau/rules/blackjack/blackjack-total';
import { type CardCode, parseCardCode } from '@wau/rules/cards/card';
import { eventsOfTypes } from '../decisions/events-of-types.ts';

/** A hand of the player as it lies. */
export interface ShownHand {
  readonly cards: readonly CardCode[];
  /** Stakes that lie on it: 1, or 2 once it is doubled. */
  readonly stakes: number;
  readonly end: HandEnd | undefined;
  readonly outcome: HandOutcome | undefined;
  readonly payoutMinor: string | undefined;
}

/** What the stage shows of a round. */
export interface BlackjackView {
  /** `undefined` for a card that lies face down. */
  readonly dealer: readonly (CardCode | undefined)[];
  readonly hands: readonly ShownHand[];
  readonly insurance: 'taken' | 'declined' | 'won' | 'lost' | undefined;
  readonly hasPeeked: boolean;
  /** Both cards of the dealer are known. */
  readonly isRevealed: boolean;
}

export const openingBlackjackView: BlackjackView = {
  dealer: [],
  hands: [],
  insurance: undefined,
  hasPeeked: false,
  isRevealed: false,
};

export function blackjackEventsOf(events: readonly unknown[]): readonly BlackjackEvent[] {
  return eventsOfTypes<BlackjackEvent>(events, [
    'blackjackDealt',
    'insuranceDecided',
    'dealerPeeked',
    'handHit',
    'handDoubled',
    'handSplit',
    'handEnded',
    'dealerRevealed',
    'dealerDrew',
    'insuranceSettled',
    'handSettled',
  ]);
}

/** The view after one more event. */
export function afterBlackjackEvent(view: BlackjackView, event: BlackjackEvent): BlackjackView {
  switch (event.type) {
    case 'blackjackDealt':
      return {
        ...openingBlackjackView,
        dealer: event.dealer.length === 2 ? event.dealer : [...event.dealer, undefined],
        isRevealed: event.dealer.length === 2,
        hands: [newHand(event.player)],
      };
    case 'insuranceDecided':
      return { ...view, insurance: event.isTaken ? 'taken' : 'declined' };
    case 'dealerPeeked':
      return { ...view, hasPeeked: true };
    case 'handHit':
      return withHand(view, event.hand, (hand) => ({ ...hand, cards: [...hand.cards, event.card] }));
    case 'handDoubled':
      return withHand(view, event.hand, (hand) => ({
        ...hand,
        cards: [...hand.cards, event.card],
        stakes: 2,
      }));
    case 'handSplit':
      return afterSplit(view, event);
    case 'handEnded':
      return withHand(view, event.hand, (hand) => ({ ...hand, end: event.because }));
    case 'dealerRevealed':
      return { ...view, dealer: [...view.dealer.slice(0, 1), event.card], isRevealed: true };
    case 'dealerDrew':
      return { ...view, dealer: [...view.dealer, event.card] };
    case 'insuranceSettled':
      return { ...view, insurance: event.isWon ? 'won' : 'lost' };
    case 'handSettled':
      return withHand(view, event.hand, (hand) => ({
        ...hand,
        outcome: event.outcome,
        payoutMinor: event.payoutMinor,
      }));
  }
}

function newHand(cards: readonly CardCode[]): ShownHand {
  return { cards, stakes: 1, end: undefined, outcome: undefined, payoutMinor: undefined };
}

function withHand(view: BlackjackView, place: number, change: (hand: ShownHand) => ShownHand): BlackjackView {
  return { ...view, hands: view.hands.map((hand, at) => (at === place ? change(hand) : hand)) };
}

function afterSplit(
  view: BlackjackView,
  { hand, cards }: Extract<BlackjackEvent, { type: 'handSplit' }>,
): BlackjackView {
  const [kept = '', moved = ''] = view.hands[hand]?.cards ?? [];
  const [first = '', second = ''] = cards;
  const split = withHand(view, hand, () => newHand([kept, first]));
  return { ...split, hands: [...split.hands, newHand([moved, second])] };
}

/** The hand that plays, by its place; -1 when none does. */
export function activeHandOf(view: BlackjackView): number {
  const isOver = view.hands.some(({ outcome }) => outcome !== undefined);
  return isOver ? -1 : view.hands.findIndex(({ end }) => end === undefined);
}

/** What open cards come to. */
export function shownTotal(cards: readonly (CardCode | undefined)[]): BlackjackTotal {
  return totalOf(cards.flatMap((code) => (code === undefined ? [] : (parseCardCode(code) ?? []))));
}

/** `17`, or `7/17` where an ace may count either. */
export function totalText({ total, isSoft }: BlackjackTotal): string {
  return isSoft && total < 21 ? `${total - 10}/${total}` : String(total);
}
