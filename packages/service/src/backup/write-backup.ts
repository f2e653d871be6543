import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client, escapeIdentifier } from 'pg';
import { createFileDurably, makeFolderDurably, renameDurably, syncTree } from '../files/durable-files.ts';
import { copyOut } from './copy-stream.ts';
import { type BackedUpTable, type BackupContent, manifestName, manifestText } from './manifest.ts';

/** Rows that are not copied as they stand. */
export interface ConvertedTable {
  /** The query in place of the table, with these columns. */
  readonly select: (columns: readonly string[]) => string;
}

/** Rows of a table that is not among the schemas, or that only another role reads. */
export interface ExtraRows {
  readonly name: string;
  readonly columns: readonly string[];
  readonly select: string;
  /** Becomes this role for the query. */
  readonly role: string;
  /** A table without which there are no such rows. */
  readonly needs: string;
}

export interface BackupOptions {
  /** Of the owner of the tables. */
  readonly connectionString: string;
  /** Made by this; it must not be there. */
  readonly folder: string;
  readonly schemas: readonly string[];
  readonly converted: ReadonlyMap<string, ConvertedTable>;
  readonly extras: readonly ExtraRows[];
  readonly productVersion: string;
  /** Gives the fingerprint of the bound secret in hex, or no row. */
  readonly fingerprint: { readonly table: string; readonly select: string };
}

/** Light, because the server beside which this runs has better use for the processor. */
const compressionLevel = 1;

/**
 * Copies all rows as they were at one moment, beside a running server and without holding anybody up: one read-only
 * snapshot, whose own transaction never gets a number, so that roll-ups and the clean-up of the ledger go on. The
 * folder has its name only when everything in it is on disk.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupContent> {
  const unfinished = `${options.folder}.unfinished`;
  makeFolderDurably(unfinished, 0o700);
  const client = new Client({
    connectionString: options.connectionString,
    application_name: 'wau backup',
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // A connection that breaks is reported by the query that waits for it as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const content = await copyEverything(client, unfinished, options);
    await client.query('commit');
    createFileDurably(join(unfinished, manifestName), manifestText(content));
    syncTree(unfinished);
    renameDurably(unfinished, options.folder);
    return content;
  } finally {
    await client.end();
  }
}

async function copyEverything(
  client: Client,
  folder: string,
  options: BackupOptions,
): Promise<BackupContent> {
  const { rows: moments } = await client.query<{ taken_at: Date; version: string }>(
    `select now() as taken_at, current_setting('server_version') as version`,
  );
  const { rows: migrations } = await client.query<BackupContent['migrations'][number]>(
    'select set_name as set, number, name, checksum from migration.applied order by set_name, number',
  );
  const tables: BackedUpTable[] = [];
  for (const { name, columns } of await listTables(client, options.schemas)) {
    const list = columns.map(escapeIdentifier).join(', ');
    const select = options.converted.get(name)?.select(columns) ?? `select ${list} from ${name}`;
    tables.push(await copyRows(client, folder, { name, columns, select }));
  }
  for (const extra of options.extras) {
    if (!(await hasTable(client, extra.needs))) continue;
    await client.query(`set local role ${extra.role}`);
    tables.push(await copyRows(client, folder, extra));
    await client.query('reset role');
  }
  return {
    format: 'wau-backup-1',
    takenAt: moments[0]?.taken_at.toISOString() ?? '',
    productVersion: options.productVersion,
    postgresVersion: moments[0]?.version ?? '',
    secretFingerprint: await readFingerprint(client, options.fingerprint),
    migrations,
    tables,
    // Sequences stand outside the snapshot; whatever they gave out meanwhile is only skipped.
    sequences: await listSequences(client, options.schemas),
  };
}

interface CopiedRows {
  readonly name: string;
  readonly columns: readonly string[];
  readonly select: string;
}

async function copyRows(
  client: Client,
  folder: string,
  { name, columns, select }: CopiedRows,
): Promise<BackedUpTable> {
  const file = `${name}.copy.gz`;
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(undefined, chunk);
    },
  });
  await pipeline(
    copyOut(client, `copy (${select}) to stdout`),
    createGzip({ level: compressionLevel }),
    hashing,
    createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600 }),
  );
  return { name, columns: [...columns], file, checksum: hash.digest('hex') };
}

/** Columns that are computed are left out: the database computes them again. */
async function listTables(
  client: Client,
  schemas: readonly string[],
): Promise<readonly { readonly name: string; readonly columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
      group by 1
      order by 1`,
    [schemas],
  );
  return rows;
}

async function listSequences(
  client: Client,
  schemas: readonly string[],
): Promise<BackupContent['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname = any ($1) order by 1`,
    [schemas],
  );
  const sequences: BackupContent['sequences'] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    if (rows[0] !== undefined) sequences.push({ name, ...rows[0] });
  }
  return sequences;
}

async function readFingerprint(
  client: Client,
  { table, select }: BackupOptions['fingerprint'],
): Promise<string> {
  if (!(await hasTable(client, table))) return '';
  const { rows } = await client.query<{ fingerprint: string }>(select);
  return rows[0]?.fingerprint ?? '';
}

async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ present: boolean }>('select to_regclass($1) is not null as present', [
    name,
  ]);
  return rows[0]?.present === true;
}
