import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'large' | 'medium' | 'small';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'gold-fill shadow-low hover:brightness-105 pressed:brightness-95',
  secondary: 'bg-raised text-text hover:brightness-110 pressed:brightness-110',
  quiet: 'bg-transparent text-gold-text hover:bg-raised pressed:bg-raised',
  danger: 'bg-hibiscus text-on-hibiscus hover:brightness-105 pressed:brightness-95',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  large: 'min-h-13 px-6 py-1 text-base rounded-medium',
  medium: 'min-h-11 px-5 py-1 text-detail rounded-small',
  small: 'min-h-11 px-3 py-1 text-sm rounded-small',
};

/** The classes of a button, for buttons and for links that look like one. */
export function buttonClass(look: ButtonLook, size: ButtonSize, isWide = false): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 text-center font-semibold select-none transition disabled:opacity-50',
    looks[look],
    sizes[size],
    isWide && 'w-full',
  );
}
