import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';

interface IconButtonProps {
  /** What the icon means, for those who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly className?: string;
  readonly isExpanded?: boolean;
  readonly isPressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** 44 px to touch, whatever the size of the icon. */
export function IconButton({
  label,
  children,
  onClick,
  className,
  isExpanded,
  isPressed,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      aria-pressed={isPressed}
      onClick={onClick}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition hover:bg-raised pressed:bg-raised',
        className,
      )}
    >
      {children}
    </button>
  );
}
