import type { ReactNode } from 'react';

interface CheckboxProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A native checkbox, large enough for a thumb together with its words. */
export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-2 text-sm text-pretty text-muted">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-gold"
      />
      {label}
    </label>
  );
}
