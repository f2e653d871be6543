import { useId } from 'react';
import { classNames } from '../class-names.ts';

export interface PickedFieldProps {
  readonly label: string;
  readonly name: string;
  /** `YYYY-MM-DD` of a day, `HH:MM` of a time; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maximum?: string;
  readonly isInvalid?: boolean;
}

/** A day or a time of the day, chosen with the phone's own calendar or clock. */
export function PickedField({
  type,
  label,
  name,
  value,
  onChange,
  maximum,
  isInvalid = false,
}: PickedFieldProps & { readonly type: 'date' | 'time' }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-muted">
        {label}
      </label>
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        max={maximum}
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
