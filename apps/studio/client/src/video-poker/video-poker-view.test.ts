import { describe, expect, it } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import {
  afterVideoPokerEvent,
  cardsOfHand,
  openingVideoPokerView,
  videoPokerEventsOf,
} from './video-poker-view.ts';

describe('what a poker table shows', () => {
  it.each(goldenRoundsOf('video-poker'))('at the end of “$name” is what was drawn', ({ events }) => {
    const shown = videoPokerEventsOf(events);
    const view = shown.reduce((before, event) => afterVideoPokerEvent(before, event), openingVideoPokerView);
    const drawn = shown.filter((event) => event.type === 'pokerDrawn');
    expect(drawn.length).toBeGreaterThan(0);
    for (const [hand, { cards }] of drawn.entries()) expect(cardsOfHand(view, hand, [])).toEqual(cards);
  });

  it('lays what is not held face down between decision and draw, and in other hands before', () => {
    const dealt = ['As', 'Kd', '2c', '3c', '4h'];
    const before = afterVideoPokerEvent(openingVideoPokerView, { type: 'pokerDealt', cards: dealt });
    expect(cardsOfHand(before, 0, [0])).toEqual(dealt);
    expect(cardsOfHand(before, 1, [0])).toEqual(['As', undefined, undefined, undefined, undefined]);
    const held = afterVideoPokerEvent(before, { type: 'pokerHeld', held: [0, 1] });
    expect(cardsOfHand(held, 0, [])).toEqual(['As', 'Kd', undefined, undefined, undefined]);
  });
});
