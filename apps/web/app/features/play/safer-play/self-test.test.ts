import { expect, test } from 'vitest';
import {
  firstUnanswered,
  resultOf,
  type SelfTestAnswer,
  type SelfTestSheet,
  selfTestAnswers,
  selfTestQuestions,
} from './self-test.ts';

/** A sheet whose answers come to a score. */
function sheetOf(score: number): SelfTestSheet {
  let left = score;
  return Object.fromEntries(
    selfTestQuestions.map((question) => {
      const points = Math.min(3, left);
      left -= points;
      return [question, selfTestAnswers[points] as SelfTestAnswer];
    }),
  );
}

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
] as const)('a score of %i is of the band %s', (score, band) => {
  expect(resultOf(sheetOf(score))).toBe(band);
});

test('there is no result before the last answer, and the first gap is known', () => {
  const { chase: _, ...sheet } = sheetOf(9);
  expect(resultOf(sheet)).toBeUndefined();
  expect(firstUnanswered(sheet)).toBe('chase');
});
