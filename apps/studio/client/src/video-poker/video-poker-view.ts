import type { CardCode } from '@wau/rules/cards/card';
import type { PokerDrawnEvent, VideoPokerEvent } from '@wau/rules/video-poker/video-poker';
import { eventsOfTypes } from '../decisions/events-of-types.ts';

/** What the stage shows of a round. */
export interface VideoPokerView {
  readonly dealt: readonly CardCode[];
  /** The places that were held; `undefined` until that is decided. */
  readonly held: readonly number[] | undefined;
  /** Hands that have their cards, in order. */
  readonly hands: readonly PokerDrawnEvent[];
}

export const openingVideoPokerView: VideoPokerView = { dealt: [], held: undefined, hands: [] };

export function videoPokerEventsOf(events: readonly unknown[]): readonly VideoPokerEvent[] {
  return eventsOfTypes<VideoPokerEvent>(events, ['pokerDealt', 'pokerHeld', 'pokerDrawn']);
}

/** The view after one more event. */
export function afterVideoPokerEvent(view: VideoPokerView, event: VideoPokerEvent): VideoPokerView {
  switch (event.type) {
    case 'pokerDealt':
      return { dealt: event.cards, held: undefined, hands: [] };
    case 'pokerHeld':
      return { ...view, held: event.held };
    case 'pokerDrawn':
      return { ...view, hands: [...view.hands, event] };
  }
}

/** A hand as it lies: its cards once it is drawn, before that what is held of the deal. */
export function cardsOfHand(
  { dealt, held, hands }: VideoPokerView,
  hand: number,
  holding: readonly number[],
): readonly (CardCode | undefined)[] {
  const drawn = hands[hand];
  if (drawn !== undefined) return drawn.cards;
  const kept = held ?? holding;
  // Before a decision the first hand lies open; the others show what they will have of it.
  const isOpen = hand === 0 && held === undefined;
  return Array.from({ length: 5 }, (_, place) => (isOpen || kept.includes(place) ? dealt[place] : undefined));
}
