import { videoPokerEngine } from '@wau/rules/video-poker/video-poker-engine';
import { cardName } from '../cards/card-name.ts';
import { PlayingCard } from '../cards/playing-card.tsx';
import { withPlaces } from '../decisions/with-places.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { handName } from './hand-name.ts';
import { afterVideoPokerEvent, openingVideoPokerView, videoPokerEventsOf } from './video-poker-view.ts';

/** What was dealt and held, and what every hand came to. */
export function VideoPokerRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const mathematics = useMathematics(videoPokerEngine);
  const view = videoPokerEventsOf(round.events).reduce(
    (before, event) => afterVideoPokerEvent(before, event),
    openingVideoPokerView,
  );
  return (
    <ol className="poker-story">
      <li>
        <span className="quiet">{t('poker.dealt')}</span>
        <CardRow codes={view.dealt} held={view.held ?? []} />
      </li>
      {withPlaces(view.hands).map(({ item: { cards, hand, pay }, place }) => (
        <li key={place}>
          <span className="quiet">
            {hand === null ? t('poker.nothing') : `${handName(hand, mathematics, t)}, ${pay}×`}
          </span>
          <CardRow codes={cards} held={[]} />
        </li>
      ))}
    </ol>
  );
}

function CardRow({ codes, held }: { readonly codes: readonly string[]; readonly held: readonly number[] }) {
  const { t } = useText();
  return (
    <span className="poker-story-cards">
      {codes.map((code, place) => (
        <span key={code}>
          <PlayingCard code={code} look={held.includes(place) ? 'held' : 'plain'} />
          <span className="visually-hidden">
            {cardName(code, t)}
            {held.includes(place) && `, ${t('poker.hold')}`}
          </span>
        </span>
      ))}
    </span>
  );
}
