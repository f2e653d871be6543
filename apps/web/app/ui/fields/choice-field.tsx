import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  /** `undefined`: all. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly allLabel: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** One of a few, or all: a filter, which is never wrong and so needs no room for a message. */
export function ChoiceField<Value extends string>({
  label,
  name,
  value,
  onChange,
  allLabel,
  options,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-muted">
        {label}
      </label>
      <div className="relative flex items-center rounded-small border border-outline bg-surface focus-within:border-gold-text focus-within:ring-1 focus-within:ring-gold-text">
        <select
          id={id}
          name={name}
          value={value ?? ''}
          onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
          className="min-h-11 w-full min-w-0 appearance-none truncate rounded-small bg-transparent ps-3 pe-9 text-base outline-none [&>option]:bg-surface [&>option]:text-text"
        >
          <option value="">{allLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute end-2.5 size-5 text-muted" />
      </div>
    </div>
  );
}
