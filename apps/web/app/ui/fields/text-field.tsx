import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { asciiDigits } from './ascii-digits.ts';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Shown under the field and read out when it appears. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly type?: 'text' | 'password' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly autoCapitalize?: 'none' | 'words';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly maxLength?: number;
  readonly isDisabled?: boolean;
  /** With a label, the field can be emptied by a button of that name. */
  readonly clearLabel?: string;
  /** With labels, a password can be shown. */
  readonly revealLabels?: { readonly show: string; readonly hide: string };
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  type = 'text',
  autoComplete = 'off',
  autoCapitalize = 'none',
  inputMode,
  maxLength,
  isDisabled = false,
  clearLabel,
  revealLabels,
  start,
  end,
  className,
  ref,
}: TextFieldProps) {
  const id = useId();
  const [isRevealed, setIsRevealed] = useState(false);
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const isNumeric =
    type === 'tel' || inputMode === 'numeric' || inputMode === 'decimal' || inputMode === 'tel';
  return (
    // A hint fills the line that is kept for an error, so it needs room of its own before what follows.
    <div className={hint === undefined ? 'mb-1.5' : 'mb-4'}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-muted">
        {label}
      </label>
      <div
        className={classNames(
          'flex min-h-13 flex-wrap items-center rounded-small border bg-surface ps-4 focus-within:border-gold-text focus-within:ring-1 focus-within:ring-gold-text',
          error === undefined ? 'border-outline' : 'border-hibiscus-text',
        )}
      >
        {start}
        <input
          ref={ref}
          id={id}
          name={name}
          type={type === 'password' && isRevealed ? 'text' : type}
          value={value}
          onChange={({ target }) => onChange(isNumeric ? asciiDigits(target.value) : target.value)}
          onBlur={onBlur}
          autoComplete={autoComplete}
          autoCapitalize={autoCapitalize}
          autoCorrect="off"
          spellCheck={false}
          inputMode={inputMode}
          maxLength={maxLength}
          disabled={isDisabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : noteId}
          className={classNames(
            'min-h-11 min-w-[min(5rem,100%)] flex-1 self-stretch bg-transparent pe-3 text-base outline-none disabled:cursor-not-allowed',
            className,
          )}
        />
        {clearLabel !== undefined && value !== '' ? (
          <FieldButton label={clearLabel} onClick={() => onChange('')}>
            <CircleX className="size-5" />
          </FieldButton>
        ) : null}
        {revealLabels === undefined ? null : (
          <FieldButton
            label={isRevealed ? revealLabels.hide : revealLabels.show}
            onClick={() => setIsRevealed((revealed) => !revealed)}
          >
            {isRevealed ? <EyeOff className="size-5" /> : <Eye className="size-5" aria-hidden="true" />}
          </FieldButton>
        )}
        {end}
      </div>
      <p
        id={noteId}
        aria-live="polite"
        className={classNames(
          'mt-1 min-h-5 text-sm',
          error === undefined ? 'text-muted' : 'text-hibiscus-text',
        )}
      >
        {note}
      </p>
    </div>
  );
}

function FieldButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex min-h-11 w-11 shrink-0 self-stretch items-center justify-center text-muted"
    >
      {children}
    </button>
  );
}
