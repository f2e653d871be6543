import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { readTitleShelf } from './title-shelf.ts';

describe('the titles of the house', () => {
  const shelf = readTitleShelf();

  it.each(shelf.facts.map(({ gameId }) => gameId))(
    '%s can be played, and says what it is worth',
    (gameId) => {
      const title = shelf.find(gameId);
      expect(title?.playable.engine).toBe(title?.engine);
      expect(title?.figures.ways.length).toBeGreaterThan(0);
      for (const { returnPercent } of title?.figures.ways ?? []) {
        expect(Number(returnPercent)).toBeGreaterThan(85);
        expect(Number(returnPercent)).toBeLessThan(100);
      }
    },
  );

  it('have names of their own in each language', () => {
    for (const language of ['MY', 'EN'] as const) {
      const names = shelf.facts.map(({ names: { [language]: name } }) => name.toLowerCase());
      expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    }
  });
});

const dice = {
  engine: 'dice',
  vendor: 'studio',
  theme: 'wau',
  names: { MY: 'Dadu', EN: 'Dice' },
  descriptions: { MY: 'Baling.', EN: 'Roll.' },
  limits: { minStakeMinor: '10', maxStakeMinor: '1000', maxWinMinor: '100000' },
};
const mathematics = {
  returnTenThousandths: 9_900,
  winningOutcomesMinimum: 1,
  winningOutcomesMaximum: 9_800,
};

const scratch = mkdtempSync(join(tmpdir(), 'wau-titles-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function shelfWith(name: string, facts: unknown, played: unknown = mathematics) {
  const folder = mkdtempSync(join(scratch, 'shelf-'));
  const title = join(folder, name);
  mkdirSync(title);
  writeFileSync(join(title, 'title.json'), JSON.stringify(facts));
  writeFileSync(join(title, 'mathematics.json'), JSON.stringify(played));
  writeFileSync(join(title, 'figures.json'), JSON.stringify({ method: 'exact', ways: [] }));
  return readTitleShelf(undefined, folder);
}

test('a title is found by its id alone, and opened once', () => {
  const shelf = shelfWith('my-dice', dice);
  expect(shelf.facts).toHaveLength(1);
  expect(shelf.find('my-dice')).toBe(shelf.find('my-dice'));
  expect(shelf.find('dice')).toBeUndefined();
});

test.each([
  ['a folder that is not named as a title is', 'My Dice', dice, /not named/],
  ['a fact too much', 'a', { ...dice, code: 'x' }, /has exactly/],
  ['an engine that nobody knows', 'a', { ...dice, engine: 'roulette' }, /no known engine/],
  ['a vendor that is none', 'a', { ...dice, vendor: '' }, /no vendor/],
  ['a theme that is none', 'a', { ...dice, theme: '../x' }, /no theme/],
  ['a language without a name', 'a', { ...dice, names: { EN: 'Dice' } }, /named in every language/],
  ['a name too long', 'a', { ...dice, names: { MY: 'x'.repeat(41), EN: 'Dice' } }, /named in every language/],
  ['an empty description', 'a', { ...dice, descriptions: { MY: '', EN: 'x' } }, /described in every/],
  ['limits out of order', 'a', { ...dice, limits: { ...dice.limits, maxStakeMinor: '1' } }, /ascending/],
])('%s is told when the shelf is read', (_, name, facts, message) => {
  expect(() => shelfWith(name, facts)).toThrow(message);
});

test('mathematics that the engine refuses are told when the title is opened', () => {
  const shelf = shelfWith('my-dice', dice, { ...mathematics, returnTenThousandths: 10_001 });
  expect(() => shelf.find('my-dice')).toThrow(/my-dice.*dice\.return\.invalid/);
});
