import { type KenoParameters, kenoMultiplierTenThousandths } from '@wau/rules/keno/keno';
import { kenoEngine } from '@wau/rules/keno/keno-engine';
import { useEffect, useRef } from 'react';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { multiplierChip, resultWords } from '../instant/round-words.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { useMathematics, useMoney } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import { amountLetters, LettersAhead } from '../ui/letters-ahead.tsx';
import { isBettable } from './keno-card.ts';
import type { KenoDraw } from './use-keno-draw.ts';

interface KenoPaysProps {
  readonly parameters: KenoParameters;
  readonly draw: KenoDraw;
}

/** Under the card: what each number of hits pays, where the draw stands, and what it brought. */
export function KenoPays({ parameters, draw }: KenoPaysProps) {
  const { t } = useText();
  const money = useMoney();
  const mathematics = useMathematics(kenoEngine);
  const { spots, risk } = parameters;
  const { round, shown, isEnded } = draw;
  const hits = shown.filter((number) => spots.includes(number)).length;
  const isFactored = isEnded && mathematics.lastFactor > 1 && spots.includes(shown.at(-1) ?? 0);
  return (
    <div className="keno-pays">
      <p className="keno-line" data-tone={isEnded && round !== undefined ? resultTone(round) : 'open'}>
        {line()}
      </p>
      {isBettable(mathematics, parameters) ? (
        <Ladder
          pays={spots.map((_, count) =>
            kenoMultiplierTenThousandths(mathematics, risk, spots.length, count + 1),
          )}
          none={kenoMultiplierTenThousandths(mathematics, risk, spots.length, 0)}
          hits={round === undefined ? undefined : hits}
        />
      ) : (
        <p className="keno-empty">{t('keno.hint', { minimum: Math.min(...mathematics.spotChoices) })}</p>
      )}
      <LettersAhead>
        <p className="keno-line">
          <b>{amountLetters}</b>
        </p>
      </LettersAhead>
      <p className="visually-hidden" role="status">
        {isEnded &&
          round !== undefined &&
          t('keno.result', { hits, spots: spots.length, result: resultWords(round, t, money) })}
      </p>
    </div>
  );

  function line() {
    const hitText = t('keno.hits.value', { hits, spots: spots.length });
    if (round === undefined)
      return (
        <span className="quiet">
          {t('keno.spots')}: {spots.length}
        </span>
      );
    if (!isEnded || resultTone(round) === 'lost') {
      return (
        <span>
          {t('keno.hits')} <b>{hitText}</b>
        </span>
      );
    }
    return (
      <span key={round.roundId}>
        {isFactored ? t('keno.factor', { factor: mathematics.lastFactor }) : hitText}{' '}
        <b>
          {multiplierChip(round)} · {money.amount(amountOf(round.payoutMinor))}
        </b>
      </span>
    );
  }
}

interface LadderProps {
  /** What 1, 2, 3 … hits pay. */
  readonly pays: readonly number[];
  /** What no hit pays. */
  readonly none: number;
  readonly hits: number | undefined;
}

function Ladder({ pays, none, hits }: LadderProps) {
  const { t } = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector('[data-now="true"]');
    // What is reached comes into sight where the steps do not fit side by side.
    if (now instanceof HTMLElement && list.current !== null) {
      list.current.scrollLeft = now.offsetLeft - list.current.offsetLeft - 60;
    }
  });
  const steps = [none, ...pays].map((multiplier, count) => ({ multiplier, count }));
  return (
    <ul className="instant-ladder" ref={list} aria-label={t('keno.table')}>
      {steps
        .filter(({ multiplier }) => multiplier > 0)
        .map(({ multiplier, count }) => (
          <li key={count} data-now={count === hits}>
            <span>
              {t('keno.hits')} {count}
            </span>
            <b>{multiplierLabel(multiplier)}×</b>
          </li>
        ))}
    </ul>
  );
}
