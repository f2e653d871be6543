import { asciiDigits } from '../../../ui/fields/ascii-digits.ts';

const longest = 7;

/** The whole number that was typed, in digits of any script; 0 for none. */
export function readCount(text: string): number {
  return Number(asciiDigits(text).replaceAll(/\D/g, '').slice(0, longest));
}
