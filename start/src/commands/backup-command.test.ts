import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createLedger } from '@wau/ledger/ledger';
import { enqueueJob } from '@wau/server/platform/jobs/job';
import { migrateJobQueue } from '@wau/server/platform/jobs/job-runner';
import { seedDemo } from '@wau/server/seed-demo';
import { claimForRestore } from '@wau/service/backup/restore-target';
import { systemClock } from '@wau/service/clock';
import { createDatabase } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { createLogger } from '@wau/service/monitoring/logger';
import { systemRandom } from '@wau/service/random';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrateDatabase } from '../database/migrate-database.ts';
import { settleMasterSecret } from '../master-secret.ts';
import { LedgerLoad, rollUp } from '../testing/ledger-load.ts';
import type { EndedCommand } from '../testing/operator-process.ts';
import { backedUpSchemas } from './backed-up-data.ts';
import { backupCommand } from './backup-command.ts';
import { restoreCommand } from './restore-command.ts';
import { verifyBooks } from './verify-books.ts';
import { verifyCommand } from './verify-command.ts';

const secret = 'the secret of the installation that is backed up';
const folder = makeScratchFolder('wau-backup-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = await createTestDatabase();
const administrator = new Client({ connectionString: source.superuserUrl });
const emptyDatabases: string[] = [];
let backup = '';

interface DatabaseUrls {
  readonly applicationUrl: string;
  readonly ownerUrl: string;
  readonly superuserUrl: string;
}

/** A database that nothing has been done in. */
async function emptyDatabase(): Promise<DatabaseUrls> {
  const name = `${source.name}_${emptyDatabases.length}`;
  await administrator.query(`create database ${name} owner wau_owner`);
  emptyDatabases.push(name);
  const urlOf = (url: string): string => url.replace(source.name, name);
  return {
    applicationUrl: urlOf(source.applicationUrl),
    ownerUrl: urlOf(source.ownerUrl),
    superuserUrl: urlOf(source.superuserUrl),
  };
}

type Runner = (command: Parameters<typeof verifyCommand>[0]) => Promise<number>;

async function run(
  runner: Runner,
  database: DatabaseUrls,
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<EndedCommand> {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await runner({
    args,
    environment: {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.applicationUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      WAU_SECRET: secret,
      ...variables,
    },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

const transfersBeyondRollUps = `
  select transfer_id from ledger.transfer as transfer
   where transfer.posted_xid is not null and not exists (
           select from ledger.house_rollup as rollup
            where rollup.merchant_id = transfer.merchant_id and rollup.until_xid > transfer.posted_xid)`;

const auditNumbers = 'wau.audit_entries_entry_id_seq';

/** One hash for the rows of each table, and the last number of each sequence. */
async function contentsOf(database: DatabaseUrls): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
      `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attname) as columns
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.atttypid <> 'xid8'::regtype
        where n.nspname = any ($1) and c.relkind = 'r' group by 1, 2 order by 1, 2`,
      [backedUpSchemas],
    );
    const contents: Record<string, unknown> = {};
    for (const { schema, name, columns } of rows) {
      const list = columns.map(escapeIdentifier).join(', ');
      const hashed = await client.query<{ hash: string | null; count: string }>(
        `select md5(string_agg(row_text, '' order by row_text collate "C")) as hash, count(*)::text as count
           from (select row(${list})::text as row_text from ${schema}.${escapeIdentifier(name)}) every_row`,
      );
      contents[`${schema}.${name}`] = hashed.rows[0];
    }
    const sequences = await client.query<{ name: string; last: string | null }>(
      `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences
        where schemaname = any ($1)`,
      [backedUpSchemas],
    );
    for (const { name, last } of sequences.rows) contents[name] = last;
    const jobs = await client.query(
      `select t.identifier, j.payload, j.key from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id`,
    );
    return { ...contents, jobs: jobs.rows };
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await administrator.connect();
  const applicationUrl = source.applicationUrl;
  const app = createDatabase({
    connectionString: applicationUrl,
    applicationName: 'test',
    poolSize: 2,
    onIdleConnectionError: () => undefined,
  });
  const runner = poolRunner(app.pool);
  await settleMasterSecret({ config: { secret }, dataFolder: folder, applicationUrl });
  await migrateJobQueue(app.pool, createLogger('error'));
  await enqueueJob(runner, { name: 'send-message' }, { text: 'a\\b\n"ü"' }, { key: 'only' });
  const parts = { clock: systemClock, random: systemRandom };
  const ledger = createLedger({ runner, ...parts });
  await seedDemo({ database: app, ledger, ...parts, masterSecret: secret, studioUrl: '' });
  await ledger.drain();
  // Two roll-ups with money between them, so that the restored ranges have something to get wrong.
  await rollUp(applicationUrl);
  const load = new LedgerLoad('source');
  const halt = new AbortController();
  const working = load.run(applicationUrl, halt.signal);
  await vi.waitFor(() => expect(load.acknowledged.size).toBeGreaterThan(5), 20_000);
  halt.abort();
  await working;
  // A roll-up leaves out what any transaction of the server, other databases' included, may still write before; the
  // restored books are rolled up when they are verified, and are compared with these.
  await vi.waitFor(async () => {
    expect(await verifyBooks({ ...source, secret, rollsUp: true })).toMatchObject({ problems: [] });
    expect(await runner.query({ text: transfersBeyondRollUps, values: [] })).toEqual([]);
  }, 20_000);
  await app.close();
  const made = await run((command) => backupCommand(command, Date.now()), source, [join(folder, 'backups')]);
  expect(made.complaints).toBe('');
  backup = made.said.split('\n')[0] ?? '';
});
afterAll(async () => {
  for (const name of emptyDatabases) await administrator.query(`drop database ${name} with (force)`);
  await administrator.end();
});

/** A copy of the backup, to be spoilt. */
function copied(): string {
  const copy = join(mkdtempSync(join(folder, 'spoilt-')), 'backup');
  cpSync(backup, copy, { recursive: true });
  return copy;
}

it('L8: knows every schema that the migrations make', async () => {
  const { rows } = await administrator.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`,
  );
  const others = ['graphile_worker', 'migration', 'public'];
  expect(rows.map(({ name }) => name)).toEqual([...backedUpSchemas, ...others].sort());
});

it('L8: a backup is for its user alone and holds no secret', () => {
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(backup)) {
    expect(statSync(join(backup, name)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(backup, name), 'latin1')).not.toContain(secret);
  }
  expect(readdirSync(join(backup, '..'))).toHaveLength(1);
});

it('L8: a restore gives every row, number and waiting job, and the books go on', async () => {
  const target = await emptyDatabase();
  const restored = await run(restoreCommand, target, [backup]);
  expect(restored).toMatchObject({ exitCode: 0, complaints: '' });
  // All but the entries that say that it was restored, one at each merchant.
  const { 'wau.audit_entries': audit, [auditNumbers]: numbers, ...contents } = await contentsOf(target);
  const {
    'wau.audit_entries': auditBefore,
    [auditNumbers]: none,
    ...contentsBefore
  } = await contentsOf(source);
  expect(contents).toEqual(contentsBefore);
  expect([auditBefore, none]).toEqual([{ hash: null, count: '0' }, null]);
  const merchants = await administrator.query<{ count: string }>('select count(*)::text from wau.merchants');
  expect([audit, numbers]).toMatchObject([merchants.rows[0], merchants.rows[0]?.count]);
  expect((await run(verifyCommand, target)).said).toMatch(/^In order: the secret fits, and chains/);
  // Neither foreign keys nor the guards of the ledger were left aside.
  const owner = new Client({ connectionString: target.ownerUrl });
  await owner.connect();
  const entries = await owner.query(
    `select distinct actor_kind, actor_name like 'command line, %' as by_command, action, subject
       from wau.audit_entries`,
  );
  expect(entries.rows).toEqual([
    { actor_kind: 'installation', by_command: true, action: 'restoreBackup', subject: 'database' },
  ]);
  await expect(owner.query('delete from ledger.transfer')).rejects.toThrow('append-only');
  await expect(
    owner.query(`insert into wau.merchant_hosts (merchant_id, host) values ('nobody', 'nobody.example')`),
  ).rejects.toThrow('foreign key');
  await owner.end();
  const again = await run(restoreCommand, target, [backup]);
  expect(again.complaints).toMatch(/^The database to restore into holds data, and nothing is restored over/);
  expect(again.exitCode).toBe(1);
});

it('L8: a damaged backup is refused and the file named, before anything is touched', async () => {
  const target = await emptyDatabase();
  const altered = copied();
  appendFileSync(join(altered, 'wau.members.copy.gz'), 'x');
  const missing = copied();
  unlinkSync(join(missing, 'ledger.entry.copy.gz'));
  const forged = copied();
  const manifest = join(forged, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"isCalled": true', '"isCalled": false'));
  const cutOff = copied();
  unlinkSync(join(cutOff, 'manifest.json'));
  for (const [place, complaint] of [
    [altered, /is damaged: wau\.members\.copy\.gz is missing or not as it was written/],
    [missing, /is damaged: ledger\.entry\.copy\.gz is missing/],
    [forged, /is damaged: manifest\.json is missing or not as it was written/],
    [cutOff, /is no backup, or one that was cut off: it has no manifest\.json/],
  ] as const) {
    const end = await run(restoreCommand, target, [place]);
    expect(end.complaints).toMatch(complaint);
    expect(end.exitCode).toBe(1);
  }
  expect((await run(restoreCommand, target, [backup])).exitCode).toBe(0);
});

it('L8: a restore without the secret, or with another one, is refused before anything is touched', async () => {
  const target = await emptyDatabase();
  const other = await run(restoreCommand, target, [backup], {
    WAU_SECRET: 'another secret of more than 32 characters',
  });
  expect(other.complaints).toBe('WAU_SECRET is not the one that the backup was sealed with: use that one.');
  const environment = {
    DATA_DIR: join(folder, 'without-secret'),
    DATABASE_URL: target.applicationUrl,
    DATABASE_OWNER_URL: target.ownerUrl,
  };
  const complaints: string[] = [];
  const complain = (text: string): void => void complaints.push(text);
  expect(await restoreCommand({ args: [backup], environment, say: complain, complain })).toBe(1);
  expect(complaints.join()).toMatch(
    /^The secret of the backup's installation is needed first: put its master-secret at .*without-secret/,
  );
  expect((await run(restoreCommand, target, [backup])).exitCode).toBe(0);
});

it('L8: a restore that was cut off is done anew by the next one, and nothing else works on it', async () => {
  const target = await emptyDatabase();
  expect(await claimForRestore(target.ownerUrl, backedUpSchemas)).toBe(true);
  await expect(migrateDatabase(target.ownerUrl, '')).rejects.toThrow(
    'A restore into this database was cut off: run npm run restore again, or use an empty database.',
  );
  expect((await run(restoreCommand, target, [backup])).exitCode).toBe(0);
});

it('L8: the verification names a row that was changed and a secret that does not fit', async () => {
  const target = await emptyDatabase();
  expect((await run(restoreCommand, target, [backup])).exitCode).toBe(0);
  const superuser = new Client({ connectionString: target.superuserUrl });
  await superuser.connect();
  await superuser.query(
    'update ledger.account set balance_minor = balance_minor + 1 where balance_minor > 0',
  );
  await superuser.end();
  const end = await run(verifyCommand, target, [], {
    WAU_SECRET: 'another secret of more than 32 characters',
  });
  expect(end.exitCode).toBe(1);
  expect(end.complaints).toMatch(/^The secret is not the one that this database was sealed with\.$/m);
  expect(end.complaints).toMatch(/^wau: account\.balance: account player:\S+ \d+: balance \d+ at version/m);
  expect(end.complaints).toMatch(/^Not in order: \d+ findings\.$/m);
});
