import { isFeatureBought } from '@wau/rules/feature-buy';
import { memo } from 'react';
import type { RoundView } from '../../platform/studio-api.ts';
import { useText } from '../../platform/text.tsx';
import { useDesk } from '../play-context.tsx';
import { resultTone } from './result-tone.ts';

interface HistoryStripProps {
  /** The few characters that tell a round of this game, such as the roll or the multiplier. */
  readonly describe: (round: RoundView) => string;
  readonly onChoose: (round: RoundView) => void;
}

/** The last rounds, newest first; each opens its details. */
export function HistoryStrip({ describe, onChoose }: HistoryStripProps) {
  const { t } = useText();
  const history = useDesk((state) => state.history);
  if (history.length === 0) return <p className="history-empty">{t('history.empty')}</p>;
  return (
    <ul className="history" aria-label={t('history.label')}>
      {history.map((round) => (
        <HistoryChip key={round.roundId} round={round} describe={describe} onChoose={onChoose} />
      ))}
    </ul>
  );
}

type HistoryChipProps = HistoryStripProps & { readonly round: RoundView };

/** Rounds never change, so that a new one draws its own chip alone. */
const HistoryChip = memo(function HistoryChip({ round, describe, onChoose }: HistoryChipProps) {
  const { t } = useText();
  const result = describe(round);
  const isBought = isFeatureBought(round.parameters);
  return (
    <li>
      <button
        type="button"
        className="history-chip"
        data-tone={resultTone(round)}
        data-bought={isBought}
        aria-label={t(isBought ? 'history.round.bought' : 'history.round', { result })}
        onClick={() => onChoose(round)}
      >
        <span>{result}</span>
      </button>
    </li>
  );
});
