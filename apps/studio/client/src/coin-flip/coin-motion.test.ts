import { coinSides } from '@wau/rules/coin-flip/coin-flip';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { coinPose, coinShare, flipsOf, otherSide } from './coin-motion.ts';

const anySide = fc.constantFrom(...coinSides);
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

test('a coin starts with the side that lay up and ends flat with the side that was drawn', () => {
  fc.assert(
    fc.property(anySide, anySide, anyShare, (from, to, share) => {
      expect(coinPose(from, to, 0)).toEqual({ height: 0, openness: 1, side: from });
      const landed = coinPose(from, to, 1);
      expect(landed).toMatchObject({ height: 0, side: to });
      expect(landed.openness).toBeCloseTo(1, 9);
      const pose = coinPose(from, to, share);
      expect(pose.height).toBeGreaterThanOrEqual(0);
      expect(pose.height).toBeLessThanOrEqual(1);
    }),
  );
});

test('coins beside one another fall one after another and all have landed at the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), anyShare, (coins, share) => {
      const shares = Array.from({ length: coins }, (_, coin) => coinShare(share, coin, coins));
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      for (const coin of shares.keys()) {
        expect(coinShare(0, coin, coins)).toBe(0);
        expect(coinShare(1, coin, coins)).toBe(1);
      }
    }),
  );
});

test('the golden rounds are tossed as they were recorded, and other events are none of this game', () => {
  for (const { events } of goldenRoundsOf('coin-flip')) {
    const flips = flipsOf(events);
    expect(flips.length).toBeGreaterThan(0);
    expect(flips.slice(0, -1).every(({ won }) => won)).toBe(true);
  }
  expect(flipsOf([{ type: 'diceRolled' }, null])).toEqual([]);
  expect(otherSide('heads')).toBe('tails');
});
