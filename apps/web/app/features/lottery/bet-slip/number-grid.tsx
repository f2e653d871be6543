import type { PickField, Picks } from '@wau/rules/lottery/pick-fields';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { NumberPickers } from './number-pickers.tsx';
import { withToggled } from './pick-changes.ts';

interface NumberGridProps {
  readonly field: PickField;
  readonly picks: Picks;
  readonly onPick: (picks: Picks) => void;
}

/** All numbers of two digits, two rows for each ten, below what picks many of them at once. */
export function NumberGrid({ field, picks, onPick }: NumberGridProps) {
  const t = useTranslate();
  const picked = new Set(picks[0]);
  return (
    <div className="space-y-3">
      <NumberPickers field={field} length={2} picks={picks} onPick={onPick} />
      <fieldset>
        <legend className="sr-only">{t('slip.numbers')}</legend>
        <div className="grid grid-cols-5 gap-1.5">
          {Array.from({ length: field.size }, (_, value) => (
            <button
              key={field.codeOf(value)}
              type="button"
              aria-pressed={picked.has(value)}
              disabled={field.valueOf(field.codeOf(value)) === undefined}
              onClick={() => onPick(withToggled(picks, 0, value))}
              className={classNames(
                'tabular min-h-11 rounded-small border font-semibold disabled:opacity-40',
                picked.has(value) ? 'border-transparent gold-fill' : 'border-line bg-surface',
              )}
            >
              {field.codeOf(value)}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
