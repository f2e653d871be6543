import { readNumberList, withArrangements } from '@wau/rules/lottery/number-pickers';
import type { PickField, Picks } from '@wau/rules/lottery/pick-fields';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { withValues } from './pick-changes.ts';
import { PickerChip } from './picker-chip.tsx';

interface NumberListFieldProps {
  readonly field: PickField;
  readonly length: number;
  readonly picks: Picks;
  readonly onPick: (picks: Picks) => void;
}

interface ReadNote {
  readonly taken: number;
  readonly unreadable: readonly string[];
}

const shownUnreadable = 3;
const lengthMaximum = 100_000;

/** Numbers that are typed or pasted, with anything between them; what cannot be read is told, never dropped silently. */
export function NumberListField({ field, length, picks, onPick }: NumberListFieldProps) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [note, setNote] = useState<ReadNote>();
  const take = (isBoxed: boolean) => {
    const { numbers, unreadable } = readNumberList(text, length);
    const wanted = isBoxed ? withArrangements(numbers) : numbers;
    const values = wanted.flatMap((number) => field.valueOf(number) ?? []);
    const unplayable = numbers.filter((number) => field.valueOf(number) === undefined);
    setNote({ taken: values.length, unreadable: [...unreadable, ...unplayable] });
    if (values.length === 0) return;
    onPick(withValues(picks, 0, [...(picks[0] ?? []), ...values]));
    setText('');
  };
  return (
    <div className="rounded-medium bg-surface p-3">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-muted">
        {t('slip.list.label', { length })}
      </label>
      <textarea
        id={id}
        name="numbers"
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={lengthMaximum}
        rows={3}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-note`}
        placeholder={['123456', '234567', '345678'].map((number) => number.slice(0, length)).join(' ')}
        className="tabular block w-full rounded-small border border-outline bg-page px-4 py-3 text-base outline-none focus:border-gold-text focus:ring-1 focus:ring-gold-text"
      />
      <p id={`${id}-note`} aria-live="polite" className="mt-1 min-h-5 text-sm text-muted">
        {note === undefined ? null : t('slip.list.taken', { count: note.taken })}{' '}
        {note === undefined || note.unreadable.length === 0 ? null : (
          <span className="text-hibiscus-text">
            {t('slip.list.unreadable', {
              count: note.unreadable.length,
              numbers: note.unreadable.slice(0, shownUnreadable).join(', '),
            })}
          </span>
        )}
      </p>
      <div className="mt-2 flex gap-2">
        <Button size="medium" look="secondary" isWide onClick={() => take(false)} isDisabled={text === ''}>
          {t('slip.list.take')}
        </Button>
        <Button size="medium" look="secondary" isWide onClick={() => take(true)} isDisabled={text === ''}>
          {t('slip.list.box')}
        </Button>
      </div>
    </div>
  );
}

const shownNumbers = 60;

/** What of a long list is picked: each can be taken back, of very many the first. */
export function PickedNumbers({ field, picks, onPick }: Omit<NumberListFieldProps, 'length'>) {
  const t = useTranslate();
  const values = picks[0] ?? [];
  if (values.length === 0) return null;
  const more = values.length - shownNumbers;
  return (
    <div>
      <ul aria-label={t('slip.numbers')} className="flex flex-wrap gap-1.5">
        {values.slice(0, shownNumbers).map((value) => (
          <li key={value}>
            <button
              type="button"
              aria-label={t('slip.list.remove', { number: field.codeOf(value) })}
              onClick={() =>
                onPick(
                  withValues(
                    picks,
                    0,
                    values.filter((each) => each !== value),
                  ),
                )
              }
              className="tabular flex min-h-11 items-center gap-1 rounded-small bg-raised px-3 font-semibold"
            >
              {field.codeOf(value)}
              <X className="size-4 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex items-center justify-between gap-3">
        <span className="text-sm text-muted">{more > 0 ? t('slip.more', { count: more }) : null}</span>
        <PickerChip name={t('slip.pick.clear')} onTap={() => onPick(withValues(picks, 0, []))} />
      </div>
    </div>
  );
}
