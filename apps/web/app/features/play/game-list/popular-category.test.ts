import { expect, test } from 'vitest';
import { listOf, popularCategories, popularChoiceOf, popularPath, sourceOf } from './popular-category.ts';

test('GA-03 there are eleven categories, each with its own list', () => {
  expect(Object.fromEntries(popularCategories.map((category) => [category, sourceOf(category)]))).toEqual({
    ...{ HOT: 'hot', RNG: 'paged', PVP: 'paged', LIVE: 'paged', FISH: 'paged', INHOUSE: 'inhouse' },
    ...{ SPORTS: 'mapped', ESPORTS: 'mapped', COCKFIGHT: 'mapped', ELOTT: 'mapped', LOTT: 'mapped' },
  });
  expect(popularCategories).toHaveLength(11);
});

test.each([
  ['', { category: 'HOT', vassalage: '' }],
  ['category=nothing', { category: 'HOT', vassalage: '' }],
  ['category=RECENT', { category: 'RNG', vassalage: '' }],
  ['category=FISH&vassalage=rimba', { category: 'FISH', vassalage: 'rimba' }],
  ['category=INHOUSE&vassalage=studio', { category: 'INHOUSE', vassalage: 'studio' }],
  ['category=FISH&vassalage=%3Cscript%3E', { category: 'FISH', vassalage: '' }],
  ['category=SPORTS&vassalage=rimba', { category: 'SPORTS', vassalage: '' }],
  ['category=HOT&vassalage=rimba', { category: 'HOT', vassalage: '' }],
])('GA-03 the address %j shows %j', (search, choice) => {
  expect(popularChoiceOf(new URLSearchParams(search))).toEqual(choice);
});

test('GA-03 each choice has one address, which shows it', () => {
  for (const category of popularCategories) {
    const choice = { category, vassalage: sourceOf(category) === 'paged' ? 'TCG_SEA' : '' };
    const [, search] = popularPath(choice).split('?');
    expect(popularChoiceOf(new URLSearchParams(search))).toEqual(choice);
  }
  expect(popularPath({ category: 'HOT', vassalage: '' })).toBe('/m/gameCenter');
});

test('GA-03 our own category lists the slots of its vendor', () => {
  expect(listOf({ category: 'INHOUSE', vassalage: 'studio' })).toMatchObject({
    ...{ gameType: 'RNG', vassalage: 'studio', classify: 'ALL' },
  });
  expect(listOf({ category: 'HOT', vassalage: '' })).toMatchObject({ gameType: 'ALL', classify: 'HOT' });
  expect(listOf({ category: 'LIVE', vassalage: '' })).toMatchObject({ gameType: 'LIVE', vassalage: '' });
});
