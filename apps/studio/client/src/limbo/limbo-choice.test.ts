import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTarget, quickTargets, stepTarget, targetText, withTarget } from './limbo-choice.ts';

const anyBounds = fc
  .tuple(fc.integer({ min: 101, max: 1_000_000 }), fc.integer({ min: 0, max: 99_000_000 }))
  .map(([minimum, room]) => ({ targetMinimumHundredths: minimum, targetMaximumHundredths: minimum + room }));

test('typing, steps and quick targets never leave what the title takes', () => {
  fc.assert(
    fc.property(anyBounds, fc.nat(200_000_000), fc.boolean(), (bounds, wished, up) => {
      const isWithin = (target: number) =>
        target >= bounds.targetMinimumHundredths && target <= bounds.targetMaximumHundredths;
      const chosen = withTarget(bounds, wished);
      expect(isWithin(chosen.targetHundredths)).toBe(true);
      const stepped = stepTarget(bounds, chosen, up).targetHundredths;
      expect(isWithin(stepped)).toBe(true);
      if (up) expect(stepped).toBeGreaterThanOrEqual(chosen.targetHundredths);
      else expect(stepped).toBeLessThanOrEqual(chosen.targetHundredths);
      const quick = quickTargets(bounds);
      expect(quick.every(isWithin)).toBe(true);
      expect(new Set(quick).size).toBe(quick.length);
      expect(quick.length).toBeLessThanOrEqual(5);
    }),
  );
});

test.each([
  ['2', 200],
  ['1,5', 150],
  ['10.25×', 1_025],
  ['1000000', 100_000_000],
  ['', undefined],
  ['1.234', undefined],
  ['-2', undefined],
])('%j is read as %s hundredths', (text, hundredths) => {
  expect(parseTarget(text)).toBe(hundredths);
  if (hundredths !== undefined) expect(parseTarget(targetText(hundredths))).toBe(hundredths);
});
