import { Client } from 'pg';

/** Stands in the database from the first step of a restore until all rows are there. */
const marker = 'migration.unfinished_restore';

export async function isRestoreUnfinished(ownerUrl: string): Promise<boolean> {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query<{ present: boolean }>('select to_regclass($1) is not null as present', [marker]),
  );
  return rows[0]?.present === true;
}

/**
 * Claims a database for a restore: an empty one, or one that an earlier restore was cut off in, which is emptied.
 * `false`: it holds something else, and nothing has been done.
 */
export async function claimForRestore(ownerUrl: string, schemas: readonly string[]): Promise<boolean> {
  const all = [...schemas, 'graphile_worker', 'migration'];
  return withClient(ownerUrl, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ present: boolean; unfinished: boolean }>(
      `select exists (select from pg_namespace where nspname = any ($1)) as present,
              to_regclass($2) is not null as unfinished`,
      [all, marker],
    );
    if (rows[0]?.present === true && !rows[0].unfinished) return false;
    for (const schema of all) await client.query(`drop schema if exists ${schema} cascade`);
    await client.query('create schema migration');
    await client.query(`create table ${marker} (begun_at timestamptz not null default now())`);
    await client.query('commit');
    return true;
  });
}

/** In the transaction that makes the rows visible. */
export async function markRestored(client: Client): Promise<void> {
  await client.query(`drop table ${marker}`);
}

async function withClient<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString, application_name: 'wau restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
