import type { PickField, Picks } from '@wau/rules/lottery/pick-fields';
import X from 'lucide-react/icons/x';
import { memo, useCallback } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { type ChangePicks, withValues } from './pick-changes.ts';
import { PickerChip } from './picker-chip.tsx';

interface PickedNumbersProps {
  readonly field: PickField;
  readonly picks: Picks;
  readonly onPick: ChangePicks;
}

const shownNumbers = 60;

/** What of a long list is picked: each can be taken back, of very many the first. */
export function PickedNumbers({ field, picks, onPick }: PickedNumbersProps) {
  const t = useTranslate();
  const values = picks[0] ?? [];
  const remove = useCallback(
    (value: number) =>
      onPick((known) =>
        withValues(
          known,
          0,
          (known[0] ?? []).filter((each) => each !== value),
        ),
      ),
    [onPick],
  );
  if (values.length === 0) return null;
  const more = values.length - shownNumbers;
  return (
    <div>
      <ul aria-label={t('slip.numbers')} className="flex flex-wrap gap-1.5">
        {values.slice(0, shownNumbers).map((value) => (
          <PickedNumber key={value} value={value} code={field.codeOf(value)} onRemove={remove} />
        ))}
      </ul>
      <div className="mt-2 flex items-center justify-between gap-3">
        <span className="text-sm text-muted">{more > 0 ? t('slip.more', { count: more }) : null}</span>
        <PickerChip name={t('slip.pick.clear')} onTap={() => onPick((known) => withValues(known, 0, []))} />
      </div>
    </div>
  );
}

interface PickedNumberProps {
  readonly value: number;
  readonly code: string;
  readonly onRemove: (value: number) => void;
}

/** The others stay as they are when one is taken back. */
const PickedNumber = memo(function PickedNumber({ value, code, onRemove }: PickedNumberProps) {
  const t = useTranslate();
  return (
    <li>
      <button
        type="button"
        aria-label={t('slip.list.remove', { number: code })}
        onClick={() => onRemove(value)}
        className="tabular flex min-h-11 items-center gap-1 rounded-small bg-raised px-3 font-semibold"
      >
        {code}
        <X className="size-4 text-muted" />
      </button>
    </li>
  );
});
