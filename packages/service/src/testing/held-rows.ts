import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestDatabase } from './test-database.ts';

/** Rows that a transaction of somebody else has locked, so that calls stop there in the order in which they come. */
export interface HeldRows {
  /** Resolves once so many statements wait for a lock. */
  waiting(count: number): Promise<void>;
  release(): Promise<void>;
  /** The same, and what was changed while they were held is kept. */
  commit(): Promise<void>;
}

/** Locks the rows of a query, such as `select from wau.members … for no key update` or an update, until they are released. */
export async function holdRows(
  { testDatabase }: { readonly testDatabase: TestDatabase },
  lockingQuery: string,
  values: readonly unknown[],
): Promise<HeldRows> {
  const client = new Client({ connectionString: testDatabase.superuserUrl });
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query(lockingQuery, [...values]);
  if (rowCount === 0) throw new Error('there is no such row to hold');
  const end = async (word: 'rollback' | 'commit') => {
    await client.query(word);
    await client.end();
  };
  return {
    async waiting(count) {
      for (let attempt = 0; attempt < 500; attempt += 1) {
        const { rows } = await client.query<{ waiting: number }>(
          `select count(*)::integer as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        // Statistics are read once for a transaction, unless they are asked for anew.
        await client.query('select pg_stat_clear_snapshot()');
        if ((rows[0]?.waiting ?? 0) >= count) return;
        await sleep(10);
      }
      throw new Error(`no ${count} statements came to wait`);
    },
    release: () => end('rollback'),
    commit: () => end('commit'),
  };
}
