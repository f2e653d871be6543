import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addVisits, type CountedVisits } from './affiliate-visits-sql.ts';

/** Links that are held at a time; what comes beyond until the next writing is not counted. */
const mostLinks = 2_000;
/** Parts of campaigns that a code has on a day. */
const mostPartsOfDay = 500;
/** Visits of one address that count within the time below: a household, not a machine that reloads. */
const mostOfAddress = 20;
const addressWindowMs = 10 * 60_000;
const mostAddresses = 20_000;

type Visit = Omit<CountedVisits, 'count'>;

export interface VisitCounter {
  /** Holds a visit until the next writing. */
  note(visit: Visit, address: string, nowMs: number): void;
  /** Writes what is held in one statement; what could not be written is held on. */
  flush(): Promise<void>;
}

/**
 * Counts visits in memory and writes them together, so that following a link costs the database nothing, however many do.
 * A process that is killed loses the last moments; nothing is paid for visits.
 */
export function createVisitCounter(runner: SqlRunner): VisitCounter {
  let held = new Map<string, Visit & { count: number }>();
  let addresses = new Map<string, number>();
  let addressesSinceMs = 0;
  const isOverused = (address: string, nowMs: number): boolean => {
    if (nowMs - addressesSinceMs >= addressWindowMs) {
      addresses = new Map();
      addressesSinceMs = nowMs;
    }
    const seen = (addresses.get(address) ?? 0) + 1;
    if (seen > mostOfAddress || (seen === 1 && addresses.size >= mostAddresses)) return true;
    addresses.set(address, seen);
    return false;
  };
  const hold = (visit: Visit, count: number): void => {
    const key = Object.values(visit).join(' ').toLowerCase();
    const known = held.get(key);
    if (known !== undefined) known.count += count;
    else if (held.size < mostLinks) held.set(key, { ...visit, count });
  };
  return {
    note(visit, address, nowMs) {
      if (!isOverused(address, nowMs)) hold(visit, 1);
    },
    async flush() {
      if (held.size === 0) return;
      const writing = [...held.values()];
      held = new Map();
      try {
        await addVisits(runner, writing, mostPartsOfDay);
      } catch (error) {
        for (const { count, ...visit } of writing) hold(visit, count);
        throw error;
      }
    },
  };
}
