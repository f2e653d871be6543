import { expect, test } from 'vitest';
import { type DueClaim, dueBatchSize, workOffDue } from './work-off-due.ts';

const pauses = { firstPauseMs: 15_000, longestPauseMs: 60_000 };

/** Works off so many; tells with what they were taken, and which were worked on. */
async function workedOff(due: number, stopsAfter = Number.POSITIVE_INFINITY) {
  const stop = new AbortController();
  const waiting = Array.from({ length: due }, (_, place) => place);
  const claims: DueClaim[] = [];
  const done: number[] = [];
  await workOffDue({ nowMs: () => 5_000 }, stop.signal, {
    ...pauses,
    claim: async (claim) => {
      claims.push(claim);
      if (claims.length === stopsAfter) stop.abort();
      return waiting.splice(0, claim.limit);
    },
    work: async (row) => void done.push(row),
  });
  return { claims, done };
}

test('what is due is taken batch after batch until nothing is, at the clock’s moment and with the job’s pauses', async () => {
  const { claims, done } = await workedOff(2 * dueBatchSize + 1);
  expect(claims).toHaveLength(3);
  expect(claims[0]).toEqual({ now: new Date(5_000), limit: dueBatchSize, ...pauses });
  expect(done).toEqual(Array.from({ length: 2 * dueBatchSize + 1 }, (_, place) => place));
});

test('a batch that is not full is the last', async () => {
  expect((await workedOff(dueBatchSize - 1)).claims).toHaveLength(1);
});

test('a process that stops works on what it has taken, and takes no more', async () => {
  const { claims, done } = await workedOff(3 * dueBatchSize, 1);
  expect(claims).toHaveLength(1);
  expect(done).toHaveLength(dueBatchSize);
});
