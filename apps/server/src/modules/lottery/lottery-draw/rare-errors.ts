import { isDatabaseUnavailable } from '@wau/service/database/database-unavailable';

interface Trouble {
  readonly err: unknown;
  readonly game?: string;
  readonly numero?: string;
}

export interface ErrorLog {
  error(facts: Trouble, message: string): void;
}

/** Where a database that is away is written as well, which is no error of this process. */
export interface TroubleLog extends ErrorLog {
  warn(facts: Trouble, message: string): void;
}

/** What goes on is said again so often. */
const repeatAfterMs = 60_000;

/**
 * A log of what is tried again every moment: the same trouble of the same game is written once a minute, for as long as a
 * draw fails, or as a warning while the database is away.
 */
export function rareErrors(log: TroubleLog, nowMs: () => number): ErrorLog {
  const written = new Map<string, number>();
  return {
    error(facts, message) {
      const name = `${message} ${facts.game ?? ''}`;
      const before = written.get(name);
      if (before !== undefined && nowMs() - before < repeatAfterMs) return;
      written.set(name, nowMs());
      if (isDatabaseUnavailable(facts.err)) log.warn(facts, message);
      else log.error(facts, message);
    },
  };
}
