import { setTimeout as sleep } from 'node:timers/promises';
import {
  DatabaseError,
  Pool,
  type PoolClient,
  type PoolConfig,
  types as pgTypes,
  type QueryResultRow,
} from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { type DatabaseConnections, trackConnections } from './database-connections.ts';
import type { SqlRunner, SqlStatement } from './sql-runner.ts';

/** The role every application connection works as: no table is its own, grants decide what it may do. */
export const applicationRole = 'wau_app';

export interface DatabaseOptions {
  /** A PostgreSQL URL or key-value string; TLS and socket settings in it are read by the driver. */
  readonly connectionString: string;
  /** Shown in `pg_stat_activity`, so that an operator sees which part of the application holds a connection. */
  readonly applicationName: string;
  /** Most connections at a time. */
  readonly poolSize: number;
  /** A statement that runs longer is cancelled by the server. Default 15,000. */
  readonly statementTimeoutMs?: number;
  /** A transaction that waits longer for its own application is ended by the server. Default 15,000. */
  readonly idleInTransactionTimeoutMs?: number;
  /** How long to wait for a free or new connection before failing. Default 4,000. */
  readonly connectTimeoutMs?: number;
  /** Schemas that unqualified names are looked up in. Default `wau,public`. */
  readonly searchPath?: string;
  /** Told about a connection that broke while nobody used it; the pool replaces it by itself. */
  readonly onIdleConnectionError: (error: Error) => void;
}

export interface Database {
  /** For statements that need no transaction, see `poolRunner`; for others, see `withTransaction`. */
  readonly pool: Pool;
  /** The connections of the pool, and of pools that are made with its options. */
  readonly connections: DatabaseConnections;
  /** Waits for the connections in use, then closes all. */
  readonly close: () => Promise<void>;
}

const int8Oid = 20;
const int8ArrayOid = 1016;

/**
 * Text-format parsers of every connection. int8 becomes bigint, because counts and money beyond 2^53 must not
 * lose digits, and money is int8 throughout.
 */
export const databaseTypes: NonNullable<PoolConfig['types']> = { getTypeParser };

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8Oid) return BigInt;
  if (oid === int8ArrayOid) return parseInt8Array;
  return pgTypes.getTypeParser(oid, format ?? 'text');
}

function parseInt8Array(literal: string): (bigint | null)[] {
  const inner = literal.slice(1, -1);
  if (inner === '') return [];
  return inner.split(',').map((item) => (item === 'NULL' ? null : BigInt(item)));
}

/** Opens no connection yet: the first query does. */
export function createDatabase(options: DatabaseOptions): Database {
  const connections = trackConnections();
  const pool = new Pool({ ...poolConfigOf(options), Client: connections.Client });
  let closing = false;
  pool.on('error', (error) => {
    // A server that stops right behind us ends connections that are on their way out.
    if (!closing) options.onIdleConnectionError(error);
  });
  // Without a listener a connection that breaks between two statements of a transaction would end the process. Whoever
  // holds it learns of it from the next statement, which rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const close = (): Promise<void> => {
    closing = true;
    return pool.end();
  };
  return { pool, connections, close };
}

function poolConfigOf(options: DatabaseOptions): PoolConfig {
  // The URL is taken apart here because options in it would replace ours, and with them the role.
  const { options: ownOptions, ...client } = parseIntoClientConfig(options.connectionString);
  const startUp = `-c role=${applicationRole} -c search_path=${options.searchPath ?? 'wau,public'}`;
  return {
    ...client,
    options: ownOptions === undefined ? startUp : `${ownOptions} ${startUp}`,
    application_name: options.applicationName,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 15_000,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 4_000,
    max: options.poolSize,
    types: databaseTypes,
  };
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const maximumAttempts = 3;

/**
 * Runs `work` in one transaction and commits it; an error rolls back and is thrown on. Tried again as
 * `retryTransient` does, so `work` must be safe to repeat: no mail and no network call inside. Using `tx` after the
 * end throws.
 */
export function withTransaction<Result>(
  { pool }: Pick<Database, 'pool'>,
  work: (tx: SqlRunner) => Promise<Result>,
): Promise<Result> {
  return retryTransient(() => attemptTransaction(pool, work));
}

/** Tries again after a serialization failure, a deadlock or a `TransientConflict`, and after nothing else; three attempts in all. */
export async function retryTransient<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maximumAttempts || !isTransient(error)) throw error;
      await sleep(5 * attempt);
    }
  }
}

async function attemptTransaction<Result>(
  pool: Pool,
  work: (tx: SqlRunner) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let ended = false;
  const tx: SqlRunner = {
    async query<Row extends QueryResultRow>(statement: SqlStatement): Promise<readonly Row[]> {
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

/** The SQLSTATE of an error that PostgreSQL answered with, `undefined` for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** Thrown by SQL functions of a room for a conflict of theirs that is gone when the transaction is tried again. */
export class TransientConflict extends Error {
  override readonly name = 'TransientConflict';
}

function isTransient(error: unknown): boolean {
  if (error instanceof TransientConflict) return true;
  const state = sqlStateOf(error);
  return state === serializationFailure || state === deadlockDetected;
}

/** Classes of SQLSTATE that say something of the server as a whole: connection, resources, shutdown, system. */
const serverWideClasses: ReadonlySet<string> = new Set(['08', '53', '57', '58', 'XX']);
const queryCanceled = '57014';

/**
 * Whether the database refused what was asked, so that other work may succeed: a constraint, a lock not had in time.
 * A lost connection or a server that stops is about all work alike.
 */
export function isAboutOneRequest(error: unknown): boolean {
  if (error instanceof TransientConflict) return true;
  const state = sqlStateOf(error);
  if (state === undefined) return false;
  return state === queryCanceled || !serverWideClasses.has(state.slice(0, 2));
}
