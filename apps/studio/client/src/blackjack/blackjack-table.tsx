import type { Minor } from '@wau/money/minor';
import { toMinor } from '@wau/money/minor';
import type { BlackjackMathematics } from '@wau/rules/blackjack/blackjack-mathematics';
import { cardName } from '../cards/card-name.ts';
import { PlayingCard } from '../cards/playing-card.tsx';
import { withPlaces } from '../decisions/with-places.ts';
import { type StudioText, useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { useMoney } from '../play/play-context.tsx';
import { activeHandOf, type BlackjackView, type ShownHand, shownTotal, totalText } from './blackjack-view.ts';

interface BlackjackTableProps {
  readonly mathematics: BlackjackMathematics;
  readonly view: BlackjackView;
  /** Of one hand. */
  readonly stakeMinor: Minor;
  readonly isOpen: boolean;
  readonly hint: string;
}

/** The dealer's cards at the top, the rules that matter in the middle, the player's hands below. */
export function BlackjackTable({ mathematics, view, stakeMinor, isOpen, hint }: BlackjackTableProps) {
  const { t } = useText();
  const active = activeHandOf(view);
  return (
    <div className="blackjack-table" data-hands={Math.max(1, view.hands.length)}>
      <DealerHand view={view} />
      <BlackjackFelt mathematics={mathematics} hint={hint} view={view} />
      <ol className="blackjack-hands" aria-label={t('blackjack.hands')}>
        {view.hands.length === 0 && (
          <li className="blackjack-hand">
            <span className="blackjack-place" />
          </li>
        )}
        {withPlaces(view.hands).map(({ item: hand, place }) => (
          <PlayerHand
            // Hands keep their places; a new one comes behind the others.
            key={place}
            hand={hand}
            place={place}
            stakeMinor={stakeMinor}
            isActive={place === active && isOpen && view.hands.length > 1}
          />
        ))}
      </ol>
    </div>
  );
}

function DealerHand({ view }: { readonly view: BlackjackView }) {
  const { t } = useText();
  const { dealer } = view;
  return (
    <section className="blackjack-dealer" aria-label={t('blackjack.dealer')}>
      <p className="blackjack-label">
        {t('blackjack.dealer')}
        {dealer.length > 0 && <b className="blackjack-total">{totalText(shownTotal(dealer))}</b>}
      </p>
      <div className="blackjack-cards">
        {dealer.length === 0 && <span className="blackjack-place" />}
        {withPlaces(dealer).map(({ item: code, place }) => (
          <span key={place}>
            <PlayingCard code={code} late={place < 2 ? place * 2 + 1 : 0} />
            <span className="visually-hidden">
              {code === undefined ? t('cards.down') : cardName(code, t)}
            </span>
          </span>
        ))}
      </div>
    </section>
  );
}

interface BlackjackFeltProps {
  readonly mathematics: BlackjackMathematics;
  readonly hint: string;
  readonly view: BlackjackView;
}

function BlackjackFelt({ mathematics, hint, view }: BlackjackFeltProps) {
  const { t } = useText();
  const { blackjackPays, dealerHitsSoft17, ties } = mathematics;
  const isInsured = view.insurance === 'taken' || view.insurance === 'won' || view.insurance === 'lost';
  return (
    <div className="blackjack-felt">
      <p className="blackjack-motto">
        <b>{t('blackjack.pays', { ratio: blackjackPays })}</b>
        <span>{t(dealerHitsSoft17 ? 'blackjack.hits17' : 'blackjack.stands17')}</span>
        {ties === 'lose' && <span>{t('blackjack.ties')}</span>}
      </p>
      <p className="blackjack-hint" role="status">
        {hint}
      </p>
      {isInsured && (
        <p className="blackjack-insured">{t(`blackjack.insurance.${view.insurance ?? 'taken'}`)}</p>
      )}
    </div>
  );
}

interface PlayerHandProps {
  readonly hand: ShownHand;
  readonly place: number;
  readonly stakeMinor: Minor;
  readonly isActive: boolean;
}

function PlayerHand({ hand, place, stakeMinor, isActive }: PlayerHandProps) {
  const { t } = useText();
  const money = useMoney();
  const tone = toneOf(hand);
  const staked = toMinor(stakeMinor * BigInt(hand.stakes));
  return (
    <li
      className="blackjack-hand"
      data-active={isActive || undefined}
      data-tone={tone}
      aria-label={t('blackjack.hand', { number: place + 1 })}
    >
      <div className="blackjack-cards">
        {withPlaces(hand.cards).map(({ item: code, place: at }) => (
          <span key={at}>
            <PlayingCard
              code={code}
              look={tone === 'won' ? 'won' : tone === 'lost' ? 'dim' : 'plain'}
              late={at < 2 && place === 0 ? at * 2 : 0}
            />
            <span className="visually-hidden">{cardName(code, t)}</span>
          </span>
        ))}
      </div>
      <p className="blackjack-label">
        <b className="blackjack-total">{totalText(shownTotal(hand.cards))}</b>
        <span className="blackjack-stake">{money.amount(staked)}</span>
      </p>
      {hand.outcome !== undefined && (
        <p className="blackjack-outcome">
          {t(`blackjack.outcome.${hand.outcome}`)}
          {tone === 'won' && <b> +{money.amount(amountOf(hand.payoutMinor ?? '0'))}</b>}
        </p>
      )}
      {hand.outcome === undefined && endText(hand, t) !== undefined && (
        <p className="blackjack-outcome">{endText(hand, t)}</p>
      )}
    </li>
  );
}

/** What has happened to a hand before it is settled, where a player should be told. */
function endText({ end }: ShownHand, t: StudioText): string | undefined {
  if (end === 'bust') return t('blackjack.outcome.bust');
  if (end === 'charlie') return t('blackjack.outcome.charlie');
  return end === 'surrender' ? t('blackjack.outcome.surrendered') : undefined;
}

function toneOf({ outcome, end }: ShownHand): 'won' | 'push' | 'lost' | 'playing' {
  if (outcome === 'won' || outcome === 'blackjack' || outcome === 'charlie') return 'won';
  if (outcome === 'push') return 'push';
  if (outcome !== undefined || end === 'bust') return 'lost';
  return 'playing';
}
