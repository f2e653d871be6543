import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAboveOwn, findBelowPromised, shareOut, withinOwn } from './member-rates.ts';

test('AG-04 a rate above the own is found by its product, on each day that is asked about', () => {
  expect(findAboveOwn({ LIVE: 50, LOTT: 20 }, { LIVE: 50, LOTT: 20 })).toBeUndefined();
  expect(findAboveOwn({ LIVE: 50, LOTT: 21 }, { LIVE: 50, LOTT: 20 })).toBe('LOTT');
  expect(findAboveOwn({ FISH: 1 }, {})).toBe('FISH');
  expect(findAboveOwn({ RNG: 40 }, { RNG: 40 }, { RNG: 30 })).toBe('RNG');
});

test('AG-04 a rate below what somebody further down was promised is found', () => {
  expect(findBelowPromised({ LIVE: 50 }, [{ LIVE: 50 }, { LIVE: 10 }])).toBeUndefined();
  expect(findBelowPromised({ LIVE: 49 }, [{ LIVE: 10 }, { LIVE: 50 }])).toBe('LIVE');
});

test('AG-04 an older offer gives no more than its giver has by now', () => {
  expect(withinOwn({ LIVE: 80, RNG: 20 }, { LIVE: 50, RNG: 30 }, { LIVE: 60, RNG: 10 })).toMatchObject({
    LIVE: 50,
    RNG: 10,
    LOTT: 0,
  });
});

test('AG-04 a chain shares out its highest rate, whatever the rates are', () => {
  expect(shareOut([20, 50, 80])).toEqual([20, 30, 30]);
  expect(shareOut([20, 10, 80])).toEqual([20, 0, 60]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 }), (rates) => {
      const shares = shareOut(rates);
      expect(shares.every((share) => share >= 0)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.max(...rates));
    }),
  );
});
