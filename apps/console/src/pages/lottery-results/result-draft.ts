import type { Result, ResultShape } from './lottery-result-queries.ts';

/** What was typed for each prize: its numbers with anything between them. */
export type ResultDraft = Readonly<Record<string, string>>;

export type PrizeProblem = 'count' | 'digits' | 'range';

type Prize = ResultShape['prizes'][number];

/** The numbers that a text has, whatever stands between them. */
export function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

/** What keeps a prize from being right; `undefined` where it is. */
export function problemOf(prize: Prize, text: string): PrizeProblem | undefined {
  const numbers = numbersIn(text);
  if (numbers.length !== prize.count) return 'count';
  if (prize.width > 1 && numbers.some((number) => number.length !== prize.width)) return 'digits';
  if (prize.width === 1 && numbers.some((number) => number !== String(Number(number)))) return 'digits';
  const isOutside = (number: string): boolean =>
    Number(number) < prize.lowest || Number(number) > prize.highest;
  return numbers.some(isOutside) ? 'range' : undefined;
}

/** Numbers that are there twice where none may be. */
export function repeatedIn({ prizes, isDistinct }: ResultShape, draft: ResultDraft): readonly string[] {
  if (!isDistinct) return [];
  const numbers = prizes.flatMap(({ code }) => numbersIn(draft[code] ?? ''));
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))];
}

/** The result; `undefined` while something is not right. */
export function resultOf(shape: ResultShape, draft: ResultDraft): Result | undefined {
  const isRight = shape.prizes.every((prize) => problemOf(prize, draft[prize.code] ?? '') === undefined);
  if (!isRight || repeatedIn(shape, draft).length > 0) return undefined;
  return Object.fromEntries(shape.prizes.map(({ code }) => [code, numbersIn(draft[code] ?? '')]));
}

/** A whole list that was copied somewhere: its numbers fill the prizes in their order. */
export function pasted({ prizes }: ResultShape, text: string): ResultDraft {
  const left = numbersIn(text);
  return Object.fromEntries(prizes.map(({ code, count }) => [code, left.splice(0, count).join(' ')]));
}

/** A result as it is typed in again. */
export function draftOf(result: Readonly<Record<string, readonly string[]>>): ResultDraft {
  return Object.fromEntries(Object.entries(result).map(([code, numbers]) => [code, numbers.join(' ')]));
}
