import type { LotteryWords } from './lottery-words.ts';

/**
 * Picks as a slip writes them, in words: `||7||` for the places of SSC is “Hundreds: 7”, `big,odd` “Big, Odd”. A play with
 * one field needs no name for it; a field that was left empty is left out.
 */
export function pickWords(
  { word }: LotteryWords,
  family: string,
  fieldCodes: readonly string[],
  numbers: string,
): string {
  const valueWord = (value: string) => (/^\d+$/.test(value) ? value : word(`option.${family}.${value}`));
  const parts = numbers.split('|');
  return parts
    .flatMap((part, place) => {
      if (part === '') return [];
      const values = part.split(',').map(valueWord).join(', ');
      const code = parts.length === 1 ? undefined : fieldCodes[place];
      return [code === undefined ? values : `${word(`field.${family}.${code}`)}: ${values}`];
    })
    .join('; ');
}
