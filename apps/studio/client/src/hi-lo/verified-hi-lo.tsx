import { shortCardName } from '../cards/card-name.ts';
import { noParameters } from '../decisions/no-parameters.tsx';
import { settledMultiplier, type VerifiedGame } from '../verified-game/verified-game.ts';
import { hiLoEventsOf } from './hi-lo-view.ts';

export const verifiedHiLo: VerifiedGame = {
  ...noParameters,
  resultText(events) {
    const cards = hiLoEventsOf(events).flatMap((event) => ('card' in event ? [event.card] : []));
    if (cards.length === 0) return undefined;
    return `${cards.map(shortCardName).join(' ')} (${settledMultiplier(events)})`;
  },
};
