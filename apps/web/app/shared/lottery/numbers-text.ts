import { wordId } from '../../platform/lottery/lottery-word-id.ts';
import { type DrawnResult, prizesOf, resultLookOf } from './result-look.ts';

/** The numbers of a draw in one line of text; of a table of prizes those that are asked for first. */
export function numbersText(
  family: string | undefined,
  result: DrawnResult,
  word: (id: string) => string,
): string {
  if (resultLookOf(family) !== 'prizes') {
    return prizesOf(family, result, false)
      .flatMap(([, numbers]) => numbers)
      .join(' ');
  }
  return prizesOf(family, result, true)
    .map(([prize, numbers]) => `${word(wordId('prize', family, prize))} ${numbers.join(' ')}`)
    .join(', ');
}
