import { expect, test } from 'vitest';
import { createGeneratedMatchFeed, generateMatches } from './generated-match-feed.ts';
import { virtualLeagues } from './virtual-leagues.ts';

const hourMs = 60 * 60_000;
const noonMs = Date.UTC(2026, 10, 22, 12);

test('GA-04 at any moment there are matches, all of them still to come, the earliest first', () => {
  for (let hour = 0; hour < 24 * 30; hour += 1) {
    const nowMs = noonMs + hour * hourMs + hour;
    const starts = generateMatches('wau', 'MY', nowMs).map(({ startsAtMs }) => startsAtMs);
    expect(starts).toHaveLength(6);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts[0]).toBeGreaterThan(nowMs);
    expect(starts[0]).toBeLessThanOrEqual(nowMs + 6 * hourMs);
  }
});

test('GA-04 they follow from seed and time alone, and another seed has others', async () => {
  const feed = createGeneratedMatchFeed('wau');
  const told = await feed.upcoming('laut' as never, 'MY', noonMs);
  expect(told).toEqual(generateMatches('wau', 'MY', noonMs));
  // A match stays what it is while it comes nearer.
  const later = generateMatches('wau', 'MY', noonMs + 1);
  expect(later).toEqual(told);
  const pairs = (seed: string) =>
    generateMatches(seed, 'MY', noonMs).map(({ home, away }) => `${home.name} ${away.name}`);
  expect(pairs('other')).not.toEqual(pairs('wau'));
});

test('GA-04 they say in each language that they are virtual, and nobody plays twice at a time or against itself', () => {
  for (const language of ['MY', 'EN'] as const) {
    for (const { league } of generateMatches('wau', language, noonMs)) expect(league).toMatch(/Maya|Virtual/);
  }
  for (let hour = 0; hour < 24 * 14; hour += 1) {
    const matches = generateMatches('wau', 'EN', noonMs + hour * hourMs);
    expect(matches.every(({ isVirtual }) => isVirtual)).toBe(true);
    const byMoment = Map.groupBy(matches, ({ startsAtMs }) => startsAtMs);
    for (const together of byMoment.values()) {
      const names = together.flatMap(({ home, away }) => [home.name, away.name]);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test('GA-04 in a season each team is among the hot ones, and the leagues have even numbers of teams', () => {
  const seen = new Set<string>();
  for (let hour = 0; hour < 24 * 7; hour += 1) {
    for (const { home, away } of generateMatches('wau', 'EN', noonMs + hour * hourMs)) {
      seen.add(home.name).add(away.name);
    }
  }
  const all = virtualLeagues.flatMap(({ teams }) => teams.map(({ name }) => name));
  expect(virtualLeagues.every(({ teams }) => teams.length % 2 === 0)).toBe(true);
  expect(all.filter((name) => !seen.has(name))).toEqual([]);
});
