import { expect, test } from 'vitest';
import { filterOf } from './game-categories.ts';

test.each([
  ['', 'ALL'],
  ['gameType=RNG', 'RNG'],
  ['gameType=COCKFIGHT', 'COCKFIGHT'],
  ['gameType=rng', 'ALL'],
  ['gameType=constructor', 'ALL'],
])('SH-01 the lobby at %j shows %s', (search, filter) => {
  expect(filterOf(new URLSearchParams(search))).toBe(filter);
});
