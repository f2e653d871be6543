import type { WheelSegment } from '@wau/rules/wheel/wheel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { restingTurn, segmentArc, segmentAtPointer, spinTo, stopsOf, turnAt } from './wheel-motion.ts';

const anySegments = fc.array(fc.record({ pays: fc.nat(1_000), weight: fc.integer({ min: 1, max: 50 }) }), {
  minLength: 2,
  maxLength: 60,
});

/** The segment that has a place, counted as the rules do. */
function segmentOfPlace(segments: readonly WheelSegment[], place: number): number {
  const ends = segments.map((_, index) =>
    segments.slice(0, index + 1).reduce((sum, { weight }) => sum + weight, 0),
  );
  return ends.findIndex((end) => place < end);
}

test('the pointer comes to stand on the segment of the place, wherever the wheel stood before', () => {
  const anySpin = anySegments.chain((segments) =>
    fc.record({
      segments: fc.constant(segments),
      place: fc.nat(segments.reduce((sum, { weight }) => sum + weight, 0) - 1),
      from: fc.double({ min: 0, max: 60, noNaN: true }),
      turns: fc.integer({ min: 1, max: 6 }),
    }),
  );
  fc.assert(
    fc.property(anySpin, ({ segments, place, from, turns }) => {
      const to = spinTo(from, restingTurn(segments, place), turns);
      expect(to - from).toBeGreaterThanOrEqual(turns * 2 * Math.PI - 1e-9);
      expect(to - from).toBeLessThan((turns + 1) * 2 * Math.PI + 1e-9);
      expect(segmentAtPointer(segments, turnAt(from, to, 1))).toBe(segmentOfPlace(segments, place));
    }),
  );
});

test('a spin starts where the wheel stood, never turns back and ends where it should', () => {
  const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(anyShare, anyShare, (one, other) => {
      expect(turnAt(2, 20, 0)).toBe(2);
      expect(turnAt(2, 20, 1)).toBe(20);
      expect(turnAt(2, 20, Math.max(one, other))).toBeGreaterThanOrEqual(turnAt(2, 20, Math.min(one, other)));
    }),
  );
});

test('segments lie beside one another around the whole wheel', () => {
  fc.assert(
    fc.property(anySegments, (segments) => {
      let end = 0;
      for (const index of segments.keys()) {
        const arc = segmentArc(segments, index);
        expect(arc.from).toBeCloseTo(end, 9);
        expect(arc.to).toBeGreaterThan(arc.from);
        end = arc.to;
      }
      expect(end).toBeCloseTo(2 * Math.PI, 9);
    }),
  );
});

test('the stops are read from the recorded events', () => {
  for (const golden of goldenRoundsOf('wheel')) expect(stopsOf(golden)[0]?.wheel).toBe('outer');
  expect(() => stopsOf({ events: [{ type: 'diceRolled' }] })).toThrow(TypeError);
});
