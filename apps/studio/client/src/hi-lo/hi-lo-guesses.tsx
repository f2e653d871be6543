import type { HiLoGuess, HiLoMathematics } from '@wau/rules/hi-lo/hi-lo-mathematics';
import { type HiLoOdds, hiLoMultiplierAfter, hiLoOdds } from '@wau/rules/hi-lo/hi-lo-odds';
import { ChevronDown, ChevronUp, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Decisions } from '../decisions/use-decisions.ts';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { useText } from '../platform/text.tsx';
import type { HiLoView } from './hi-lo-view.ts';

interface HiLoGuessesProps {
  readonly mathematics: HiLoMathematics;
  readonly view: HiLoView;
  readonly decisions: Decisions;
}

const signs: Readonly<Record<HiLoGuess, ReactNode>> = {
  higher: <ChevronUp aria-hidden="true" />,
  lower: <ChevronDown aria-hidden="true" />,
  same: <Equal aria-hidden="true" />,
  red: <i className="hi-lo-colour is-red" />,
  black: <i className="hi-lo-colour is-black" />,
};

/** A button for each guess, with its chance and what it would make of the win. They keep their places between rounds. */
export function HiLoGuesses({ mathematics, view, decisions }: HiLoGuessesProps) {
  const { t } = useText();
  const { standing } = view;
  const odds = standing === undefined ? [] : hiLoOdds(mathematics, standing);
  return (
    <fieldset className="hi-lo-guesses" data-count={mathematics.guesses.length}>
      <legend className="visually-hidden">{t('hiLo.guesses')}</legend>
      {mathematics.guesses.map((guess) => {
        const each = odds.find((known) => known.guess === guess);
        const isOffered = decisions.extraStakeOf(guess) !== undefined;
        const multiplier =
          each === undefined || standing === undefined || !isOffered
            ? undefined
            : hiLoMultiplierAfter(mathematics, standing, each);
        return (
          <button
            key={guess}
            type="button"
            className="hi-lo-guess"
            data-guess={guess}
            disabled={!decisions.isOpen || !isOffered}
            onClick={() => decisions.decide({ kind: guess })}
          >
            {signs[guess]}
            <span className="hi-lo-guess-name">{guessName(guess, each, t)}</span>
            <span className="hi-lo-guess-odds">
              {multiplier === undefined || each === undefined ? (
                '–'
              ) : (
                <>
                  {chanceText(each)} <b>{multiplierLabel(multiplier)}×</b>
                </>
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** What a guess says; higher and lower tell whether a card of equal rank counts. */
function guessName(guess: HiLoGuess, odds: HiLoOdds | undefined, t: ReturnType<typeof useText>['t']): string {
  if (guess !== 'higher' && guess !== 'lower') return t(`hiLo.${guess}`);
  return t(odds?.winsTies === true ? `hiLo.${guess}.same` : `hiLo.${guess}`);
}

function chanceText({ winningCards, possibleCards }: HiLoOdds): string {
  return `${((100 * winningCards) / possibleCards).toFixed(1)} %`;
}
