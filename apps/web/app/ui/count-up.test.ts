import { toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedAmount } from './count-up.ts';

const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map(toMinor);

test('starts and ends exactly, and never leaves the way between', () => {
  fc.assert(
    fc.property(amount, amount, fc.double({ min: -10, max: 900, noNaN: true }), (from, to, elapsedMs) => {
      const shown = countedAmount(from, to, elapsedMs, 700);
      const [low, high] = from < to ? [from, to] : [to, from];
      expect(shown >= low && shown <= high).toBe(true);
      if (elapsedMs <= 0) expect(shown).toBe(from);
      if (elapsedMs >= 700) expect(shown).toBe(to);
    }),
  );
});
