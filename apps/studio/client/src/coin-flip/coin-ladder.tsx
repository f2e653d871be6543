import { coinMultiplierTenThousandths } from '@wau/rules/coin-flip/coin-flip';
import { coinFlipEngine } from '@wau/rules/coin-flip/coin-flip-engine';
import { useEffect, useRef } from 'react';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import type { ShownSeries } from './use-coin-round.ts';

/** What each win in a row is worth; those that are reached are marked. Nothing where a series is one toss long. */
export function CoinLadder({ shown: { flips } }: { readonly shown: ShownSeries }) {
  const { t } = useText();
  const mathematics = useMathematics(coinFlipEngine);
  const list = useRef<HTMLOListElement>(null);
  const wins = flips.at(-1)?.won === false ? 0 : flips.length;
  useEffect(() => {
    const step = list.current?.children[Math.max(0, wins - 1)];
    if (step instanceof HTMLElement && list.current !== null) {
      list.current.scrollLeft = step.offsetLeft - list.current.offsetLeft - 72;
    }
  }, [wins]);
  if (mathematics.seriesMaximum === 1) return null;
  const steps = Array.from({ length: mathematics.seriesMaximum }, (_, index) => index + 1);
  return (
    <ol className="instant-ladder" ref={list} aria-label={t('coin.ladder')}>
      {steps.map((step) => (
        <li key={step} data-reached={step < wins} data-now={step === wins}>
          <span>{step}</span>
          <b>{multiplierLabel(coinMultiplierTenThousandths(mathematics, step))}×</b>
        </li>
      ))}
    </ol>
  );
}
