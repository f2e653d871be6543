import { hash } from 'node:crypto';
import type { Client } from 'pg';

/**
 * A digest of the rows of every table, by the table's name, so that a test can say that nothing at all was written.
 * `client` must be allowed to read everything.
 */
export async function allRows(client: Pick<Client, 'query'>): Promise<Readonly<Record<string, string>>> {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from ${name} as t order by 1`,
    );
    digests[name] = hash('sha256', JSON.stringify(rows), 'hex');
  }
  return digests;
}
