import { type DiceMathematics, diceWinningOutcomes, parseDiceParameters } from '@wau/rules/dice/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mathematicsOf } from '../testing/sample-titles.ts';
import {
  hundredthsAtShare,
  hundredthsText,
  openingDiceChoice,
  parseHundredths,
  stepTarget,
  trackShare,
  withChance,
  withDirection,
  withTarget,
} from './dice-choice.ts';

const bounds = mathematicsOf<DiceMathematics>('dice');
const anyDirection = fc.constantFrom('under' as const, 'over' as const);

test('whatever slider, steps, typing and toggle do, the rules accept the choice', () => {
  const moves = fc.array(
    fc.oneof(
      fc.integer({ min: -500, max: 10_500 }).map((target) => ({ target })),
      fc.integer({ min: -500, max: 10_500 }).map((chance) => ({ chance })),
      fc.integer({ min: -30, max: 30 }).map((steps) => ({ steps })),
      anyDirection.map((direction) => ({ direction })),
    ),
  );
  fc.assert(
    fc.property(moves, (list) => {
      let choice = openingDiceChoice;
      for (const move of list) {
        if ('target' in move) choice = withTarget(bounds, choice, move.target);
        else if ('chance' in move) choice = withChance(bounds, choice, move.chance);
        else if ('steps' in move) choice = stepTarget(bounds, choice, move.steps);
        else choice = withDirection(bounds, choice, move.direction);
        expect(parseDiceParameters(bounds, choice).ok).toBe(true);
      }
    }),
  );
});

test('turning the direction round keeps the chance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9800 }), (chance) => {
      const under = withChance(bounds, openingDiceChoice, chance);
      const over = withDirection(bounds, under, 'over');
      expect(diceWinningOutcomes(over)).toBe(chance);
      expect(withDirection(bounds, over, 'under')).toEqual(under);
    }),
  );
});

test('steps lead to whole numbers', () => {
  expect(stepTarget(bounds, { direction: 'under', targetHundredths: 4950 }, 1).targetHundredths).toBe(5000);
  expect(stepTarget(bounds, { direction: 'under', targetHundredths: 4950 }, -1).targetHundredths).toBe(4900);
  expect(stepTarget(bounds, { direction: 'under', targetHundredths: 5000 }, 10).targetHundredths).toBe(6000);
});

test('a place on the track and its number belong together', () => {
  expect(hundredthsAtShare(trackShare(5000))).toBe(5000);
  expect(hundredthsAtShare(-1)).toBe(0);
  expect(hundredthsAtShare(2)).toBe(10_000);
});

test.each([
  ['49.5', 4950],
  ['49,5', 4950],
  ['7', 700],
  ['0.01', 1],
  ['98 %', 9800],
  ['', undefined],
  ['100', undefined],
  ['1.234', undefined],
  ['-1', undefined],
])('%j is read as %s hundredths', (text, hundredths) => {
  expect(parseHundredths(text)).toBe(hundredths);
  if (hundredths !== undefined) expect(parseHundredths(hundredthsText(hundredths))).toBe(hundredths);
});
