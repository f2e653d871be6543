import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { applicationRole, sqlStateOf } from './database.ts';

/**
 * The numbered files of one room: `0001-name.sql`, `0002-….sql`. Numbers may be left out, so that several features can
 * be built at a time; but a number below one that a database has is refused there, because the database would then have
 * come about in another order than a new one does.
 */
export interface MigrationSet {
  /** Stable name in the table of applied migrations, e.g. `ledger`. */
  readonly name: string;
  /** Absolute path of the folder. */
  readonly folder: string;
}

export interface Migration {
  readonly set: string;
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

interface MigrationFile extends Migration {
  readonly sql: string;
}

/** A state that an operator has to resolve; the message is one sentence meant to be shown as it is. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Any number that no other user of advisory locks in this database takes. */
const advisoryLockKey = '7218830451';

/**
 * Brings the database up to date, set by set in the given order, and returns what was applied just now. The login
 * of `connectionString` becomes the owner of what the files create. Two starters do not race: the second waits,
 * then finds nothing to do. Throws `MigrationError` when an applied file has changed or is missing, when a file that
 * is to be applied comes before one that was, when two have one number, or when the application's role can neither be
 * found nor made.
 *
 * With `only`, nothing else is applied: that is how a backup finds the tables that it was taken of.
 */
export async function migrate(
  connectionString: string,
  sets: readonly MigrationSet[],
  only?: readonly Omit<Migration, 'name'>[],
): Promise<readonly Migration[]> {
  const files = new Map<string, readonly MigrationFile[]>();
  for (const set of sets) files.set(set.name, await readSet(set));
  if (only !== undefined) keepOnly(files, only);

  const client = new Client({ connectionString, application_name: 'wau migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLockKey]);
    await ensureApplicationRole(client);
    await ensureTable(client);
    const pending: MigrationFile[] = [];
    // Every set is looked at before the first file is applied, so that what is refused leaves all as it was.
    for (const [set, setFiles] of files) pending.push(...(await findPending(client, set, setFiles)));
    for (const file of pending) await applyFile(client, file);
    return pending.map(({ set, number, name, checksum }) => ({ set, number, name, checksum }));
  } finally {
    // Ends the session and with it the advisory lock.
    await client.end();
  }
}

function keepOnly(
  files: Map<string, readonly MigrationFile[]>,
  only: readonly Omit<Migration, 'name'>[],
): void {
  const foreign = only.find(
    ({ set, number, checksum }) =>
      files.get(set)?.some((file) => file.number === number && file.checksum === checksum) !== true,
  );
  if (foreign !== undefined) {
    throw new MigrationError(
      `The backup was taken with migration ${foreign.set}/${foreign.number}, which this version does not know: restore it with the version that made it, or a newer one.`,
    );
  }
  for (const [set, setFiles] of files) {
    const wanted = new Set(only.filter((each) => each.set === set).map(({ number }) => number));
    files.set(
      set,
      setFiles.filter(({ number }) => wanted.has(number)),
    );
  }
}

async function readSet(set: MigrationSet): Promise<readonly MigrationFile[]> {
  const names = (await readdir(set.folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readMigrationFile(set, name)));
  for (const [index, file] of files.entries()) {
    if (file.number === files[index + 1]?.number) {
      throw new MigrationError(`Two migrations of ${set.name} have the number ${names[index]?.slice(0, 4)}.`);
    }
  }
  return files;
}

async function readMigrationFile(set: MigrationSet, name: string): Promise<MigrationFile> {
  const match = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(name);
  if (match === null) {
    throw new MigrationError(`Migration file ${set.name}/${name} is not named like 0001-some-words.sql.`);
  }
  // A checkout that rewrites line ends has not changed the migration.
  const sql = (await readFile(join(set.folder, name), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { set: set.name, number: Number(match[1]), name: match[2] ?? '', checksum, sql };
}

async function findPending(
  client: Client,
  set: string,
  files: readonly MigrationFile[],
): Promise<readonly MigrationFile[]> {
  const { rows: known } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from migration.applied where set_name = $1 order by number',
    [set],
  );
  const byNumber = new Map(files.map((file) => [file.number, file]));
  for (const row of known) {
    const file = byNumber.get(row.number);
    if (file === undefined) {
      throw new MigrationError(
        `The database has migration ${set}/${row.number}, which this version does not know: it is older than the database.`,
      );
    }
    if (row.checksum !== file.checksum) {
      throw new MigrationError(
        `Migration ${set}/${file.number}-${file.name} was changed after it had been applied; add a new file instead.`,
      );
    }
  }
  const applied = new Set(known.map((row) => row.number));
  const pending = files.filter((file) => !applied.has(file.number));
  refuseOutOfOrder(set, pending, known.at(-1)?.number ?? 0);
  return pending;
}

function refuseOutOfOrder(set: string, pending: readonly MigrationFile[], highestApplied: number): void {
  const late = pending.find((file) => file.number < highestApplied);
  if (late === undefined) return;
  throw new MigrationError(
    `Migration ${set}/${late.number}-${late.name} comes too late: the database has ${set}/${highestApplied} already, ` +
      `so this file needs a number above that.`,
  );
}

async function applyFile(client: Client, file: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    // The row goes first, so that a race the lock did not stop fails here, before the file does anything.
    await client.query(
      'insert into migration.applied (set_name, number, name, checksum) values ($1, $2, $3, $4)',
      [file.set, file.number, file.name, file.checksum],
    );
    await client.query(file.sql);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${file.set}/${file.number}-${file.name} failed: ${reason}`, {
      cause: error,
    });
  }
}

async function ensureTable(client: Client): Promise<void> {
  await client.query(`
    create schema if not exists migration;
    create table if not exists migration.applied (
      set_name text not null,
      number integer not null,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (set_name, number)
    );
    revoke all on schema migration from public;
  `);
}

/**
 * Makes the application's role and lets the login become it. A superuser can, and so can a plain user with
 * CREATEROLE; anybody else gets the two statements for an administrator.
 */
async function ensureApplicationRole(client: Client): Promise<void> {
  const { rows } = await client.query<{ login: string; version: number; present: boolean }>(
    `select current_user as login, current_setting('server_version_num')::int as version,
            exists (select from pg_roles where rolname = $1) as present`,
    [applicationRole],
  );
  const state = rows[0];
  if (state === undefined) throw new Error('a select without a table gives one row');
  try {
    if (!state.present) await createApplicationRole(client);
    // From 16 on, membership alone does not allow `set role`.
    const privilege = state.version >= 160_000 ? 'SET' : 'MEMBER';
    const granted = await client.query<{ able: boolean }>(
      'select pg_has_role(current_user, $1, $2) as able',
      [applicationRole, privilege],
    );
    if (granted.rows[0]?.able !== true) await client.query(`grant ${applicationRole} to current_user`);
  } catch (error) {
    if (sqlStateOf(error) !== '42501') throw error;
    throw new MigrationError(
      `The database user ${state.login} may not set up the role ${applicationRole}: have an administrator run ` +
        `CREATE ROLE ${applicationRole} NOLOGIN; GRANT ${applicationRole} TO "${state.login}"; and start again.`,
      { cause: error },
    );
  }
}

async function createApplicationRole(client: Client): Promise<void> {
  try {
    await client.query(`create role ${applicationRole} nologin`);
  } catch (error) {
    // Roles belong to the whole server: a migration of another database may have been quicker.
    const state = sqlStateOf(error);
    if (state !== '42710' && state !== '23505') throw error;
  }
}
