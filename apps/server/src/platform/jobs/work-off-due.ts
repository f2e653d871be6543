import type { Clock } from '@wau/service/clock';

/** How what is due is taken: each of it is put off in the same statement, each time for twice as long. */
export interface DueClaim {
  readonly now: Date;
  readonly limit: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** So many are worked on at once, each of which may wait for somebody outside. */
export const dueBatchSize = 20;

interface DueWork<Row> extends Pick<DueClaim, 'firstPauseMs' | 'longestPauseMs'> {
  readonly claim: (claim: DueClaim) => Promise<readonly Row[]>;
  readonly work: (row: Row) => Promise<void>;
}

/** The body of a job that asks or tells somebody outside of what is due, until nothing is or the process stops. */
export async function workOffDue<Row>(
  clock: Clock,
  stopping: AbortSignal,
  { firstPauseMs, longestPauseMs, claim, work }: DueWork<Row>,
): Promise<void> {
  let claimed = dueBatchSize;
  while (claimed === dueBatchSize && !stopping.aborted) {
    const now = new Date(clock.nowMs());
    const rows = await claim({ now, limit: dueBatchSize, firstPauseMs, longestPauseMs });
    claimed = rows.length;
    await Promise.all(rows.map(work));
  }
}
