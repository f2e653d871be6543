import { type CardCode, parseCardCode } from '@wau/rules/cards/card';
import type { HiLoEvent } from '@wau/rules/hi-lo/hi-lo';
import type { HiLoGuess, HiLoMathematics } from '@wau/rules/hi-lo/hi-lo-mathematics';
import {
  fairMultiplierAfter,
  type HiLoStanding,
  multiplierAtStart,
  offeredGuesses,
} from '@wau/rules/hi-lo/hi-lo-odds';
import { eventsOfTypes } from '../decisions/events-of-types.ts';

/** A card of the row, and how it came. */
export interface HiLoCard {
  readonly code: CardCode;
  readonly came: 'opened' | 'skipped' | 'right' | 'wrong';
  readonly guess: HiLoGuess | undefined;
}

/** What the stage shows of a round. */
export interface HiLoView {
  readonly cards: readonly HiLoCard[];
  /** What may be guessed from; `undefined` before the first card and at the end. */
  readonly standing: HiLoStanding | undefined;
  readonly rightGuesses: number;
  readonly skips: number;
  /** What may be taken, or was; 0 before the first right guess and after a wrong one. */
  readonly multiplierTenThousandths: number;
  readonly isOver: boolean;
}

export const openingHiLoView: HiLoView = {
  cards: [],
  standing: undefined,
  rightGuesses: 0,
  skips: 0,
  multiplierTenThousandths: 0,
  isOver: false,
};

export function hiLoEventsOf(events: readonly unknown[]): readonly HiLoEvent[] {
  return eventsOfTypes<HiLoEvent>(events, ['hiLoOpened', 'hiLoSkipped', 'hiLoGuessed', 'hiLoCashedOut']);
}

/** The view after one more event. */
export function afterHiLoEvent(mathematics: HiLoMathematics, view: HiLoView, event: HiLoEvent): HiLoView {
  switch (event.type) {
    case 'hiLoOpened':
      return withCard(view, { code: event.card, came: 'opened', guess: undefined });
    case 'hiLoSkipped':
      return {
        ...withCard(view, { code: event.card, came: 'skipped', guess: undefined }),
        skips: view.skips + 1,
      };
    case 'hiLoGuessed': {
      const { card, guess, isRight, multiplierTenThousandths } = event;
      const odds =
        view.standing === undefined
          ? undefined
          : offeredGuesses(mathematics, view.standing).find((offered) => offered.guess === guess);
      const next = withCard(view, { code: card, came: isRight ? 'right' : 'wrong', guess });
      if (!isRight) return { ...next, standing: undefined, multiplierTenThousandths, isOver: true };
      const standing =
        next.standing === undefined || odds === undefined
          ? undefined
          : { ...next.standing, fairMultiplier: fairMultiplierAfter(next.standing.fairMultiplier, odds) };
      return { ...next, standing, multiplierTenThousandths, rightGuesses: view.rightGuesses + 1 };
    }
    case 'hiLoCashedOut':
      return { ...view, standing: undefined, isOver: true };
  }
}

function withCard(view: HiLoView, card: HiLoCard): HiLoView {
  const parsed = parseCardCode(card.code) ?? 0;
  const before = view.standing;
  return {
    ...view,
    cards: [...view.cards, card],
    standing: {
      card: parsed,
      openCards: [...(before?.openCards ?? []), parsed],
      fairMultiplier: before?.fairMultiplier ?? multiplierAtStart,
    },
  };
}
