import { describeSchema, snapshotSchemas } from '@wau/service/database/schema-snapshot';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Client, type QueryResultRow } from 'pg';

/** Where the snapshot of a schema is kept. */
export function schemaFileOf(schema: (typeof snapshotSchemas)[number]): URL {
  return new URL(`../../../docs/schema/${schema}.txt`, import.meta.url);
}

/** The snapshots of a migrated database, by schema. `connectionString` is its owner's or a superuser's. */
export async function describeDatabase(
  connectionString: string,
): Promise<ReadonlyMap<(typeof snapshotSchemas)[number], string>> {
  // PostgreSQL leaves out the schema of what the search path finds, so there is none.
  const client = new Client({ connectionString, options: '-c search_path=pg_catalog' });
  const runner: SqlRunner = {
    query: async <Row extends QueryResultRow>({
      text,
      values,
    }: {
      text: string;
      values: readonly unknown[];
    }) => (await client.query<Row>(text, [...values])).rows,
  };
  await client.connect();
  try {
    const described = new Map<(typeof snapshotSchemas)[number], string>();
    for (const schema of snapshotSchemas) described.set(schema, await describeSchema(runner, schema));
    return described;
  } finally {
    await client.end();
  }
}
