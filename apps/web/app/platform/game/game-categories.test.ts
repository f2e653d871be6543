import { expect, test } from 'vitest';
import { categoryPath, filterOf } from './game-categories.ts';

test.each([
  ['', 'ALL'],
  ['gameType=RNG', 'RNG'],
  ['gameType=COCKFIGHT', 'COCKFIGHT'],
  ['gameType=rng', 'ALL'],
  ['gameType=constructor', 'ALL'],
])('SH-01 the lobby at %j shows %s', (search, filter) => {
  expect(filterOf(new URLSearchParams(search))).toBe(filter);
});

test.each([
  ['ALL', '/m/gameList'],
  ['RNG', '/m/gameList?gameType=RNG'],
  ['LOTT', '/m/lottery'],
  ['ELOTT', '/m/lottery?gameType=ELOTT'],
] as const)('GA-01 games of kind %s are listed at %s', (category, path) => {
  expect(categoryPath(category)).toBe(path);
});
