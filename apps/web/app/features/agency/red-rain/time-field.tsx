import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface TimeFieldProps {
  readonly label: string;
  readonly name: string;
  /** `HH:MM`, empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isInvalid: boolean;
}

/** A time of the day, chosen with the phone's own clock. */
export function TimeField({ label, name, value, onChange, isInvalid }: TimeFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-muted">
        {label}
      </label>
      <input
        id={id}
        type="time"
        name={name}
        value={value}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          'min-h-11 w-full min-w-0 rounded-small border bg-surface px-3 text-base text-text',
          isInvalid ? 'border-hibiscus-text' : 'border-outline',
        )}
      />
    </div>
  );
}
