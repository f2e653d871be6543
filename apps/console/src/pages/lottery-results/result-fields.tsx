import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ResultShape } from './lottery-result-queries.ts';
import { numbersIn, pasted, problemOf, type ResultDraft, repeatedIn } from './result-draft.ts';
import { usePrizeName } from './use-prize-name.ts';

interface ResultFieldsProps {
  readonly shape: ResultShape;
  readonly draft: ResultDraft;
  readonly onDraft: (draft: ResultDraft) => void;
  /** Whether what is missing is said as well, and not only what is wrong. */
  readonly isChecked: boolean;
}

/** A field for each prize of the draw, and one for a whole list that was copied. */
export function ResultFields({ shape, draft, onDraft, isChecked }: ResultFieldsProps) {
  const t = useTexts();
  const prizeName = usePrizeName();
  const [list, setList] = useState('');
  const repeated = repeatedIn(shape, draft);
  const errorOf = (prize: ResultShape['prizes'][number]): string | undefined => {
    const text = draft[prize.code] ?? '';
    const problem = problemOf(prize, text);
    const { count, width: digits, lowest, highest } = prize;
    if (problem === undefined || (!isChecked && numbersIn(text).length < count)) return undefined;
    const found = numbersIn(text).length;
    return t(`lottery.problem.${problem}`, { count, found, digits, lowest, highest });
  };
  return (
    <div className="flex flex-col gap-3">
      {shape.prizes.length === 1 && shape.prizes[0]?.count === 1 ? null : (
        <TextField
          label={t('lottery.paste')}
          hint={t('lottery.paste.hint')}
          value={list}
          lines={2}
          onChange={(text) => {
            setList(text);
            if (numbersIn(text).length > 0) onDraft(pasted(shape, text));
          }}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {shape.prizes.map((prize) => (
          <div key={prize.code} className={prize.count > 3 ? 'sm:col-span-2' : undefined}>
            <TextField
              label={prizeName(prize.code)}
              hint={
                prize.width > 1
                  ? t('lottery.numbers.digits', { count: prize.count, digits: prize.width })
                  : t('lottery.numbers', {
                      count: prize.count,
                      lowest: prize.lowest,
                      highest: prize.highest,
                    })
              }
              inputMode="numeric"
              value={draft[prize.code] ?? ''}
              error={errorOf(prize)}
              onChange={(text) => onDraft({ ...draft, [prize.code]: text })}
            />
          </div>
        ))}
      </div>
      {repeated.length === 0 ? null : (
        <Notice tone="bad">{t('lottery.problem.repeated', { numbers: repeated.join(', ') })}</Notice>
      )}
    </div>
  );
}
