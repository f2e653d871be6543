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
        <li key={round.roundId}>
          <button
            type="button"
            className="history-chip"
            data-tone={resultTone(round)}
            aria-label={t('history.round', { result: describe(round) })}
            onClick={() => onChoose(round)}
          >
            <span>{describe(round)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
