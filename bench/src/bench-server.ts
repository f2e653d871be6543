import { Pool } from 'pg';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { type BootedApp, bootApp } from './booted-app.ts';
import { startServerProfile } from './profile-summary.ts';

/** The whole product on a PostgreSQL of the benchmark's own. */
export interface BenchServer {
  readonly app: BootedApp;
  readonly database: BenchDatabase;
  readonly pool: Pool;
}

interface BenchServerOptions {
  /** So many connections of the benchmark's own to the database. */
  readonly poolSize: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Boots the product for `work` and ends it afterwards; with `WAU_BENCH_PROFILE=on` prints where the server's time went. */
export async function onBenchServer(
  { poolSize, environment = {} }: BenchServerOptions,
  work: (server: BenchServer) => Promise<void>,
): Promise<void> {
  const database = await startBenchDatabase();
  try {
    const profile = await startServerProfile();
    const app = await bootApp({ DATABASE_URL: database.url, ...environment, ...profile.environment });
    const pool = new Pool({ connectionString: database.url, max: poolSize });
    // Connections that are still closing while the server stops.
    pool.on('error', () => undefined);
    try {
      await work({ app, database, pool });
    } finally {
      await pool.end();
      await app.stop();
    }
    await profile.print();
  } finally {
    await database.stop();
  }
}

const spareConnections = 64;

/** All players come from one address, and one connection too many would be closed, its player waiting for ever. */
export function connectionsFor(playerCount: number): Readonly<Record<string, string>> {
  return { CONNECTIONS_PER_ADDRESS: String(Math.max(512, playerCount + spareConnections)) };
}
