import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../run-command.ts';
import { type FoundStatement, findStatements } from './testing/find-statements.ts';
import { type Catalogue, problemsOf, readCatalogue } from './testing/statement-problems.ts';

/** Sources that hold statements and are no `*-sql.ts`, each with the reason. */
const otherSources: Readonly<Record<string, string>> = {
  'packages/service/src/database/sql-runner.ts': 'hands statements on',
  'packages/service/src/database/database.ts': 'hands statements on, between begin and commit',
  'packages/service/src/database/database-watch.ts': 'asks for nothing but an answer; database-watch.test.ts',
  'packages/service/src/database/migrate.ts': 'works before there is a table',
  'packages/service/src/database/schema-snapshot.ts':
    'reads the catalogue, and is held to it by the snapshot',
  'packages/service/src/embedded-postgres/prepare-cluster.ts': 'makes logins and the database',
  'packages/service/src/backup/load-backup.ts': 'loads whatever tables a backup has; backup-command.test.ts',
  'packages/service/src/backup/write-backup.ts': 'reads whatever tables there are; backup-command.test.ts',
  'packages/service/src/backup/restore-target.ts': 'looks at a database that may be none of ours',
  'packages/service/src/backup/copy-stream.ts': 'speaks the protocol of COPY',
  'packages/ledger/src/portable-transaction-numbers.ts':
    'runs as the owner, after a restore; backup-command.test.ts',
  'apps/server/src/platform/jobs/job-runner.ts': 'calls a function of the queue; job-runner.test.ts',
  'packages/ledger/src/seed-books.ts':
    'runs as the owner, on tables of its own session; seed-command.test.ts',
  'start/src/commands/seed-command.ts': 'runs as the owner; seed-command.test.ts',
  'start/src/commands/restore-command.ts': 'runs as the owner; backup-command.test.ts',
  'start/src/commands/verify-books.ts': 'a command that reads all; backup-command.test.ts',
  'start/src/database/schema-files.ts': 'hands statements on',
  'start/src/database/external-database.ts': 'asks a server that may be none of ours',
  'start/src/wire-apps.ts': 'asks whether the database answers',
  'apps/server/src/platform/notifications/notification-listener.ts': 'listens to channels',
};

/** Statements put together from more than the source tells; each is run in full by the test that is named. */
const composed: Readonly<Record<string, string>> = {
  'apps/server/src/modules/operation/housekeeping/prune-sql.ts': 'housekeeping.test.ts, for every table',
  'apps/server/src/modules/operation/settings/settings-sql.ts':
    'merchant-settings.test.ts, for every setting',
  'apps/server/src/modules/content/operator-content/operator-content-sql.ts':
    'put-content.test.ts, for every kind',
  'apps/server/src/modules/operation/merchant/merchant-sql.ts': 'open-merchant.test.ts',
  'apps/server/src/modules/operation/merchant/offer-sql.ts': 'open-merchant.test.ts and seed-demo.test.ts',
  'apps/server/src/modules/agency/agent-desk/agent-desk-sql.ts': 'agent-desk.test.ts, by name and the newest',
  'apps/server/src/modules/agency/commission/commission-run-list-sql.ts':
    'commission.test.ts, from the newest on and from the oldest',
  'apps/server/src/demo/demo-sql.ts': 'seed-demo.test.ts',
  'apps/server/src/demo/content/demo-content-sql.ts': 'seed-demo.test.ts',
  'apps/server/src/demo/large/seed-large-demo.ts':
    'seed-command.test.ts: tables of its own session, by the owner',
  'packages/ledger/src/seed-books.ts': 'seed-command.test.ts, likewise',
  'apps/server/src/platform/jobs/job-sql.ts': 'job-runner.test.ts: the function comes with the queue of jobs',
};

const isProduct = (file: string): boolean =>
  /^(packages\/(ledger|service)|apps\/(server|studio|sandbox)|start)\/src\//.test(file) &&
  !/\.test\.ts$|\/(testing|prove)\//.test(file);
const fileOf = ({ place }: FoundStatement): string => place.replace(/:\d+$/, '');
const isDemo = (file: string): boolean => file.startsWith('apps/server/src/demo/');

const found = findStatements(projectFolder, isProduct);
const database = await createTestDatabase();
const client = new Client({
  connectionString: database.applicationUrl,
  options: '-c role=wau_app -c search_path=wau,public',
});
let catalogue: Catalogue;
beforeAll(async () => {
  await client.connect();
  catalogue = await readCatalogue(client);
});
afterAll(() => client.end());

describe('every statement of the product', () => {
  test('is found: there are hundreds', () => {
    expect(found.length).toBeGreaterThan(200);
  });

  test('stands in a file named *-sql.ts, or in one of a short list', () => {
    const elsewhere = found.map(fileOf).filter((file) => !file.endsWith('-sql.ts') && !isDemo(file));
    expect(new Set(elsewhere)).toEqual(new Set(Object.keys(otherSources)));
  });

  test('can be read from the source, or stands in a short list', () => {
    const unread = found.filter(({ texts }) => texts.length === 0).map(fileOf);
    const known = [...Object.keys(otherSources), ...Object.keys(composed)];
    expect(unread.filter((file) => !known.includes(file))).toEqual([]);
  });

  test('has a name of its own, if it has one: a connection keeps one text under a name', () => {
    const textsByName = new Map<string, Set<string>>();
    for (const { names, texts } of found) {
      // A name with a part of its own for each text is as good; one name for several texts is not.
      for (const name of names) {
        const known = textsByName.get(name) ?? new Set<string>();
        for (const text of names.length === 1 ? texts : []) known.add(text);
        textsByName.set(name, known);
      }
    }
    const shared = [...textsByName].filter(([, texts]) => texts.size > 1).map(([name]) => name);
    expect(shared).toEqual([]);
  });

  test('is one that the database takes from the application, with the columns that the code reads', async () => {
    const problems: string[] = [];
    for (const statement of found.filter((each) => !(fileOf(each) in composed))) {
      for (const text of statement.texts) {
        for (const problem of await problemsOf(client, catalogue, statement, text)) {
          problems.push(`${statement.place}: ${problem}`);
        }
      }
    }
    expect(problems).toEqual([]);
  }, 60_000);
});

describe('a statement that is wrong is named', () => {
  const claimed = { name: 'username', kind: 'text', mayBeNull: false, type: 'string' } as const;
  const statement: FoundStatement = { place: 'x:1', names: [], texts: [], columns: [claimed], valueCount: 1 };
  const good = 'select username, nickname, email from wau.members where merchant_id = $1';

  test.each<[string, Partial<FoundStatement>, string, string]>([
    [
      'a table that is not there',
      {},
      good.replace('members', 'member'),
      'relation "wau.member" does not exist',
    ],
    ['a column that is not there', {}, good.replace('nickname', 'nick'), 'column "nick" does not exist'],
    ['a column that is not read', {}, good.replace('username, ', ''), 'claims the column username'],
    [
      'another type',
      { columns: [{ ...claimed, kind: 'bigint', type: 'bigint' }] },
      good,
      'but the database has text',
    ],
    ['a list for a value', { columns: [{ ...claimed, kind: 'text[]' }] }, good, 'but the database has text'],
    ['what may be empty', { columns: [{ ...claimed, name: 'email' }] }, good, 'but the column may be null'],
    ['a value too many', { valueCount: 2 }, good, 'sends 2 values for 1 places'],
    [
      'what is not granted',
      { columns: undefined },
      `update wau.deposits set member_id = $1`,
      'permission denied',
    ],
  ])('%s', async (_, changes, text, expected) => {
    const problems = await problemsOf(client, catalogue, { ...statement, ...changes }, text);
    expect(problems.join()).toContain(expected);
    expect(await problemsOf(client, catalogue, statement, good)).toEqual([]);
  });
});
