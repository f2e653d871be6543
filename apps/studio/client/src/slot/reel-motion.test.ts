import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fullSpeed,
  hasLanded,
  isAtRest,
  landingFrom,
  landingTurn,
  spinningTurn,
  stopPlan,
} from './reel-motion.ts';

const anyElapsed = fc.double({ min: 0, max: 20_000, noNaN: true });

test('a reel never jumps and never outruns its full speed', () => {
  fc.assert(
    fc.property(anyElapsed, (elapsed) => {
      const step = spinningTurn(elapsed + 1) - spinningTurn(elapsed);
      expect(Math.abs(step)).toBeLessThanOrEqual(fullSpeed + 1e-9);
    }),
  );
});

test('landing goes on from the same place at the same speed and rests on a whole symbol', () => {
  fc.assert(
    fc.property(fc.double({ min: 300, max: 20_000, noNaN: true }), (elapsed) => {
      const turn = spinningTurn(elapsed);
      const landing = landingFrom(turn, 1_000);
      expect(landingTurn(landing, 1_000)).toBeCloseTo(turn, 9);
      expect(landingTurn(landing, 1_001) - turn).toBeCloseTo(fullSpeed, 3);
      expect(Number.isInteger(landing.toTurn)).toBe(true);
      const landedMs = landing.startMs + landing.durationMs;
      expect(hasLanded(landing, landedMs - 1)).toBe(false);
      expect(hasLanded(landing, landedMs)).toBe(true);
      expect(isAtRest(landing, landedMs)).toBe(false);
      expect(isAtRest(landing, landedMs + 200)).toBe(true);
      expect(landingTurn(landing, landedMs + 200)).toBeCloseTo(landing.toTurn, 9);
    }),
  );
});

test('reels stop in order, and suspense holds back all that follow', () => {
  const times = { firstMs: 500, eachMs: 150, suspenseMs: 900 };
  expect(stopPlan([false, false, false, false, false], times).afterMs).toEqual([500, 650, 800, 950, 1100]);
  expect(stopPlan([false, false, true, true, false], times).afterMs).toEqual([500, 650, 1700, 2750, 2900]);
});
