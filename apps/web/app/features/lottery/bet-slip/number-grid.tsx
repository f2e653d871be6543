import type { PickField, Picks } from '@wau/rules/lottery/pick-fields';
import { useCallback } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { NumberPickers } from './number-pickers.tsx';
import { type ChangePicks, withToggled } from './pick-changes.ts';
import { ValueButton } from './value-button.tsx';

interface NumberGridProps {
  readonly field: PickField;
  readonly picks: Picks;
  readonly onPick: ChangePicks;
}

/** All numbers of two digits, two rows for each ten, below what picks many of them at once. */
export function NumberGrid({ field, picks, onPick }: NumberGridProps) {
  const t = useTranslate();
  const picked = new Set(picks[0]);
  const toggle = useCallback((value: number) => onPick((known) => withToggled(known, 0, value)), [onPick]);
  return (
    <div className="space-y-3">
      <NumberPickers field={field} length={2} picks={picks} onPick={onPick} />
      <fieldset>
        <legend className="sr-only">{t('slip.numbers')}</legend>
        <div className="grid grid-cols-5 gap-1.5">
          {Array.from({ length: field.size }, (_, value) => (
            <ValueButton
              key={field.codeOf(value)}
              value={value}
              isPicked={picked.has(value)}
              isDisabled={field.valueOf(field.codeOf(value)) === undefined}
              onToggle={toggle}
              className="min-h-11 disabled:opacity-40"
              plainClassName="border-line bg-surface"
            >
              {field.codeOf(value)}
            </ValueButton>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
