import type { LimboParameters } from '@wau/rules/limbo/limbo';
import { limboEngine } from '@wau/rules/limbo/limbo-engine';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { parseTarget, stepTarget, targetText, withTarget } from './limbo-choice.ts';

interface TargetFieldProps {
  readonly choice: LimboParameters;
  readonly onChoose: (choice: LimboParameters) => void;
}

/** The target, typed over or moved in steps; what cannot be read leaves it as it was. */
export function TargetField({ choice, onChoose }: TargetFieldProps) {
  const { t } = useText();
  const mathematics = useMathematics(limboEngine);
  const [draft, setDraft] = useState<string>();
  const { targetMinimumHundredths, targetMaximumHundredths } = mathematics;
  const { targetHundredths } = choice;
  return (
    <div className="limbo-target">
      <button
        type="button"
        className="icon-button"
        aria-label={t('limbo.target.down')}
        aria-disabled={targetHundredths === targetMinimumHundredths}
        onClick={() => onChoose(stepTarget(mathematics, choice, false))}
      >
        <Minus aria-hidden="true" />
      </button>
      <label>
        <span className="quiet">{t('limbo.target')}</span>
        <span className="limbo-target-value">
          <input
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            aria-label={t('limbo.target.field', {
              minimum: targetText(targetMinimumHundredths),
              maximum: targetText(targetMaximumHundredths),
            })}
            value={draft ?? targetText(targetHundredths)}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
            onBlur={() => {
              const typed = draft === undefined ? undefined : parseTarget(draft);
              if (typed !== undefined) onChoose(withTarget(mathematics, typed));
              setDraft(undefined);
            }}
          />
          ×
        </span>
      </label>
      <button
        type="button"
        className="icon-button"
        aria-label={t('limbo.target.up')}
        aria-disabled={targetHundredths === targetMaximumHundredths}
        onClick={() => onChoose(stepTarget(mathematics, choice, true))}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
