import { type CoinFlipParameters, type CoinSide, coinSides } from '@wau/rules/coin-flip/coin-flip';
import { coinFlipEngine } from '@wau/rules/coin-flip/coin-flip-engine';
import { NumberChoice } from '../instant/number-choice.tsx';
import { ThemeSymbol } from '../instant/stage.tsx';
import { useText } from '../platform/text.tsx';
import { isBusy } from '../play/desk-state.ts';
import { useDesk, useMathematics } from '../play/play-context.tsx';
import type { ShownSeries } from './use-coin-round.ts';

interface CoinChoicesProps {
  readonly parameters: CoinFlipParameters;
  readonly shown: ShownSeries;
  /** Before a bet the side is chosen; in a round that waits, it is tossed at once. */
  readonly onSide: (side: CoinSide) => void;
  readonly onFlips: (flips: number) => void;
}

export function CoinChoices({ parameters, shown, onSide, onFlips }: CoinChoicesProps) {
  const { t } = useText();
  const { seriesMaximum } = useMathematics(coinFlipEngine);
  const isIdle = !useDesk(isBusy);
  const canDecide = useDesk((state) => state.decision?.status === 'open');
  const isAsking = !isIdle && parameters.flips === 0 && !shown.isOver;
  const options = Array.from({ length: seriesMaximum + 1 }, (_, flips) => flips);
  return (
    <div className="coin-choices">
      <fieldset className="coin-sides" aria-label={t(isAsking ? 'coin.hint' : 'coin.side')}>
        {coinSides.map((side) => (
          <button
            key={side}
            type="button"
            className="coin-side"
            data-side={side}
            data-asking={isAsking || undefined}
            aria-pressed={isAsking ? undefined : parameters.side === side}
            disabled={!isIdle && !canDecide}
            onClick={() => onSide(side)}
          >
            <ThemeSide side={side} />
            {t(`coin.${side}`)}
          </button>
        ))}
      </fieldset>
      {seriesMaximum > 1 && (
        <NumberChoice
          label={t('coin.flips')}
          value={parameters.flips}
          options={options}
          textOf={(count) => (count === 0 ? t('coin.flips.each') : t('coin.flips.value', { count }))}
          onChoose={onFlips}
        />
      )}
    </div>
  );
}

/** Heads look as on the coins: what the title's theme has, else a kite. */
function ThemeSide({ side }: { readonly side: CoinSide }) {
  if (side === 'tails') return <SideMark side={side} />;
  return (
    <span className="coin-mark">
      <ThemeSymbol of="high1">
        <SideMark side={side} />
      </ThemeSymbol>
    </span>
  );
}

function SideMark({ side }: { readonly side: CoinSide }) {
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="11.5" className="coin-mark-rim" />
      {side === 'heads' ? (
        <path
          className="coin-mark-kite"
          d="M0-8C1-5 1-4 1-3 5-5 8-3 9-1 5 0 3 1 1 1v2c4 0 5 3 5 5-4-3-8-3-12 0 0-2 1-5 5-5V1c-2 0-4-1-8-2 1-2 4-4 8-2 0-1 0-2 1-5z"
        />
      ) : (
        <g className="coin-mark-flower">
          {[0, 72, 144, 216, 288].map((angle) => (
            <path key={angle} d="M0 0C-6-3-4-9 0-8 4-9 6-3 0 0z" transform={`rotate(${angle})`} />
          ))}
        </g>
      )}
    </svg>
  );
}
