import { expect, test } from 'vitest';
import { type CellMotion, isMoving, poseOf } from './board-cell.ts';

const moving = (motion: Omit<CellMotion, 'startMs' | 'durationMs'>) => ({
  symbol: 'high1' as const,
  motion: { ...motion, startMs: 1_000, durationMs: 400 },
});

test('a symbol that falls begins above its place and ends on it', () => {
  const cell = moving({ kind: 'fall', rows: 3 });
  expect(poseOf(cell, 900).rowOffset).toBe(-3);
  expect(poseOf(cell, 1_200).rowOffset).toBeLessThan(0);
  expect(poseOf(cell, 1_400)).toEqual({ rowOffset: -0, scale: 1, alpha: 1 });
  expect([isMoving(cell, 1_399), isMoving(cell, 1_400)]).toEqual([true, false]);
});

test('a symbol that vanishes is gone at its end, one that leaves is below, one that grows stands at rest', () => {
  expect(poseOf(moving({ kind: 'vanish', rows: 0 }), 1_400)).toMatchObject({
    scale: expect.closeTo(0),
    alpha: 0,
  });
  expect(poseOf(moving({ kind: 'leave', rows: 4 }), 1_400).rowOffset).toBe(4);
  expect(poseOf(moving({ kind: 'grow', rows: 0 }), 1_400)).toMatchObject({
    scale: expect.closeTo(1),
    alpha: 1,
  });
});

test('a symbol at rest stands where it is', () => {
  expect(poseOf({ symbol: 'wild' }, 5)).toEqual({ rowOffset: 0, scale: 1, alpha: 1 });
  expect(isMoving({ symbol: 'wild' }, 5)).toBe(false);
});
