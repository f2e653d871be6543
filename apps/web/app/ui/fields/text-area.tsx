import { useId } from 'react';
import { classNames } from '../class-names.ts';

interface TextAreaProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  /** How much is written, and how much may be. */
  readonly counter: string;
  readonly hint?: string;
  /** Shown in place of the hint and read out when it appears. */
  readonly error?: string | undefined;
}

/** A few lines of one's own words. */
export function TextArea({ label, name, value, onChange, maxLength, counter, hint, error }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-muted">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={maxLength}
        rows={3}
        aria-describedby={`${id}-note`}
        aria-invalid={error !== undefined}
        className={classNames(
          'block w-full rounded-small border bg-surface px-4 py-3 text-base outline-none focus:border-gold-text focus:ring-1 focus:ring-gold-text',
          error === undefined ? 'border-outline' : 'border-hibiscus-text',
        )}
      />
      <p id={`${id}-note`} className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        {error === undefined ? (
          <span>{hint}</span>
        ) : (
          <span role="alert" className="text-hibiscus-text">
            {error}
          </span>
        )}
        <span className="tabular">{counter}</span>
      </p>
    </div>
  );
}
