import { classNames } from '../class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'large' | 'medium' | 'small';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'gold-fill shadow-low hover:brightness-105 pressed:brightness-95',
  secondary: 'bg-raised text-text hover:brightness-110 pressed:brightness-110',
  quiet: 'bg-transparent text-gold-text hover:bg-raised pressed:bg-raised',
  danger: 'bg-hibiscus text-on-hibiscus hover:brightness-105 pressed:brightness-95',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  large: 'min-h-13 py-1 text-base rounded-medium',
  medium: 'min-h-11 py-1 text-detail rounded-small',
  small: 'min-h-11 py-1 text-sm rounded-small',
};

const paddings: Readonly<Record<ButtonSize, string>> = { large: 'px-6', medium: 'px-5', small: 'px-3' };

/**
 * The classes of a button, for buttons and for links that look like one. One that is as wide as its place keeps the
 * room for its words.
 */
export function buttonClass(look: ButtonLook, size: ButtonSize, isWide = false): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 text-center text-balance font-semibold select-none transition disabled:opacity-50',
    looks[look],
    sizes[size],
    isWide ? 'w-full px-3' : paddings[size],
  );
}
