import type { Database } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import type { Pool } from 'pg';

/** What a process that is killed sees of itself: nothing; the test sees this. */
export class Killed extends Error {}

export interface MortalDatabase {
  readonly database: Database;
  readonly runner: SqlRunner;
  /** The process dies after so many statements more, before the next one is sent or after the last has been carried out. */
  killAfter(statements: number, isAnswered: boolean): void;
}

type Query = (...args: readonly unknown[]) => Promise<unknown>;

/** A database that a process is cut off from at any statement, commits included: its connection ends, as with a kill. */
export function mortalDatabase({ pool, ...rest }: Database): MortalDatabase {
  let left = Number.POSITIVE_INFINITY;
  let isAnsweredFirst = false;
  const watch = (target: { query: unknown }, end: () => void): Query => {
    const query = (target.query as Query).bind(target);
    return async (...args) => {
      if (left < 0) throw new Killed('already dead');
      left -= 1;
      if (left >= 0) return query(...args);
      if (isAnsweredFirst) await query(...args);
      end();
      throw new Killed('killed');
    };
  };
  const mortal = {
    query: watch(pool, () => undefined),
    connect: async () => {
      const client = await pool.connect();
      let isReleased = false;
      const release = (isBroken?: boolean): void => {
        if (isReleased) return;
        isReleased = true;
        client.release(isBroken);
      };
      return { query: watch(client, () => release(true)), release, once: () => client, off: () => client };
    },
  } as unknown as Pool;
  return {
    database: { pool: mortal, ...rest },
    runner: poolRunner(mortal),
    killAfter(statements, isAnswered) {
      left = statements;
      isAnsweredFirst = isAnswered;
    },
  };
}
