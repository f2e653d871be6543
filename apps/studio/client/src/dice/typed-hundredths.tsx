import { useState } from 'react';
import { hundredthsText, parseHundredths } from './dice-choice.ts';

interface TypedHundredthsProps {
  readonly label: string;
  readonly fieldLabel: string;
  readonly unit?: string;
  readonly hundredths: number;
  readonly onType: (hundredths: number) => void;
}

/** A number with two decimals that can be typed over; what cannot be read leaves the number as it was. */
export function TypedHundredths({ label, fieldLabel, unit, hundredths, onType }: TypedHundredthsProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <label className="dice-tile">
      <span className="quiet">{label}</span>
      <span className="dice-tile-value">
        <input
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={fieldLabel}
          value={draft ?? hundredthsText(hundredths)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setDraft(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
          onBlur={() => {
            const typed = draft === undefined ? undefined : parseHundredths(draft);
            if (typed !== undefined) onType(typed);
            setDraft(undefined);
          }}
        />
        {unit}
      </span>
    </label>
  );
}
