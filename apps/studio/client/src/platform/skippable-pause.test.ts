import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSkippablePause } from './skippable-pause.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a pause lasts its time', async () => {
  const pauses = createSkippablePause();
  const ended = vi.fn();
  void pauses.pause(1_000).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('skipping ends the pause that runs and those to come, until pauses are wanted anew', async () => {
  const pauses = createSkippablePause();
  const running = pauses.pause(1_000);
  expect(pauses.isSkipped()).toBe(false);
  pauses.skip();
  await running;
  expect(pauses.isSkipped()).toBe(true);
  await pauses.pause(1_000);

  pauses.rearm();
  expect(pauses.isSkipped()).toBe(false);
  const ended = vi.fn();
  void pauses.pause(1_000).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
});
