import { type Ref, useId } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password' | 'date' | 'datetime-local';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly maxLength?: number;
  readonly lines?: number;
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A field with its label, and below it what is wrong or what it is for. With `lines` it takes several. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  autoComplete = 'off',
  inputMode,
  hint,
  error,
  maxLength,
  lines,
  ref,
}: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  const shared = {
    id,
    ref,
    value,
    maxLength,
    autoComplete,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
    className: `min-h-11 w-full rounded-small border bg-surface px-3 py-2 ${error === undefined ? 'border-outline' : 'border-hibiscus-text'}`,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      {lines === undefined ? (
        <input
          {...shared}
          type={type}
          inputMode={inputMode}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <textarea {...shared} rows={lines} onChange={({ target }) => onChange(target.value)} />
      )}
      {note === undefined ? null : (
        <p
          id={`${id}-note`}
          className={`mt-1 text-sm ${error === undefined ? 'text-muted' : 'text-hibiscus-text'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
