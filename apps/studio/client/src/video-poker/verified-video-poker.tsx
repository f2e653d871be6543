import { shortCardName } from '../cards/card-name.ts';
import { noParameters } from '../decisions/no-parameters.tsx';
import { settledMultiplier, type VerifiedGame } from '../verified-game/verified-game.ts';
import { videoPokerEventsOf } from './video-poker-view.ts';

export const verifiedVideoPoker: VerifiedGame = {
  ...noParameters,
  resultText(events) {
    const hands = videoPokerEventsOf(events).flatMap((event) =>
      event.type === 'pokerDrawn' ? [event.cards.map(shortCardName).join(' ')] : [],
    );
    if (hands.length === 0) return undefined;
    return `${hands.join(' / ')} (${settledMultiplier(events)})`;
  },
};
