import type { VideoPokerMathematics } from '@wau/rules/video-poker/video-poker-mathematics';
import { cardName } from '../cards/card-name.ts';
import { PlayingCard } from '../cards/playing-card.tsx';
import { withPlaces } from '../decisions/with-places.ts';
import { useText } from '../platform/text.tsx';
import { handName } from './hand-name.ts';
import { cardsOfHand, type VideoPokerView } from './video-poker-view.ts';

interface PokerTableProps {
  readonly mathematics: VideoPokerMathematics;
  readonly view: VideoPokerView;
  /** What the player holds before deciding. */
  readonly holding: readonly number[];
  readonly isOpen: boolean;
  readonly onHold: (place: number) => void;
}

/** The player's hand, whose cards are held by a tap, and over it the other hands of the same deal. */
export function PokerTable({ mathematics, view, holding, isOpen, onHold }: PokerTableProps) {
  const others = Array.from({ length: mathematics.hands - 1 }, (_, index) => index + 1);
  return (
    <div className="poker-table" data-hands={mathematics.hands}>
      {others.length > 0 && (
        <ol className="poker-others" data-count={others.length}>
          {others.map((hand) => (
            <OtherHand key={hand} hand={hand} mathematics={mathematics} view={view} holding={holding} />
          ))}
        </ol>
      )}
      <OwnHand mathematics={mathematics} view={view} holding={holding} isOpen={isOpen} onHold={onHold} />
    </div>
  );
}

function OwnHand({ view, holding, isOpen, onHold }: PokerTableProps) {
  const { t } = useText();
  const cards = cardsOfHand(view, 0, holding);
  const paid = view.hands[0];
  const kept = view.held ?? holding;
  return (
    <fieldset className="poker-hand">
      <legend className="visually-hidden">{t('poker.hand')}</legend>
      {withPlaces(cards).map(({ item: code, place }) => {
        const isHeld = kept.includes(place) && view.dealt.length > 0;
        const name = code === undefined ? t('poker.card.down') : cardName(code, t);
        return (
          <button
            // A place of the hand; its card is another each round.
            key={place}
            type="button"
            className="poker-card"
            aria-pressed={isHeld}
            aria-label={name}
            disabled={!isOpen}
            onClick={() => onHold(place)}
          >
            <PlayingCard
              key={`${code ?? ''}${String(view.held !== undefined && !isHeld)}`}
              code={code}
              look={lookOf(isHeld, view.held === undefined, (paid?.pay ?? 0) > 0)}
              late={view.hands.length === 0 ? place : 0}
            />
            <span className="poker-hold" data-held={(isHeld && view.hands.length === 0) || undefined}>
              {t('poker.hold')}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

function lookOf(isHeld: boolean, isUndecided: boolean, isPaid: boolean): 'plain' | 'held' | 'won' {
  if (isPaid) return 'won';
  return isHeld && isUndecided ? 'held' : 'plain';
}

interface OtherHandProps {
  readonly hand: number;
  readonly mathematics: VideoPokerMathematics;
  readonly view: VideoPokerView;
  readonly holding: readonly number[];
}

function OtherHand({ hand, mathematics, view, holding }: OtherHandProps) {
  const { t } = useText();
  const drawn = view.hands[hand];
  const made = drawn?.hand ?? undefined;
  return (
    <li className="poker-other" data-won={made !== undefined || undefined}>
      <span className="poker-other-cards" aria-hidden="true">
        {withPlaces(cardsOfHand(view, hand, holding)).map(({ item: code, place }) => (
          <PlayingCard key={`${place}${code ?? ''}`} code={code} />
        ))}
      </span>
      {made !== undefined && (
        <span className="poker-other-name">
          {handName(made, mathematics, t)} <b>{drawn?.pay}×</b>
        </span>
      )}
    </li>
  );
}
