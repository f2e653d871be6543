import { type PlinkoMathematics, plinkoMultipliersTenThousandths } from '@wau/rules/plinko/plinko';
import { contrastRatio } from '@wau/theme/contrast';
import { themeNames } from '@wau/theme/theme-names';
import { themes } from '@wau/theme/tokens';
import { expect, test } from 'vitest';
import { mathematicsOf } from '../testing/sample-titles.ts';
import { bucketHeat, bucketLabel, bucketLook, mixColours } from './bucket-look.ts';

test('every bucket of every theme is legible', () => {
  const mathematics = mathematicsOf<PlinkoMathematics>('plinko');
  for (const rows of mathematics.rowChoices) {
    for (const risk of mathematics.risks) {
      for (const multiplier of plinkoMultipliersTenThousandths(mathematics, { rows, risk })) {
        for (const theme of themeNames) {
          const { fill, text } = bucketLook(bucketHeat(multiplier), themes[theme]);
          expect(contrastRatio(text, fill), `${theme} ${multiplier}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  }
});

test('a bucket that pays no more than the stake is cool', () => {
  expect(bucketHeat(2_000)).toBe(0);
  expect(bucketHeat(10_000)).toBe(0);
  expect(bucketHeat(100_000)).toBeCloseTo(0.5);
  expect(bucketHeat(10_000_000)).toBe(1);
});

test('colours mix by channel', () => {
  expect(mixColours('#000000', '#ff8000', 0.5)).toBe('#804000');
});

test.each([
  [2_000, '0.2'],
  [10_900, '1.09'],
  [1_860_000, '186'],
  [10_000_000, '1k'],
])('%i says %s', (multiplier, label) => {
  expect(bucketLabel(multiplier)).toBe(label);
});
