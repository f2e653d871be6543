import type { ReactNode } from 'react';

type Look = 'primary' | 'danger' | 'plain';

const looks: Readonly<Record<Look, string>> = {
  primary: 'bg-gold text-on-gold font-semibold',
  danger: 'bg-hibiscus text-on-hibiscus font-semibold',
  plain: 'border border-outline bg-surface text-text',
};

interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly look?: Look;
  readonly type?: 'button' | 'submit';
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  /** Of a button that opens something: whether it is open, and the id of what it opens. */
  readonly isExpanded?: boolean;
  readonly controls?: string;
  /** In place of the words, where these alone do not say what it is about; they stand in it. */
  readonly label?: string;
}

/** While it is busy a second press does nothing; it keeps the focus. */
export function Button({
  children,
  onClick,
  look = 'plain',
  type = 'button',
  isBusy = false,
  isWide = false,
  isExpanded,
  controls,
  label,
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
      className={`min-h-11 rounded-small px-4 py-2 aria-disabled:opacity-60 ${looks[look]} ${isWide ? 'w-full' : ''}`}
    >
      {children}
    </button>
  );
}
