import type { KenoMathematics, KenoParameters } from '@wau/rules/keno/keno';
import { expect, test } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { cardColumns, drawnEventOf, isBettable, withRandomSpots, withSpot } from './keno-card.ts';

test.each([
  [80, 8],
  [60, 6],
  [49, 7],
  [40, 5],
  [36, 6],
  [30, 6],
  [25, 5],
])('a card of %i numbers lies in %i columns', (numbers, columns) => {
  expect(cardColumns(numbers)).toBe(columns);
});

const mathematics = { numbers: 12, drawn: 4, spotChoices: [2, 3] } as unknown as KenoMathematics;

test('numbers are marked in order, given back, and never more than the title takes', () => {
  let parameters: KenoParameters = { risk: 'low', spots: [] };
  expect(isBettable(mathematics, parameters)).toBe(false);
  for (const number of [9, 2, 5, 7]) parameters = withSpot(mathematics, parameters, number);
  expect(parameters.spots).toEqual([2, 5, 9]);
  expect(isBettable(mathematics, parameters)).toBe(true);
  parameters = withSpot(mathematics, withSpot(mathematics, parameters, 5), 2);
  expect(parameters.spots).toEqual([9]);
  expect(isBettable(mathematics, parameters)).toBe(false);
});

test('numbers by chance are as many as were marked, where the title takes so many', () => {
  const picked = (spots: readonly number[]) => withRandomSpots(mathematics, { risk: 'low', spots }).spots;
  expect(picked([])).toHaveLength(3);
  expect(picked([1, 2])).toHaveLength(2);
  expect(picked([7])).toHaveLength(3);
  expect(picked([1, 2]).every((number) => number >= 1 && number <= 12)).toBe(true);
});

test('the draw is read from the recorded events', () => {
  for (const golden of goldenRoundsOf('keno')) expect(drawnEventOf(golden).numbers).toHaveLength(4);
  expect(() => drawnEventOf({ events: [{ type: 'diceRolled' }] })).toThrow(TypeError);
});
