import { vi } from 'vitest';

/** As long as `expect.poll` and the queries of screens wait: a busy machine gets the time that it takes. */
const timeoutMs = 10_000;

const marker = Symbol.for('wau.patient-waiting');
const waiting = vi as typeof vi & { [marker]?: true };

/**
 * A set-up file of all tests. Vitest has a setting for the patience of `expect.poll`, and none for that of
 * `vi.waitFor` and `vi.waitUntil`, which is a second. Files share a process, so that it is set once.
 */
if (waiting[marker] !== true) {
  waiting[marker] = true;
  const { waitFor, waitUntil } = vi;
  waiting.waitFor = (work, options) => waitFor(work, patient(options));
  waiting.waitUntil = (work, options) => waitUntil(work, patient(options));
}

type Options = Parameters<typeof vi.waitFor>[1];

function patient(options: Options): Options {
  if (typeof options === 'number') return options;
  return { ...options, timeout: options?.timeout ?? timeoutMs };
}
