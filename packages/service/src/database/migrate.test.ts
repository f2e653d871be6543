import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { MigrationError, migrate } from './migrate.ts';

describe('migrate', async () => {
  const database = await createTestDatabase();
  let folder = '';
  let setNumber = 0;
  let name = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wau-migrate-'));
    setNumber += 1;
    name = `test_${setNumber}`;
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (file: string, content: string): Promise<void> => writeFile(join(folder, file), content);
  const run = () => migrate(database.superuserUrl, [{ name, folder }]);

  async function query(text: string): Promise<unknown[]> {
    const client = new Client({ connectionString: database.superuserUrl });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  it('applies files in order, once, and says which', async () => {
    await write('0001-first.sql', `create schema ${name}; create table ${name}.t (a int);`);
    await write('0002-second.sql', `insert into ${name}.t values (1), (2);`);
    expect(await run()).toMatchObject([
      { set: name, number: 1, name: 'first' },
      { set: name, number: 2, name: 'second' },
    ]);
    expect(await run()).toEqual([]);
    await write('0003-third.sql', `insert into ${name}.t values (3);`);
    expect(await run()).toMatchObject([{ number: 3, name: 'third' }]);
    expect(await query(`select a from ${name}.t order by a`)).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  });

  it('goes only as far as a backup did, whose files must be the same', async () => {
    await write('0001-first.sql', `create schema ${name}; create table ${name}.t (a int);`);
    const backedUp = await run();
    await query(`drop schema ${name} cascade; delete from migration.applied where set_name = '${name}'`);
    await write('0002-second.sql', `insert into ${name}.t values (1);`);
    const runOnly = (only: typeof backedUp) => migrate(database.superuserUrl, [{ name, folder }], only);
    expect(await runOnly(backedUp)).toMatchObject([{ number: 1 }]);
    expect(await run()).toMatchObject([{ number: 2 }]);
    for (const change of [{ checksum: 'another' }, { number: 3 }, { set: 'unknown' }]) {
      const foreign = backedUp.map((migration) => ({ ...migration, ...change }));
      await expect(runOnly(foreign)).rejects.toThrow(/^The backup was taken with migration .*does not know/);
    }
  });

  it('applies each file once when several starters come at the same time', async () => {
    await write(
      '0001-slow.sql',
      `create schema ${name}; create table ${name}.t (a int); select pg_sleep(0.1);`,
    );
    await write('0002-rows.sql', `insert into ${name}.t values (1);`);
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.map((list) => list.length).sort()).toEqual([0, 0, 2]);
    expect(await query(`select count(*)::int as count from ${name}.t`)).toEqual([{ count: 1 }]);
  });

  it('undoes a file that fails, keeps those before it, and goes on when it is mended', async () => {
    await write('0001-good.sql', `create schema ${name}; create table ${name}.t (a int);`);
    await write('0002-bad.sql', `insert into ${name}.t values (1); select 1 / 0;`);
    await expect(run()).rejects.toThrow(`Migration ${name}/2-bad failed: division by zero`);
    expect(await query(`select * from ${name}.t`)).toEqual([]);
    await write('0002-bad.sql', `insert into ${name}.t values (1);`);
    expect(await run()).toMatchObject([{ number: 2 }]);
  });

  it('refuses a file that was changed after it had been applied, but not one with other line ends', async () => {
    await write('0001-first.sql', `create schema ${name};\ncreate table ${name}.t (a int);\n`);
    await run();
    await write('0001-first.sql', `create schema ${name};\r\ncreate table ${name}.t (a int);\r\n`);
    expect(await run()).toEqual([]);
    await write('0001-first.sql', `create schema ${name};\ncreate table ${name}.t (a bigint);\n`);
    await expect(run()).rejects.toThrow(MigrationError);
    await expect(run()).rejects.toThrow(`Migration ${name}/1-first was changed after it had been applied`);
  });

  it('refuses a file below one that the database has, and applies nothing of the set then', async () => {
    await write('0001-first.sql', '');
    await write('0030-other-feature.sql', '');
    expect(await run()).toMatchObject([{ number: 1 }, { number: 30 }]);
    await write('0020-this-feature.sql', '');
    await write('0031-after.sql', `create schema ${name};`);
    await expect(run()).rejects.toThrow(
      `Migration ${name}/20-this-feature comes too late: the database has ${name}/30 already, ` +
        'so this file needs a number above that.',
    );
    expect(await query(`select from pg_namespace where nspname = '${name}'`)).toEqual([]);
    await rename(join(folder, '0020-this-feature.sql'), join(folder, '0032-this-feature.sql'));
    expect(await run()).toMatchObject([{ number: 31 }, { number: 32, name: 'this-feature' }]);
  });

  it('refuses a double and a name that is none', async () => {
    await write('0001-first.sql', '');
    await write('0001-other.sql', '');
    await expect(run()).rejects.toThrow('have the number 0001');
    await rm(join(folder, '0001-other.sql'));
    await write('2-second.sql', '');
    await expect(run()).rejects.toThrow('is not named like 0001-some-words.sql');
  });

  it('refuses a database that is newer than the files', async () => {
    await write('0001-first.sql', '');
    await write('0002-second.sql', '');
    await run();
    await rm(join(folder, '0002-second.sql'));
    await expect(run()).rejects.toThrow('it is older than the database');
  });

  describe('as another user', () => {
    /** A login of its own with a database of its own; both are gone afterwards. */
    async function withLogin(attributes: string, work: (url: string) => Promise<void>): Promise<void> {
      const login = `login_${name}`;
      await query(`create role ${login} login password 'secret' ${attributes}`);
      await query(`create database ${login} owner ${login}`);
      const url = new URL(database.superuserUrl.replace(`/${database.name}`, `/${login}`));
      url.username = login;
      url.password = 'secret';
      try {
        await work(url.href);
      } finally {
        await query(`drop database ${login} with (force)`);
        await query(`drop role ${login}`);
      }
    }

    it('lets a plain user with CREATEROLE migrate and become the application', async () => {
      await withLogin('createrole', async (url) => {
        await write('0001-first.sql', 'create table public.t (a int); grant select on public.t to wau_app;');
        // The role exists in this server already, so the user is given the right to pass it on.
        await query(`grant wau_app to login_${name} with admin option, set false`);
        expect(await migrate(url, [{ name, folder }])).toHaveLength(1);
        const client = new Client({ connectionString: url, options: '-c role=wau_app' });
        await client.connect();
        expect((await client.query('select * from t')).rows).toEqual([]);
        await client.end();
      });
    });

    it('tells a user without the right what an administrator has to run', async () => {
      await withLogin('nocreaterole', async (url) => {
        await expect(migrate(url, [])).rejects.toThrow(
          `The database user login_${name} may not set up the role wau_app: have an administrator run`,
        );
      });
    });
  });
});
