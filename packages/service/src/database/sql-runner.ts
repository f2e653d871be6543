import type { Pool, QueryResultRow } from 'pg';

/** One SQL statement with `$1`-style places. A name lets the server keep its plan per connection. */
export interface SqlStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * What a package with plain SQL asks for, so that the same function runs on the pool or inside somebody's
 * transaction.
 */
export interface SqlRunner {
  /** Rows as the driver gives them; `Row` is the caller's claim about its own statement. */
  query<Row extends QueryResultRow>(statement: SqlStatement): Promise<readonly Row[]>;
}

/** Each statement on any free connection, committed by itself; named statements are prepared once per connection. */
export function poolRunner(pool: Pool): SqlRunner {
  return {
    async query<Row extends QueryResultRow>(statement: SqlStatement): Promise<readonly Row[]> {
      const result = await pool.query<Row>({ ...statement, values: [...statement.values] });
      return result.rows;
    },
  };
}
