import { expect, test } from 'vitest';
import { nextJackpotStep, startJackpot } from './jackpot.ts';

const justBelowOne = 1 - 2 ** -53;

test('SH-13 the counter starts from 70,000,000 to 130,000,000', () => {
  expect(startJackpot(() => 0)).toBe(70_000_000);
  expect(startJackpot(() => 0.5)).toBe(100_000_000);
  expect(startJackpot(() => justBelowOne)).toBe(130_000_000);
});

test('SH-13 it rises by 100 to 500 every 3, 4 or 5 s, and by nothing else', () => {
  expect(nextJackpotStep(() => 0)).toEqual({ by: 100, afterMs: 3_000 });
  expect(nextJackpotStep(() => justBelowOne)).toEqual({ by: 500, afterMs: 5_000 });
  const seen = new Set<number>();
  for (let share = 0; share < 1; share += 1 / 997) {
    const { by, afterMs } = nextJackpotStep(() => share);
    expect(Number.isInteger(by) && by >= 100 && by <= 500).toBe(true);
    seen.add(afterMs);
  }
  expect([...seen].sort()).toEqual([3_000, 4_000, 5_000]);
});
