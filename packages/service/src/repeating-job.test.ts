import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startRepeatingJob } from './repeating-job.ts';

const never = 3_600_000;

test('runs at once, goes on while there is more, then rests until it is woken', async () => {
  let runs = 0;
  const job = startRepeatingJob({
    intervalMs: never,
    run: async () => {
      runs += 1;
      return runs < 3;
    },
    onError: () => undefined,
  });
  await expect.poll(() => runs).toBe(3);
  job.wake();
  await expect.poll(() => runs).toBe(4);
  await job.stop();
  expect(runs).toBe(4);
});

test('a run that throws is told and does not end the job', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const job = startRepeatingJob({
    intervalMs: 1,
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('first');
      return false;
    },
    onError: (error) => errors.push(error),
  });
  await expect.poll(() => runs).toBeGreaterThan(2);
  expect(errors).toEqual([new Error('first')]);
  await job.stop();
});

test('stop waits for the run in progress, and a wake during a run is not lost', async () => {
  const releases: (() => void)[] = [];
  const job = startRepeatingJob({
    intervalMs: never,
    run: () => new Promise((resolve) => releases.push(() => resolve(false))),
    onError: () => undefined,
  });
  expect(releases).toHaveLength(1);
  job.wake();
  releases[0]?.();
  await expect.poll(() => releases.length).toBe(2);
  let stopped = false;
  const stopping = job.stop().then(() => {
    stopped = true;
  });
  await turnOfLoop();
  expect(stopped).toBe(false);
  releases[1]?.();
  await stopping;
  expect(releases).toHaveLength(2);
});
