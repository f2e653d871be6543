import { expect, test } from 'vitest';
import { maximumAttempts, retryDelayMs } from './deliver-callbacks-job.ts';

test('attempts go on for hours, each wait longer than the one before up to ten minutes', () => {
  expect([1, 2, 3, 10, 11, 40].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 512_000, 600_000, 600_000]);
  const totalMs = Array.from({ length: maximumAttempts - 1 }, (_, index) => retryDelayMs(index + 1)).reduce(
    (sum, delay) => sum + delay,
  );
  expect(totalMs).toBeGreaterThan(4 * 3_600_000);
});
