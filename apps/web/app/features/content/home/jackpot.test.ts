import { expect, test } from 'vitest';
import { jackpotAt, jackpotSteps, startJackpot } from './jackpot.ts';

const justBelowOne = 1 - 2 ** -53;

test('SH-13 the counter starts from 70,000,000 to 130,000,000', () => {
  expect(startJackpot(() => 0)).toBe(70_000_000);
  expect(startJackpot(() => 0.5)).toBe(100_000_000);
  expect(startJackpot(() => justBelowOne)).toBe(130_000_000);
});

test('SH-13 it rises by 100 to 500 every 3, 4 or 5 s, and by nothing else', () => {
  expect(jackpotSteps(() => 0)).toEqual([
    { afterMs: 3_000, by: 100 },
    { afterMs: 5_000, by: 500 },
  ]);
  expect(jackpotSteps(() => justBelowOne)).toEqual([
    { afterMs: 5_000, by: 500 },
    { afterMs: 3_000, by: 100 },
  ]);
  const seen = new Set<number>();
  for (let share = 0; share < 1; share += 1 / 997) {
    for (const { by, afterMs } of jackpotSteps(() => share)) {
      expect(Number.isInteger(by) && by >= 100 && by <= 500).toBe(true);
      seen.add(afterMs);
    }
  }
  expect([...seen].sort()).toEqual([3_000, 4_000, 5_000]);
});

const dayMs = 24 * 60 * 60_000;
const noonMs = Date.UTC(2026, 10, 22, 12);

test('SH-13 a figure follows from merchant and moment alone, and merchants have figures of their own', () => {
  expect(jackpotAt('wau', noonMs)).toEqual(jackpotAt('wau', noonMs));
  expect(jackpotAt('laut', noonMs).amount).not.toBe(jackpotAt('wau', noonMs).amount);
});

test('SH-13 through an hour each figure stands for 3, 4 or 5 s and gives way to one that is 100 to 500 higher', () => {
  let { amount, nextAtMs } = jackpotAt('wau', noonMs);
  const pauses = new Set<number>();
  const end = noonMs + 3_600_000;
  while (nextAtMs < end) {
    expect(jackpotAt('wau', nextAtMs - 1).amount).toBe(amount);
    const next = jackpotAt('wau', nextAtMs);
    expect(next.amount - amount).toBeGreaterThanOrEqual(100);
    expect(next.amount - amount).toBeLessThanOrEqual(500);
    pauses.add(next.nextAtMs - nextAtMs);
    ({ amount, nextAtMs } = next);
  }
  expect([...pauses].sort()).toEqual([3_000, 4_000, 5_000]);
});

test('SH-13 each day starts from 70,000,000 to 130,000,000, not twice alike, and ends at the next start', () => {
  const starts = Array.from({ length: 60 }, (_, day) => jackpotAt('wau', (20_000 + day) * dayMs).amount);
  for (const start of starts) {
    expect(start).toBeGreaterThanOrEqual(70_000_000);
    expect(start).toBeLessThanOrEqual(130_000_000);
  }
  expect(new Set(starts).size).toBe(starts.length);
  const lastMs = 20_001 * dayMs - 1;
  expect(jackpotAt('wau', lastMs).nextAtMs).toBe(20_001 * dayMs);
});
