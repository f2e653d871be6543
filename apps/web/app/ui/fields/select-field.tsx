import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { classNames } from '../class-names.ts';

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly error?: string | undefined;
}

/** One of a few: the phone's own list, which every thumb knows. */
export function SelectField({ label, name, value, onChange, options, placeholder, error }: SelectFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="mb-1.5">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-muted">
        {label}
      </label>
      <div
        className={classNames(
          'relative flex h-13 items-center rounded-small border bg-surface focus-within:border-gold-text focus-within:ring-1 focus-within:ring-gold-text',
          error === undefined ? 'border-outline' : 'border-hibiscus-text',
        )}
      >
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : noteId}
          className="h-full w-full min-w-0 appearance-none truncate rounded-small bg-transparent ps-4 pe-11 text-base outline-none [&>option]:bg-surface [&>option]:text-text"
        >
          {placeholder === undefined ? null : (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute end-3 size-5 text-muted" />
      </div>
      <p id={noteId} aria-live="polite" className="mt-1 min-h-5 text-sm text-hibiscus-text">
        {error}
      </p>
    </div>
  );
}
