import { afterAll, vi } from 'vitest';

/**
 * A set-up file of all tests: files share a process, so that what one has replaced through Vitest is put back after its
 * last test, and the next finds the world as it is.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
