import { hiLoEngine } from '@wau/rules/hi-lo/hi-lo-engine';
import { cardName } from '../cards/card-name.ts';
import { PlayingCard } from '../cards/playing-card.tsx';
import { withPlaces } from '../decisions/with-places.ts';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { afterHiLoEvent, type HiLoCard, hiLoEventsOf, openingHiLoView } from './hi-lo-view.ts';

/** All cards of a round in their order, and what was said of each. */
export function HiLoRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const mathematics = useMathematics(hiLoEngine);
  const view = hiLoEventsOf(round.events).reduce(
    (before, event) => afterHiLoEvent(mathematics, before, event),
    openingHiLoView,
  );
  return (
    <>
      <ol className="hi-lo-story">
        {withPlaces(view.cards).map(({ item: card, place }) => (
          <li key={place}>
            <PlayingCard code={card.code} look={card.came === 'wrong' ? 'lost' : 'plain'} />
            <span>
              <b>{cardName(card.code, t)}</b>
              <span className="quiet">{storyOf(card, t)}</span>
            </span>
          </li>
        ))}
      </ol>
      <dl className="facts">
        <dt>{t('hiLo.right')}</dt>
        <dd>{view.rightGuesses}</dd>
        <dt>{t('instant.now')}</dt>
        <dd>{multiplierLabel(view.multiplierTenThousandths)}×</dd>
      </dl>
    </>
  );
}

function storyOf({ came, guess }: HiLoCard, t: ReturnType<typeof useText>['t']): string {
  if (came === 'skipped') return t('hiLo.story.skipped');
  if (guess === undefined) return t('hiLo.story.opened');
  const said = t(`hiLo.${guess}`);
  return came === 'right' ? t('hiLo.story.right', { said }) : t('hiLo.story.wrong', { said });
}
