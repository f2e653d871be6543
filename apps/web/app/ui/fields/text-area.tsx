import { useId } from 'react';

interface TextAreaProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  /** How much is written, and how much may be. */
  readonly counter: string;
  readonly hint?: string;
}

/** A few lines of one's own words. */
export function TextArea({ label, name, value, onChange, maxLength, counter, hint }: TextAreaProps) {
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
        className="block w-full rounded-small border border-outline bg-surface px-4 py-3 text-base outline-none focus:border-gold-text focus:ring-1 focus:ring-gold-text"
      />
      <p id={`${id}-note`} className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{hint}</span>
        <span className="tabular">{counter}</span>
      </p>
    </div>
  );
}
