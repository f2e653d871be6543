import { type Minor, zeroMinor } from '@wau/money/minor';
import type { HiLoMathematics } from '@wau/rules/hi-lo/hi-lo-mathematics';
import { payoutOf } from '@wau/rules/multiplier';
import { capPayout } from '@wau/rules/wager';
import { useEffect, useRef } from 'react';
import { cardName } from '../cards/card-name.ts';
import { PlayingCard } from '../cards/playing-card.tsx';
import type { ShownRound } from '../decisions/use-decided-round.ts';
import type { Decisions } from '../decisions/use-decisions.ts';
import { withPlaces } from '../decisions/with-places.ts';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { resultWords } from '../instant/round-words.ts';
import { useText } from '../platform/text.tsx';
import { useMoney, usePlay } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import { amountLetters, LettersAhead } from '../ui/letters-ahead.tsx';
import type { HiLoCard, HiLoView } from './hi-lo-view.ts';

interface HiLoStageProps {
  readonly mathematics: HiLoMathematics;
  readonly shown: ShownRound<HiLoView>;
  readonly decisions: Decisions;
  /** What the shown round was staked with. */
  readonly stakeMinor: Minor | undefined;
}

/** The open card, the row of those before it, and what the guesses have come to. */
export function HiLoStage({ mathematics, shown, decisions, stakeMinor }: HiLoStageProps) {
  const { t } = useText();
  const { view } = shown;
  const current = view.cards.at(-1);
  const skipsLeft = mathematics.skipsMaximum - view.skips;
  return (
    <>
      <HiLoHead mathematics={mathematics} shown={shown} stakeMinor={stakeMinor ?? zeroMinor} />
      <div className="hi-lo-table">
        <div className="hi-lo-pack" aria-hidden="true">
          <PlayingCard code={undefined} />
        </div>
        <div className="hi-lo-current" data-came={current?.came}>
          <PlayingCard
            key={view.cards.length}
            code={current?.code}
            look={current?.came === 'wrong' ? 'lost' : current?.came === 'right' ? 'won' : 'plain'}
          />
          {current !== undefined && <span className="visually-hidden">{cardName(current.code, t)}</span>}
        </div>
        {mathematics.skipsMaximum > 0 && (
          <button
            type="button"
            className="hi-lo-skip"
            disabled={!decisions.isOpen || decisions.extraStakeOf('skip') === undefined}
            onClick={() => decisions.decide({ kind: 'skip' })}
          >
            {t('hiLo.skip')}
            <small>{t('hiLo.skip.left', { count: skipsLeft })}</small>
          </button>
        )}
      </div>
      <HiLoRow cards={view.cards} />
    </>
  );
}

function HiLoRow({ cards }: { readonly cards: readonly HiLoCard[] }) {
  const { t } = useText();
  const row = useRef<HTMLOListElement>(null);
  const count = cards.length;
  useEffect(() => {
    if (count > 0) row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [count]);
  return (
    <ol className="hi-lo-row" ref={row} aria-label={t('hiLo.row')}>
      {withPlaces(cards).map(({ item: card, place }) => (
        <li key={place} data-came={card.came}>
          <PlayingCard code={card.code} look={card.came === 'wrong' ? 'lost' : 'plain'} />
          <span className="visually-hidden">{cardName(card.code, t)}</span>
        </li>
      ))}
    </ol>
  );
}

interface HiLoHeadProps {
  readonly mathematics: HiLoMathematics;
  readonly shown: ShownRound<HiLoView>;
  readonly stakeMinor: Minor;
}

function HiLoHead({ mathematics, shown, stakeMinor }: HiLoHeadProps) {
  const { t } = useText();
  const money = useMoney();
  const { limits } = usePlay();
  const { view, round } = shown;
  const multiplier = view.multiplierTenThousandths;
  const amount = money.amount(capPayout(payoutOf(stakeMinor, multiplier), limits.maxWinMinor));
  const isOver = round !== undefined && view.isOver;
  const tone = isOver ? resultTone(round) : round === undefined ? 'idle' : 'playing';
  const hint = isOver ? t('hiLo.lost') : t(round === undefined ? 'hiLo.hint.start' : 'hiLo.hint.guess');
  return (
    <div className="instant-head" data-tone={tone}>
      <p className="instant-fact">
        <span className="quiet">{t('hiLo.right')}</span>
        <b>
          {view.rightGuesses}/{mathematics.guessesMaximum}
        </b>
      </p>
      <p className="instant-now" key={`${round?.roundId ?? ''}${view.rightGuesses}${String(view.isOver)}`}>
        {multiplier > 0 ? (
          <>
            <b>{multiplierLabel(multiplier)}×</b>
            <span>{amount}</span>
          </>
        ) : (
          <span className="instant-hint">{hint}</span>
        )}
      </p>
      <p className="instant-fact">
        <span className="quiet">{t('hiLo.pack')}</span>
        <b>{t(`hiLo.pack.${mathematics.pack}`)}</b>
      </p>
      <LettersAhead>
        <p className="instant-now">
          <b>{amountLetters}</b>
          <span>{amountLetters}</span>
        </p>
      </LettersAhead>
      <p className="visually-hidden" role="status">
        {isOver ? resultWords(round, t, money) : spokenCard(view.cards.at(-1), t)}
      </p>
    </div>
  );
}

function spokenCard(card: HiLoCard | undefined, t: ReturnType<typeof useText>['t']): string {
  if (card === undefined) return '';
  const name = cardName(card.code, t);
  return card.came === 'right' ? t('hiLo.spoken.right', { card: name }) : name;
}
