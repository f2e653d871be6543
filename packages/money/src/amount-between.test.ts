import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountBetween } from './amount-between.ts';
import { toMinor } from './minor.ts';

const anyAmount = fc.bigInt(0n, 10n ** 15n).map(toMinor);

test('counting starts and ends at the exact amounts and never leaves the way between them', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, fc.double({ min: -1, max: 2, noNaN: true }), (from, to, share) => {
      expect(amountBetween(from, to, 0)).toBe(from);
      expect(amountBetween(from, to, 1)).toBe(to);
      const between = amountBetween(from, to, share);
      expect((between - from) * (to - between) >= 0n).toBe(true);
    }),
  );
});
