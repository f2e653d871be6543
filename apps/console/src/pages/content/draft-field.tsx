import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { useId } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ContentField } from './content-queries.ts';
import { type DraftProblem, type DraftValue, typedValue } from './draft-value.ts';

interface DraftFieldProps {
  readonly field: ContentField;
  readonly currencyCode: CurrencyCode;
  readonly value: DraftValue;
  readonly onChange: (value: DraftValue) => void;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly choiceName: (value: string) => string;
  /** What it means to choose none; else there is a word for it. */
  readonly noneName?: string | undefined;
}

/** One field of an item, as its kind says that it is typed in. */
export function DraftField({ field, value, onChange, error, hint, choiceName, noneName }: DraftFieldProps) {
  const t = useTexts();
  const label = t(`content.field.${field.name}`);
  const { input, choices = [], isNullable, isRequired, maximumLength } = field;
  if (typeof value === 'boolean') return <Check label={label} isOn={value} onChange={onChange} />;
  if (typeof value !== 'string') {
    const options = choices.map((choice) => ({ value: choice, text: choiceName(choice) }));
    return <Checks label={label} options={options} chosen={value} onChange={onChange} error={error} />;
  }
  const shared = { label, value, onChange, error, hint };
  if (input === 'choice') {
    const options = choices.map((choice) => ({ value: choice, text: choiceName(choice) }));
    const none = noneName ?? (isRequired ? t('content.choose') : t('content.nothing'));
    const withNone = isNullable || value === '' ? [{ value: '', text: none }, ...options] : options;
    return <SelectField {...shared} options={withNone} />;
  }
  if (input === 'moment') return <TextField {...shared} type="datetime-local" />;
  if (input === 'day') return <TextField {...shared} type="date" />;
  if (input === 'html') return <TextField {...shared} lines={10} {...atMost(maximumLength)} />;
  if (input === 'lines') return <TextField {...shared} lines={5} />;
  if (input === 'number') return <TextField {...shared} inputMode="numeric" />;
  if (input === 'money') return <TextField {...shared} inputMode="decimal" />;
  return <TextField {...shared} {...atMost(maximumLength)} />;
}

function atMost(maxLength: number | undefined): { readonly maxLength?: number } {
  return maxLength === undefined ? {} : { maxLength };
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5"
      />
      {label}
    </label>
  );
}

interface ChecksProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | undefined;
}

function Checks({ label, options, chosen, onChange, error }: ChecksProps) {
  const noteId = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : noteId}>
      <legend className="mb-1 font-medium">{label}</legend>
      {options.map(({ value, text }) => (
        <Check
          key={value}
          label={text}
          isOn={chosen.includes(value)}
          onChange={(isOn) =>
            // In the order of the kind, whatever was pressed first.
            onChange(
              options.flatMap((option) =>
                (option.value === value ? isOn : chosen.includes(option.value)) ? [option.value] : [],
              ),
            )
          }
        />
      ))}
      {error === undefined ? null : (
        <p id={noteId} className="text-sm text-hibiscus-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Why what was typed is no value, in words. */
export function useProblemText(currencyCode: CurrencyCode) {
  const t = useTexts();
  return ({ minimum = 0, maximum = 0, ...field }: ContentField, problem: DraftProblem): string => {
    if (problem !== 'range') return t(`content.wrong.${problem}`);
    const isMoney = field.input === 'money' || field.input === 'amounts';
    const wordsOf = (value: number) =>
      isMoney
        ? String(typedValue({ ...field, input: 'money' }, value, currencyOf(currencyCode)))
        : String(value);
    return t('content.wrong.range', { least: wordsOf(minimum), most: wordsOf(maximum) });
  };
}
