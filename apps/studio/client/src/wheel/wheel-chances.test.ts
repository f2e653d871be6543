import { expect, test } from 'vitest';
import { toldPays } from './wheel-chances.ts';

test('each pay is told once, with all segments that pay it', () => {
  const told = toldPays([
    { pays: 200, weight: 1 },
    { pays: 0, weight: 3 },
    { pays: 'inner', weight: 1 },
    { pays: 0, weight: 2 },
    { pays: 150, weight: 1 },
  ]);
  expect(told.map(({ segment, chanceText }) => [segment.pays, chanceText])).toEqual([
    [0, '62.50 %'],
    [150, '12.50 %'],
    [200, '12.50 %'],
    ['inner', '12.50 %'],
  ]);
});
