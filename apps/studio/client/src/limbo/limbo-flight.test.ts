import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { altitudeShare, climbMs, heightAt, reachedEventOf, topOf } from './limbo-flight.ts';

const anyHeight = fc.integer({ min: 100, max: 100_000_000 });

test('a runner starts on the ground, never falls, and ends exactly at its height', () => {
  fc.assert(
    fc.property(anyHeight, fc.double({ min: 0, max: 3_000, noNaN: true }), (height, sinceMs) => {
      const now = heightAt(height, sinceMs);
      expect(heightAt(height, 0)).toBeCloseTo(100, 6);
      expect(now).toBeLessThanOrEqual(height + 1e-6);
      expect(heightAt(height, sinceMs + 16)).toBeGreaterThanOrEqual(now - 1e-6);
      expect(heightAt(height, climbMs(height))).toBe(height);
      expect(climbMs(height)).toBeLessThanOrEqual(2_400);
    }),
  );
});

test('target and runners lie within the scene, the higher the further up', () => {
  fc.assert(
    fc.property(anyHeight, anyHeight, (target, height) => {
      const top = topOf(target, [height]);
      for (const each of [target, height]) {
        expect(altitudeShare(each, top)).toBeGreaterThanOrEqual(0);
        expect(altitudeShare(each, top)).toBeLessThan(1);
      }
      if (target > height) expect(altitudeShare(target, top)).toBeGreaterThan(altitudeShare(height, top));
    }),
  );
});

test('the golden rounds are flown to where they were recorded', () => {
  for (const golden of goldenRoundsOf('limbo')) {
    const { heightsHundredths, reachedHundredths } = reachedEventOf(golden);
    expect(Math.max(...heightsHundredths.map((height) => heightAt(height, 10_000)))).toBe(reachedHundredths);
  }
  expect(() => reachedEventOf({ events: [{ type: 'diceRolled' }] })).toThrow(TypeError);
});
