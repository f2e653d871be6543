import { classNames } from '../../../ui/class-names.ts';

interface PickerChipProps {
  readonly name: string;
  readonly onTap: () => void;
  readonly isOpen?: boolean;
  readonly isPressed?: boolean;
}

/** A small button that picks many numbers, or opens a row of such. */
export function PickerChip({ name, onTap, isOpen, isPressed }: PickerChipProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-pressed={isPressed}
      onClick={onTap}
      className={classNames(
        'tabular min-h-11 min-w-11 rounded-small border px-2.5 text-sm font-medium whitespace-nowrap',
        isOpen === true || isPressed === true
          ? 'border-gold-text bg-raised text-gold-text'
          : 'border-line bg-surface text-text active:bg-raised',
      )}
    >
      {name}
    </button>
  );
}
