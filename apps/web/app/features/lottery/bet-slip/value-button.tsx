import { memo, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface ValueButtonProps {
  readonly value: number;
  readonly isPicked: boolean;
  readonly isDisabled?: boolean;
  readonly className: string;
  /** How it looks while it is not picked. */
  readonly plainClassName: string;
  readonly onToggle: (value: number) => void;
  readonly children: ReactNode;
}

/** A value that can be picked. Of the hundreds that a play may have, a tap draws only those that it changes. */
export const ValueButton = memo(function ValueButton({
  value,
  isPicked,
  isDisabled = false,
  className,
  plainClassName,
  onToggle,
  children,
}: ValueButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      disabled={isDisabled}
      onClick={() => onToggle(value)}
      className={classNames(
        'tabular rounded-small border font-semibold',
        className,
        isPicked ? 'border-transparent gold-fill' : plainClassName,
      )}
    >
      {children}
    </button>
  );
});
