import { shortCardName } from '../cards/card-name.ts';
import { noParameters } from '../decisions/no-parameters.tsx';
import { settledMultiplier, type VerifiedGame } from '../verified-game/verified-game.ts';
import { afterBlackjackEvent, blackjackEventsOf, openingBlackjackView } from './blackjack-view.ts';

export const verifiedBlackjack: VerifiedGame = {
  ...noParameters,
  resultText(events) {
    const shown = blackjackEventsOf(events);
    if (shown.length === 0) return undefined;
    const { dealer, hands } = shown.reduce(
      (before, event) => afterBlackjackEvent(before, event),
      openingBlackjackView,
    );
    const rows = [...hands.map(({ cards }) => cards), dealer].map((cards) =>
      cards.map((code) => shortCardName(code ?? '')).join(' '),
    );
    return `${rows.join(' / ')} (${settledMultiplier(events)})`;
  },
};
