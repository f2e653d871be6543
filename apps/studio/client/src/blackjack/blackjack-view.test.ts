import { describe, expect, it } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import {
  activeHandOf,
  afterBlackjackEvent,
  blackjackEventsOf,
  openingBlackjackView,
  shownTotal,
  totalText,
} from './blackjack-view.ts';

function viewOf(events: readonly unknown[]) {
  return blackjackEventsOf(events).reduce(
    (view, event) => afterBlackjackEvent(view, event),
    openingBlackjackView,
  );
}

describe('what a blackjack table shows', () => {
  it.each(goldenRoundsOf('blackjack'))('at the end of “$name” is what was played', ({ events, wager }) => {
    const view = viewOf(events);
    expect(view.dealer).not.toContain(undefined);
    expect(activeHandOf(view)).toBe(-1);
    const paid = view.hands.reduce((sum, { payoutMinor }) => sum + BigInt(payoutMinor ?? '0'), 0n);
    const insured = events.find(({ type }) => type === 'insuranceSettled');
    const insurance =
      insured !== undefined && 'payoutMinor' in insured ? BigInt(String(insured.payoutMinor)) : 0n;
    const capped = paid + insurance > wager.maxWinMinor ? wager.maxWinMinor : paid + insurance;
    expect(events.at(-1)).toMatchObject({ type: 'settled', payoutMinor: capped.toString() });
  });

  it('keeps the dealer’s second card face down until it is turned', () => {
    const dealt = { type: 'blackjackDealt', player: ['8s', '8d'], dealer: ['Th'] };
    expect(viewOf([dealt]).dealer).toEqual(['Th', undefined]);
    expect(viewOf([dealt, { type: 'dealerRevealed', card: '9c' }]).dealer).toEqual(['Th', '9c']);
  });

  it('parts a split hand, of which the first plays on', () => {
    const view = viewOf([
      { type: 'blackjackDealt', player: ['8s', '8d'], dealer: ['Th'] },
      { type: 'handSplit', hand: 0, newHand: 1, cards: ['2c', '3c'] },
    ]);
    expect(view.hands.map(({ cards }) => cards)).toEqual([
      ['8s', '2c'],
      ['8d', '3c'],
    ]);
    expect(activeHandOf(view)).toBe(0);
  });

  it.each([
    [['As', '6d'], '7/17'],
    [['As', 'Kd'], '21'],
    [['Ts', '6d', undefined], '16'],
  ])('tells that %j come to %s', (cards, text) => {
    expect(totalText(shownTotal(cards))).toBe(text);
  });
});
