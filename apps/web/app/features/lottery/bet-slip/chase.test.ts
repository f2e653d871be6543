import { expect, test } from 'vitest';
import { type ChaseTerms, type ChaseWish, highestMultipleOf, planChase } from './chase.ts';

const terms: ChaseTerms = {
  numeros: Array.from({ length: 120 }, (_, index) => `20261130-${String(index + 1).padStart(4, '0')}`),
  stakeMinor: 200n,
  leastWonMinor: 1_800n,
  highestMultiple: 1_000,
};
const wish: ChaseWish = { plan: 'flat', drawCount: 3, multiple: 2, profitMinor: 0n };
const multiplesOf = (changes: Partial<ChaseWish>, of: Partial<ChaseTerms> = {}) =>
  planChase({ ...wish, ...changes }, { ...terms, ...of }).draws.map(({ multiple }) => multiple);

test('a flat chase stakes the same on each of the next draws', () => {
  const chase = planChase(wish, terms);
  expect(chase.draws.map(({ numero }) => numero)).toEqual(terms.numeros.slice(0, 3));
  expect(chase.draws.map(({ multiple }) => multiple)).toEqual([2, 2, 2]);
  expect(chase.draws.map(({ spentMinor }) => spentMinor)).toEqual([400n, 800n, 1_200n]);
  expect(chase.draws.map(({ profitMinor }) => profitMinor)).toEqual([3_200n, 2_800n, 2_400n]);
  expect(chase).toMatchObject({ stakeMinor: 1_200n, endsBy: undefined });
});

test('a doubled chase ends where the game allows no more', () => {
  expect(multiplesOf({ plan: 'double', multiple: 1, drawCount: 5 })).toEqual([1, 2, 4, 8, 16]);
  const chase = planChase({ ...wish, plan: 'double', multiple: 1, drawCount: 120 }, terms);
  expect(chase.draws.at(-1)?.multiple).toBe(512);
  expect(chase.endsBy).toBe('multiple');
  expect(multiplesOf({ plan: 'flat', multiple: 4 }, { highestMultiple: 4 })).toEqual([4, 4, 4]);
  expect(multiplesOf({ plan: 'flat', multiple: 4 }, { highestMultiple: 3 })).toEqual([]);
});

test('every draw of a chase for a profit leaves it, with the smallest multiple that does', () => {
  const profitMinor = 5_000n;
  const chase = planChase({ ...wish, plan: 'profit', drawCount: 12, profitMinor }, terms);
  expect(chase.draws.map(({ multiple }) => multiple).slice(0, 4)).toEqual([4, 4, 5, 5]);
  for (const draw of chase.draws) {
    expect(draw.profitMinor).toBeGreaterThanOrEqual(profitMinor);
    const onceLess = draw.profitMinor - (terms.leastWonMinor - terms.stakeMinor);
    expect(onceLess).toBeLessThan(profitMinor);
  }
});

test('where a win costs as much as it pays there is no profit to chase', () => {
  expect(planChase({ ...wish, plan: 'profit' }, { ...terms, leastWonMinor: 200n })).toEqual({
    draws: [],
    endsBy: 'never',
    stakeMinor: 0n,
  });
  expect(multiplesOf({ plan: 'flat' }, { leastWonMinor: 200n })).toEqual([2, 2, 2]);
});

test('there are no more draws than are planned', () => {
  const chase = planChase({ ...wish, drawCount: 9 }, { ...terms, numeros: terms.numeros.slice(0, 4) });
  expect(chase.draws).toHaveLength(4);
  expect(chase.endsBy).toBe('draws');
});

test('the highest multiple obeys every limit of the game', () => {
  const bounds = {
    ...{ lineMultiple: 2, stakeMinor: 100n, mostWonMinor: 1_000n, highestMultiple: 1_000 },
    ...{ highestStakeMinor: 1_000_000n, highestWinMinor: 10_000_000n },
  };
  expect(highestMultipleOf(bounds)).toBe(500);
  expect(highestMultipleOf({ ...bounds, highestStakeMinor: 999n })).toBe(9);
  expect(highestMultipleOf({ ...bounds, highestWinMinor: 2_999n })).toBe(2);
  expect(highestMultipleOf({ ...bounds, highestMultiple: 1_000_000 })).toBe(10_000);
  expect(highestMultipleOf({ ...bounds, highestStakeMinor: 99n })).toBe(0);
});
