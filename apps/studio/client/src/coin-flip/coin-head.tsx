import { type Minor, zeroMinor } from '@wau/money/minor';
import { type CoinFlipParameters, coinMultiplierTenThousandths } from '@wau/rules/coin-flip/coin-flip';
import { coinFlipEngine } from '@wau/rules/coin-flip/coin-flip-engine';
import { payoutOf } from '@wau/rules/multiplier';
import { capPayout } from '@wau/rules/wager';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { resultWords } from '../instant/round-words.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { useMathematics, useMoney, usePlay } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import { amountLetters, LettersAhead } from '../ui/letters-ahead.tsx';
import type { ShownSeries } from './use-coin-round.ts';

interface CoinHeadProps {
  readonly shown: ShownSeries;
  readonly parameters: CoinFlipParameters;
  readonly stakeMinor: Minor | undefined;
}

/** Over the coins: what is won so far, and what it would be after the next toss. */
export function CoinHead({ shown, parameters, stakeMinor }: CoinHeadProps) {
  const { t } = useText();
  const money = useMoney();
  const mathematics = useMathematics(coinFlipEngine);
  const { limits } = usePlay();
  const { round, flips, isTossing, isOver } = shown;
  const last = flips.at(-1);
  const wins = flips.filter(({ won }) => won).length;
  const multiplier = last?.multiplierTenThousandths ?? 0;
  const isLost = last?.won === false;
  const next =
    isLost || isOver || wins >= mathematics.seriesMaximum
      ? undefined
      : coinMultiplierTenThousandths(
          mathematics,
          Math.max(wins + 1, round === undefined ? parameters.flips : 0),
        );
  const staked = round === undefined ? (stakeMinor ?? zeroMinor) : amountOf(round.stakeMinor);
  const amountFor = (times: number) => money.amount(capPayout(payoutOf(staked, times), limits.maxWinMinor));
  const tone = isOver && round !== undefined ? resultTone(round) : round === undefined ? 'idle' : 'playing';
  const { coins, needed } = mathematics;
  return (
    <div className="instant-head" data-tone={isLost ? 'lost' : tone}>
      <p className="instant-fact">
        <span className="quiet">{t('coin.coins', { count: coins })}</span>
        {coins > 1 && (
          <b>
            {needed}/{coins}
          </b>
        )}
      </p>
      <p className="instant-now" key={`${round?.roundId ?? ''}${flips.length}`}>
        {multiplier > 0 ? (
          <>
            <b>{multiplierLabel(multiplier)}×</b>
            <span>{amountFor(multiplier)}</span>
          </>
        ) : (
          <span className="instant-hint">{t(isLost ? 'instant.result.lost' : 'coin.hint')}</span>
        )}
      </p>
      <p className="instant-fact">
        {next !== undefined && (
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

  function spokenText(): string {
    if (isTossing || last === undefined || round === undefined) return '';
    const sides = last.sides.map((side) => t(`coin.${side}`)).join(', ');
    if (isLost) return t('coin.lost', { sides });
    const text = t('coin.won', { sides, multiplier: `${multiplierLabel(multiplier)}×` });
    return isOver ? `${text}. ${resultWords(round, t, money)}` : text;
  }
}
