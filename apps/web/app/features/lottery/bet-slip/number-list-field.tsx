import { readNumberList, withArrangements } from '@wau/rules/lottery/number-pickers';
import type { PickField } from '@wau/rules/lottery/pick-fields';
import { useId, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { type ChangePicks, withValues } from './pick-changes.ts';

interface NumberListFieldProps {
  readonly field: PickField;
  readonly length: number;
  readonly onPick: ChangePicks;
}

interface ReadNote {
  readonly taken: number;
  readonly unreadable: readonly string[];
}

const shownUnreadable = 3;
const lengthMaximum = 100_000;

/** Numbers that are typed or pasted, with anything between them; what cannot be read is told, never dropped silently. */
export function NumberListField({ field, length, onPick }: NumberListFieldProps) {
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
    onPick((picks) => withValues(picks, 0, [...(picks[0] ?? []), ...values]));
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
