import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { retryTransient } from './database.ts';
import type { SqlRunner } from './sql-runner.ts';

/**
 * One transaction of plain statements for hot paths: named statements keep their plan on the connection, which the
 * typed builder of `withTransaction` has no way to ask for (parsing and planning four joins anew took 3 ms a batch).
 * Otherwise it is the same: an error rolls back and is thrown on, deadlocks and serialization failures are tried again
 * as `retryTransient` does, and using `tx` after the end throws.
 */
export function withSqlTransaction<Result>(
  pool: Pool,
  work: (tx: SqlRunner) => Promise<Result>,
): Promise<Result> {
  return retryTransient(() => attempt(pool, work));
}

async function attempt<Result>(pool: Pool, work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let ended = false;
  const tx: SqlRunner = {
    async query<Row extends QueryResultRow>(statement: Parameters<SqlRunner['query']>[0]) {
      if (ended) throw new Error('the transaction has ended');
      const result = await client.query<Row>({ ...statement, values: [...statement.values] });
      return result.rows;
    },
  };
  try {
    await client.query('begin');
    const result = await work(tx);
    ended = true;
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    ended = true;
    await rollBack(client);
    throw error;
  }
}

/** The first error is the one that says why; a connection that cannot even roll back is not used again. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}
