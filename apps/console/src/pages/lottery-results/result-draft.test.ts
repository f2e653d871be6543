import { expect, test } from 'vitest';
import { draftOf, numbersIn, pasted, problemOf, repeatedIn, resultOf } from './result-draft.ts';

const prize = (code: string, count: number, width: number, lowest = 0, highest = 10 ** width - 1) => ({
  code,
  count,
  width,
  lowest,
  highest,
});
const shape = { prizes: [prize('first', 1, 4), prize('special', 3, 4)], isDistinct: false };
const balls = { prizes: [prize('regular', 3, 2, 1, 49), prize('extra', 1, 2, 1, 49)], isDistinct: true };

test('numbers are found whatever stands between them', () => {
  expect(numbersIn(' 0123, 4567;8901/2345\n')).toEqual(['0123', '4567', '8901', '2345']);
  expect(numbersIn('none')).toEqual([]);
});

test.each([
  [prize('first', 1, 4), '1234', undefined],
  [prize('first', 1, 4), '', 'count'],
  [prize('first', 1, 4), '1234 5678', 'count'],
  [prize('first', 1, 4), '123', 'digits'],
  [prize('dice', 3, 1, 1, 6), '1 6 3', undefined],
  [prize('dice', 3, 1, 1, 6), '1 7 3', 'range'],
  [prize('dice', 3, 1, 1, 6), '1 03 3', 'digits'],
  [prize('extra', 1, 2, 1, 49), '00', 'range'],
])('of %o the text "%s" has the problem %s', (of, text, problem) => {
  expect(problemOf(of, text)).toBe(problem);
});

test('a list that was copied fills the prizes in their order', () => {
  const draft = pasted(shape, '1234 1111-2222-3333');
  expect(draft).toEqual({ first: '1234', special: '1111 2222 3333' });
  expect(resultOf(shape, draft)).toEqual({ first: ['1234'], special: ['1111', '2222', '3333'] });
  expect(resultOf(shape, pasted(shape, '1234 1111'))).toBeUndefined();
});

test('a number that is there twice where none may be is named, and is no result', () => {
  const draft = { regular: '07 12 49', extra: '12' };
  expect([repeatedIn(balls, draft), resultOf(balls, draft)]).toEqual([['12'], undefined]);
  expect(resultOf(balls, { ...draft, extra: '13' })).toEqual({ regular: ['07', '12', '49'], extra: ['13'] });
  expect(repeatedIn(shape, { first: '1111', special: '1111 1111 1111' })).toEqual([]);
});

test('a result is typed in again as it is', () => {
  expect(draftOf({ first: ['1234'], special: ['1', '2'] })).toEqual({ first: '1234', special: '1 2' });
});
