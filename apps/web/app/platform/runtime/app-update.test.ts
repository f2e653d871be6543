import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAppUpdates } from './app-update.ts';

const registerWorker = vi.hoisted(() => vi.fn());
vi.mock('./register-worker.ts', () => ({ registerWorker }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  registerWorker.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['says nothing of data', {}, 1],
  ['does not save data', { connection: { saveData: false } }, 1],
  ['saves data', { connection: { saveData: true } }, 0],
])(
  'F3 on a phone that %s the worker comes when the page is at rest, or not at all',
  async (_, facts, times) => {
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: {}, ...facts });
    startAppUpdates();
    expect(vi.getTimerCount()).toBe(times);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(registerWorker).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.dynamicImportSettled();
    expect(registerWorker).toHaveBeenCalledTimes(times);
  },
);
