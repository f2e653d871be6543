import type { Minor } from '@wau/money/minor';
import { type MinesParameters, minesMultiplierTenThousandths, minesSafeCells } from '@wau/rules/mines/mines';
import { minesEngine } from '@wau/rules/mines/mines-engine';
import { payoutOf } from '@wau/rules/multiplier';
import { capPayout } from '@wau/rules/wager';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { resultWords } from '../instant/round-words.ts';
import { useText } from '../platform/text.tsx';
import { isBusy } from '../play/desk-state.ts';
import { useDesk, useMathematics, useMoney, usePlay } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import { amountLetters, LettersAhead } from '../ui/letters-ahead.tsx';
import type { ShownMines } from './use-mines-round.ts';

interface MinesHeadProps {
  readonly shown: ShownMines;
  readonly isPlanned: boolean;
  readonly parameters: MinesParameters;
  readonly stakeMinor: Minor;
}

/** Over the board: how many cells were found, what they are worth, and what the next one would make of it. */
export function MinesHead({ shown, isPlanned, parameters, stakeMinor }: MinesHeadProps) {
  const { t } = useText();
  const money = useMoney();
  const mathematics = useMathematics(minesEngine);
  const { limits } = usePlay();
  const isIdle = !useDesk(isBusy);
  const { view, round } = shown;
  const isPlaying = round !== undefined;
  const mines = isPlaying ? view.mines : parameters.mines;
  const safe = minesSafeCells(mathematics, mines);
  // Before a bet, the head tells what the plan, or the first cell, would pay.
  const found = isPlaying ? view.found : parameters.plan.length;
  const multiplier = isPlaying
    ? view.multiplierTenThousandths
    : found === 0
      ? 0
      : minesMultiplierTenThousandths(mathematics, mines, found);
  const next = found < safe ? minesMultiplierTenThousandths(mathematics, mines, found + 1) : undefined;
  const amount = money.amount(capPayout(payoutOf(stakeMinor, multiplier), limits.maxWinMinor));
  const isOver = isPlaying && view.isOver;
  const tone = isOver ? resultTone(round) : isPlaying ? 'playing' : 'idle';
  return (
    <div className="instant-head" data-tone={tone}>
      <p className="instant-fact">
        <span className="quiet">{t('mines.mines.value', { count: mines })}</span>
        <b>{t('mines.found', { found, safe })}</b>
      </p>
      <p className="instant-now" key={`${round?.roundId ?? ''}${multiplier}`}>
        {multiplier > 0 ? (
          <>
            <b>{multiplierLabel(multiplier)}×</b>
            <span>{amount}</span>
          </>
        ) : (
          <span className="instant-hint">{hintText()}</span>
        )}
      </p>
      <p className="instant-fact">
        {next !== undefined && !isOver && (
          <>
            <span className="quiet">{t('instant.next')}</span>
            <b>{multiplierLabel(next)}×</b>
          </>
        )}
      </p>
      <LettersAhead>
        <p className="instant-now">
          <b>{amountLetters}</b>
          <span>{amountLetters}</span>
        </p>
      </LettersAhead>
      <p className="visually-hidden" role="status">
        {spokenText()}
      </p>
    </div>
  );

  function hintText(): string {
    if (isOver) return t('mines.lost');
    if (!isIdle) return t('mines.hint.open');
    return t(isPlanned ? 'mines.hint.plan' : 'mines.hint.start');
  }

  function spokenText(): string {
    if (!isPlaying) return '';
    if (isOver) return resultWords(round, t, money);
    return multiplier > 0 ? t('mines.safe', { multiplier: `${multiplierLabel(multiplier)}×` }) : '';
  }
}
