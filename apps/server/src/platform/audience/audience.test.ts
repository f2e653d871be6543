import { expect, test } from 'vitest';
import { type Audience, keepMeant } from './audience.ts';

const dayMs = 24 * 60 * 60_000;
const all: Audience = { audience: 'all', new_within_days: null, club_level_from: null };
const newcomers: Audience = { audience: 'new', new_within_days: 3, club_level_from: null };
const gold: Audience = { audience: 'club', new_within_days: null, club_level_from: 2 };

test.each([
  [0, 0, [all, newcomers]],
  [3 * dayMs - 1, 1, [all, newcomers]],
  [3 * dayMs, 2, [all, gold]],
  [30 * dayMs, 3, [all, gold]],
] as const)('an account of %d ms at level %d', async (ageMs, level, meant) => {
  const listener = { registeredAt: new Date(0), readClubLevel: async () => level };
  expect(await keepMeant([all, newcomers, gold], listener, ageMs)).toEqual(meant);
});

test('a level is asked for only where somebody goes by it', async () => {
  const listener = {
    registeredAt: new Date(0),
    readClubLevel: () => Promise.reject(new Error('nobody asks')),
  };
  expect(await keepMeant([all], listener, 0)).toEqual([all]);
});
