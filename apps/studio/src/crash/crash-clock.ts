import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { selectDatabaseMs } from './crash-title-sql.ts';

/**
 * The clock that decides flights: the database's, which all processes share, read off this process's own. Two processes
 * whose clocks are minutes apart so come to the same cut-off and the same multiplier.
 */
export interface CrashClock extends Clock {
  /** Compares with the database anew. */
  compare(): Promise<void>;
}

/** Of so many latest comparisons the quickest counts: what a slow answer says is less sure. */
const keptComparisons = 8;

interface Comparison {
  readonly offsetMs: number;
  readonly roundTripMs: number;
}

export function createCrashClock(clock: Clock, readDatabaseMs: () => Promise<number>): CrashClock {
  let comparisons: Comparison[] = [];
  const best = (): number =>
    comparisons.reduce<Comparison | undefined>(
      (quickest, each) =>
        quickest === undefined || each.roundTripMs <= quickest.roundTripMs ? each : quickest,
      undefined,
    )?.offsetMs ?? 0;
  return {
    nowMs: () => Math.round(clock.nowMs() + best()),
    async compare() {
      const sentMs = clock.nowMs();
      const databaseMs = await readDatabaseMs();
      const answeredMs = clock.nowMs();
      const comparison = {
        offsetMs: databaseMs - (sentMs + answeredMs) / 2,
        roundTripMs: answeredMs - sentMs,
      };
      // A clock that was set meanwhile makes what was known worthless.
      const isJump = Math.abs(comparison.offsetMs - best()) > comparison.roundTripMs + 1_000;
      comparisons = isJump ? [comparison] : [...comparisons.slice(1 - keptComparisons), comparison];
    },
  };
}

export function databaseTime(sql: SqlRunner): () => Promise<number> {
  return () => selectDatabaseMs(sql);
}
