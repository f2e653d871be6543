import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';

/** Calls a value as players read it: numbers as they are, options by their name. */
export function useValueName(family: string): (code: string) => string {
  const word = useLotteryWord();
  return (code) => (/^\d+$/.test(code) ? code : word(`option.${family}.${code}`));
}
