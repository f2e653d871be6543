import { cardName } from '../cards/card-name.ts';
import { PlayingCard } from '../cards/playing-card.tsx';
import { withPlaces } from '../decisions/with-places.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { useMoney } from '../play/play-context.tsx';
import {
  afterBlackjackEvent,
  blackjackEventsOf,
  openingBlackjackView,
  shownTotal,
  totalText,
} from './blackjack-view.ts';

/** The dealer's cards, and those of every hand with what came of it. */
export function BlackjackRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const money = useMoney();
  const view = blackjackEventsOf(round.events).reduce(
    (before, event) => afterBlackjackEvent(before, event),
    openingBlackjackView,
  );
  return (
    <>
      <ol className="blackjack-story">
        <li>
          <CardRow
            title={`${t('blackjack.dealer')} · ${totalText(shownTotal(view.dealer))}`}
            codes={view.dealer}
          />
        </li>
        {withPlaces(view.hands).map(({ item: hand, place }) => (
          <li key={place}>
            <CardRow
              title={[
                t('blackjack.hand', { number: place + 1 }),
                totalText(shownTotal(hand.cards)),
                ...(hand.outcome === undefined ? [] : [t(`blackjack.outcome.${hand.outcome}`)]),
                money.amount(amountOf(hand.payoutMinor ?? '0')),
              ].join(' · ')}
              codes={hand.cards}
            />
          </li>
        ))}
      </ol>
      {view.insurance !== undefined && view.insurance !== 'declined' && (
        <p className="quiet">{t(`blackjack.insurance.${view.insurance}`)}</p>
      )}
    </>
  );
}

interface CardRowProps {
  readonly title: string;
  readonly codes: readonly (string | undefined)[];
}

function CardRow({ title, codes }: CardRowProps) {
  const { t } = useText();
  return (
    <>
      <span className="quiet">{title}</span>
      <span className="blackjack-story-cards">
        {withPlaces(codes).map(({ item: code, place }) => (
          <span key={place}>
            <PlayingCard code={code} />
            <span className="visually-hidden">
              {code === undefined ? t('cards.down') : cardName(code, t)}
            </span>
          </span>
        ))}
      </span>
    </>
  );
}
