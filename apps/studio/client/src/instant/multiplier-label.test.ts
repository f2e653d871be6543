import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multiplierLabel } from './multiplier-label.ts';

test.each([
  [0, '0'],
  [10_312, '1.03'],
  [11_500, '1.15'],
  [20_000, '2'],
  [247_500, '24.7'],
  [22_770_000, '2277'],
  [314_572_800, '31.4k'],
  [51_482_970_000, '5.14M'],
  [1_476_863_844_456_000, '147B'],
])('%i is written %s', (multiplier, label) => {
  expect(multiplierLabel(multiplier)).toBe(label);
});

test('never promises more than is paid, and is never long', () => {
  const factors = { k: 1e3, M: 1e6, B: 1e9 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 15 }), (multiplier) => {
      const label = multiplierLabel(multiplier);
      const [, digits, unit] = /^([\d.]+)([kMB]?)$/.exec(label) ?? expect.fail(label);
      const factor = unit === 'k' || unit === 'M' || unit === 'B' ? factors[unit] : 1;
      expect(Number(digits) * factor).toBeLessThanOrEqual(multiplier / 10_000 + 0.001);
      expect(label.length).toBeLessThanOrEqual(7);
    }),
  );
});
