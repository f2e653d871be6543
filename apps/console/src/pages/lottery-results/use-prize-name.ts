import { useLotteryWords } from '../../platform/use-lottery-words.ts';

/** What prizes of a draw are called. Vietnamese results number theirs, as whoever copies them finds them: `G1`. */
export function usePrizeName(): (code: string) => string {
  const { word } = useLotteryWords();
  return (code) =>
    /^g\d$/.test(code) ? `${word(`prize.${code}`)} (${code.toUpperCase()})` : word(`prize.${code}`);
}
