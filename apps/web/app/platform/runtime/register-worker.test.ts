import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('F3 a tab that stays open asks for a newer version when it is looked at again, once an hour', async () => {
  const registration = Object.assign(new EventTarget(), {
    ...{ waiting: null, installing: null },
    update: vi.fn(() => Promise.resolve()),
  });
  const register = vi.fn((_: string) => Promise.resolve(registration));
  vi.stubGlobal('navigator', { serviceWorker: { register, controller: null } });
  await registerWorker(() => undefined);
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  look();
  vi.advanceTimersByTime(3_599_999);
  look();
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  look();
  look();
  expect(registration.update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_600_000);
  look();
  expect(registration.update).toHaveBeenCalledTimes(2);
});
