import { expect } from '@playwright/test';

/** What comes within this time is part of the screen. */
const patienceMs = 10_000;

/** Looks again until nothing is wrong, for as long as a busy machine may need; gives what is wrong at last. */
export async function lastFaults(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  const polled = expect.poll(
    async () => {
      faults = await look();
      return faults.length;
    },
    { timeout: patienceMs },
  );
  await polled.toBe(0).catch(() => undefined);
  return faults;
}
