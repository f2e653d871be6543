import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@wau/service/embedded-postgres/embedded-postgres';
import { ownerLogin, prepareCluster } from '@wau/service/embedded-postgres/prepare-cluster';
import { Client } from 'pg';

/** A PostgreSQL for a benchmark: one login that owns the database and may become the application's role. */
export interface BenchDatabase {
  readonly url: string;
  readonly version: string;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL as `npm start` does, every commit on the disk, in a folder that is removed afterwards.
 * With `DATABASE_URL` set, uses that (empty) database instead.
 */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined) return benchDatabase(given, async () => undefined);

  const folder = mkdtempSync(join(tmpdir(), 'wau-bench-'));
  const secret = (): string => randomBytes(16).toString('hex');
  const ownerPassword = secret();
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    superuserPassword: secret(),
    durability: 'full',
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await prepareCluster(server, { ownerPassword, applicationPassword: secret() }, 'bench');
    // The owner may connect, because the benchmark is migration and application in one.
    await execute(server.superuserUrl('postgres'), `grant connect on database bench to ${ownerLogin}`);
    const url = server.connectionUrl({ user: ownerLogin, password: ownerPassword, database: 'bench' });
    return await benchDatabase(url, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function benchDatabase(url: string, stop: () => Promise<void>): Promise<BenchDatabase> {
  const rows = await execute(
    url,
    `select current_setting('server_version') as version, current_setting('fsync') as fsync`,
  );
  const { version, fsync } = rows[0] as { version: string; fsync: string };
  return {
    url,
    version: `PostgreSQL ${version}, fsync ${fsync}`,
    stop,
  };
}

async function execute(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
