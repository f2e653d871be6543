import type { PlinkoDirection, PlinkoMathematics } from '@wau/rules/plinko/plinko';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { mathematicsOf } from '../testing/sample-titles.ts';
import { ballPosition, boardShape, bucketX, hopCount, pegPosition } from './ball-flight.ts';
import { droppedEventOf } from './dropped-event.ts';

const { rowChoices } = mathematicsOf<PlinkoMathematics>('plinko');
const anyPath = fc
  .constantFrom(...rowChoices)
  .chain((rows) =>
    fc.array(fc.constantFrom<PlinkoDirection>('left', 'right'), { minLength: rows, maxLength: rows }),
  );
const anyBall = fc.integer();

describe('a ball', () => {
  it('ends in the middle of the bucket that its path leads to', () => {
    fc.assert(
      fc.property(anyPath, anyBall, (path, ball) => {
        const shape = boardShape(336, 380, path.length);
        const bucket = path.filter((direction) => direction === 'right').length;
        const end = ballPosition(shape, path, hopCount(path), ball);
        expect(end.x).toBeCloseTo(bucketX(shape, bucket), 6);
        expect(end.y).toBeGreaterThan(shape.bucketsY);
      }),
    );
  });

  it('turns at every peg as recorded', () => {
    fc.assert(
      fc.property(anyPath, anyBall, (path, ball) => {
        const shape = boardShape(336, 380, path.length);
        path.forEach((direction, row) => {
          const peg = ballPosition(shape, path, row + 1.0001, ball).touched;
          expect(peg?.row).toBe(row);
          const before = pegPosition(shape, row, peg?.peg ?? Number.NaN).x;
          const next =
            row + 1 < path.length
              ? pegPosition(shape, row + 1, ballPosition(shape, path, row + 2.0001, ball).touched?.peg ?? 0).x
              : bucketX(shape, path.filter((turn) => turn === 'right').length);
          expect(Math.sign(next - before)).toBe(direction === 'right' ? 1 : -1);
        });
      }),
    );
  });

  it('moves without jumps', () => {
    fc.assert(
      fc.property(anyPath, anyBall, (path, ball) => {
        const shape = boardShape(336, 380, path.length);
        let last = ballPosition(shape, path, 0, ball);
        for (let hops = 0.02; hops <= hopCount(path); hops += 0.02) {
          const next = ballPosition(shape, path, hops, ball);
          expect(Math.hypot(next.x - last.x, next.y - last.y)).toBeLessThan(shape.rowGap * 0.2);
          last = next;
        }
      }),
    );
  });
});

test('a board stays inside its canvas on every screen', () => {
  for (const rows of rowChoices) {
    for (const [width, height] of [
      [296, 200],
      [336, 380],
      [430, 560],
    ] as const) {
      const shape = boardShape(width, height, rows);
      expect(shape.bucketsY + shape.bucketHeight).toBeLessThanOrEqual(height);
      expect(bucketX(shape, 0) - shape.pegGap / 2).toBeGreaterThanOrEqual(0);
      expect(bucketX(shape, rows) + shape.pegGap / 2).toBeLessThanOrEqual(width);
      expect(shape.rowGap).toBeGreaterThan(shape.ballRadius);
    }
  }
});

test('the golden rounds land in the bucket that they recorded', () => {
  for (const golden of goldenRoundsOf('plinko')) {
    const { path, bucket } = droppedEventOf(golden);
    const shape = boardShape(336, 380, path.length);
    expect(ballPosition(shape, path, hopCount(path), 7).x).toBeCloseTo(bucketX(shape, bucket), 6);
  }
});
