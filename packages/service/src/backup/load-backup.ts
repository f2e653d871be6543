import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { Client, escapeIdentifier } from 'pg';
import { copyIn } from './copy-stream.ts';
import type { BackedUpTable, BackupContent } from './manifest.ts';

export interface LoadOptions {
  /** Of the owner of the tables. */
  readonly connectionString: string;
  readonly folder: string;
  readonly content: BackupContent;
  readonly schemas: readonly string[];
  /** Tables of the backup that are loaded here instead of into a table of their name; see `ExtraRows`. */
  readonly extras: ReadonlyMap<string, (client: Client, load: LoadInto) => Promise<void>>;
  /** Runs at the end, before everything becomes visible at once. */
  readonly beforeCommit: (client: Client) => Promise<void>;
}

/** Loads an extra's rows into a table with its columns. */
type LoadInto = (table: string) => Promise<void>;

/** A foreign key or a trigger that stands aside while rows are loaded. */
interface StandingAside {
  readonly table_name: string;
  readonly name: string;
  readonly definition: string;
}

const foreignKeys = `
  select format('%I.%I', n.nspname, c.relname) as table_name, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = any ($1) and k.contype = 'f' and k.conparentid = 0
   order by 1, 2`;

const triggers = `
  select format('%I.%I', n.nspname, c.relname) as table_name, t.tgname as name, '' as definition
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = any ($1) and not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0
   order by 1, 2`;

/**
 * Replaces the rows of a migrated database by those of a backup, in one transaction: all of them or none. Triggers
 * and foreign keys stand aside meanwhile, because rows come table by table; the keys are checked again at the end.
 */
export async function loadBackup(options: LoadOptions): Promise<void> {
  const { connectionString, schemas, content } = options;
  const client = new Client({
    connectionString,
    application_name: 'wau restore',
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // A connection that breaks is reported by the query that waits for it as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const keys = (await client.query<StandingAside>(foreignKeys, [schemas])).rows;
    const loud = (await client.query<StandingAside>(triggers, [schemas])).rows;
    for (const { table_name, name } of keys) {
      await client.query(`alter table ${table_name} drop constraint ${escapeIdentifier(name)}`);
    }
    for (const { table_name, name } of loud) {
      await client.query(`alter table ${table_name} disable trigger ${escapeIdentifier(name)}`);
    }
    await truncateAll(client, schemas);
    for (const table of content.tables) await loadTable(client, table, options);
    for (const { name, lastValue, isCalled } of content.sequences) {
      await client.query('select setval($1, $2, $3)', [name, lastValue, isCalled]);
    }
    for (const { table_name, name } of loud) {
      await client.query(`alter table ${table_name} enable trigger ${escapeIdentifier(name)}`);
    }
    for (const { table_name, name, definition } of keys) {
      await client.query(`alter table ${table_name} add constraint ${escapeIdentifier(name)} ${definition}`);
    }
    await options.beforeCommit(client);
    await client.query('commit');
    // Without it the first queries would be planned for empty tables, the server's own among them.
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Migrations put rows into some tables; the backup has those as well. */
async function truncateAll(client: Client, schemas: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(format('%I.%I', n.nspname, c.relname), ', ') as names
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition`,
    [schemas],
  );
  const names = rows[0]?.names;
  if (names) await client.query(`truncate ${names}`);
}

function loadTable(client: Client, table: BackedUpTable, { folder, extras }: LoadOptions): Promise<void> {
  const into: LoadInto = (name) =>
    copyIn(
      client,
      `copy ${name} (${table.columns.map(escapeIdentifier).join(', ')}) from stdin`,
      createReadStream(join(folder, table.file)).pipe(createGunzip()),
    );
  const extra = extras.get(table.name);
  return extra === undefined ? into(table.name) : extra(client, into);
}
