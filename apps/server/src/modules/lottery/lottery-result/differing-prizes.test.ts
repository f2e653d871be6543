import { expect, test } from 'vitest';
import { differingPrizes } from './differing-prizes.ts';

test.each([
  [{ first: ['1234'], special: ['1', '2'] }, []],
  [{ first: ['1235'], special: ['1', '2'] }, ['first']],
  [{ first: ['1234'], special: ['2', '1'] }, ['special']],
  [{ first: ['4321'], special: ['1', '3'] }, ['first', 'special']],
])('%j differs in %j', (other, prizes) => {
  expect(differingPrizes({ first: ['1234'], special: ['1', '2'] }, other)).toEqual(prizes);
});
