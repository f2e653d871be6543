import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createLedger } from '@wau/ledger/ledger';
import { seedDemo } from '@wau/server/seed-demo';
import { systemClock } from '@wau/service/clock';
import { createDatabase } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { freePort } from '@wau/service/testing/free-port';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSecret } from './data-folder.ts';
import { openEmbeddedDatabase } from './database/embedded-database.ts';
import { settleMasterSecret } from './master-secret.ts';
import { type StartProcess, spawnStart, untilReady } from './testing/start-process.ts';

const folder = makeScratchFolder('wau-secret-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(folder, 'data-'));
});
const masterFile = (): string => join(dataFolder, 'secrets', 'master-secret');

describe('the master secret', async () => {
  const database = await createTestDatabase();
  const owner = new Client({ connectionString: database.ownerUrl });
  beforeAll(() => owner.connect());
  afterAll(() => owner.end());
  beforeEach(async () => {
    await owner.query('truncate wau.secret_fingerprint');
  });

  const settle = (secret?: string): Promise<string> =>
    settleMasterSecret({ config: { secret }, dataFolder, applicationUrl: database.applicationUrl });

  it('is made once, kept, and the database remembers which it is without holding it', async () => {
    const made = await settle();
    expect(await settle()).toBe(made);
    expect(readFileSync(masterFile(), 'utf8')).toBe(`${made}\n`);
    const { rows } = await owner.query<{ row: string }>(
      'select row_to_json(f)::text as row from wau.secret_fingerprint f',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(made);
    expect(rows[0]?.row).not.toContain(Buffer.from(made).toString('hex'));
  });

  it('is not made anew where the database depends on one that is missing', async () => {
    await settle();
    rmSync(masterFile());
    await expect(settle()).rejects.toThrow(
      `The secret ${masterFile()} is missing, and what the database holds was sealed with it: put the file back from a copy, or set WAU_SECRET to what it held.`,
    );
    expect(readdirSync(join(dataFolder, 'secrets'))).toEqual([]);
  });

  it('is refused when it is another one, from the file and from WAU_SECRET', async () => {
    const made = await settle();
    await expect(settle('another secret of more than 32 characters')).rejects.toThrow(
      /^WAU_SECRET is not the one that this database was sealed with: put that one back/,
    );
    writeFileSync(masterFile(), 'another secret of more than 32 characters');
    await expect(settle()).rejects.toThrow(/^The secret .*master-secret is not the one that this database/);
    expect(await settle(made)).toBe(made);
  });

  it('is refused when its file was emptied or cut, and the file stays as it is', async () => {
    await settle();
    truncateSync(masterFile(), 20);
    await expect(settle()).rejects.toThrow(/^The secret .*master-secret is damaged: put it back from a copy/);
    truncateSync(masterFile());
    await expect(settle()).rejects.toThrow(/is damaged/);
    expect(readFileSync(masterFile(), 'utf8')).toBe('');
  });

  it('of two first starts with secrets of their own, one is told', async () => {
    const outcomes = await Promise.allSettled([
      settle('the first of two secrets, 32 and more characters'),
      settle('the other of two secrets, 32 and more characters'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of a database that is older than the fingerprint is known by what was sealed with it', async () => {
    const secret = 'the secret of an installation that is older';
    const app = createDatabase({
      connectionString: database.applicationUrl,
      applicationName: 'test',
      poolSize: 2,
      onIdleConnectionError: () => undefined,
    });
    const ledger = createLedger({ runner: poolRunner(app.pool), clock: systemClock, random: systemRandom });
    await seedDemo({
      database: app,
      ledger,
      clock: systemClock,
      random: systemRandom,
      masterSecret: secret,
      studioUrl: '',
    });
    await ledger.drain();
    await app.close();
    await expect(settle()).rejects.toThrow(/master-secret is missing/);
    await expect(settle('a secret that nothing here was sealed with')).rejects.toThrow(/is not the one/);
    expect(await settle(secret)).toBe(secret);
    await expect(settle('a secret that nothing here was sealed with')).rejects.toThrow(/is not the one/);
  });
});

describe('the embedded database after a power cut', () => {
  const port = freePort();
  const begin = async (): Promise<StartProcess> =>
    spawnStart({ DATA_DIR: dataFolder, PORT: String(await port), WAU_DEMO: 'off' });
  const startAndStop = async (): Promise<void> => {
    const started = await begin();
    await untilReady(started, await port);
    started.child.kill('SIGTERM');
    expect((await started.ended).exitCode).toBe(0);
  };

  it('is made again where the first start was cut off, opens with an emptied status file, and wants its secrets', async () => {
    const postgres = join(dataFolder, 'postgres');
    keepSecret(dataFolder, 'database-secret');
    const lock = { describe: () => undefined, release: () => undefined };
    const halfMade = await openEmbeddedDatabase(dataFolder, lock);
    await halfMade.close();
    // What initdb had made when the first start was cut off.
    rmSync(join(postgres, 'data', 'global'), { recursive: true });
    renameSync(join(postgres, 'data'), join(postgres, 'data.unfinished'));
    await startAndStop();
    writeFileSync(join(postgres, 'data', 'postmaster.pid'), '');
    writeFileSync(join(postgres, '.s.PGSQL.5432.lock'), '');
    await startAndStop();
    for (const name of ['master-secret', 'database-secret']) {
      const file = join(dataFolder, 'secrets', name);
      const text = readFileSync(file, 'utf8');
      rmSync(file);
      const end = await (await begin()).ended;
      expect(end.errorOutput).toMatch(
        new RegExp(`^The secret ${file} is missing, .*put .* back from a copy.*\\n$`),
      );
      expect(end.exitCode).toBe(1);
      writeFileSync(file, text, { mode: 0o600 });
    }
    await startAndStop();
  }, 240_000);
});
