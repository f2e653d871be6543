import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@wau/service/testing/free-port';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { untilDatabase } from './testing/database-process.ts';
import { fakePostgres } from './testing/fake-postgres.ts';
import { createStarts, type EndedStart, type StartProcess, untilReady } from './testing/start-process.ts';

const isRoot = process.getuid?.() === 0;
const folder = makeScratchFolder('wau-start-');
const starts = createStarts();
let nextFolder = 0;

function newDataDir(): string {
  nextFolder += 1;
  return join(folder, String(nextFolder));
}

function start(variables: Readonly<Record<string, string>>): StartProcess {
  // What a start refuses has nothing to do with the demo.
  return starts.start({ WAU_DEMO: 'off', ...variables });
}

async function stop(started: StartProcess): Promise<EndedStart> {
  started.child.kill('SIGTERM');
  return started.ended;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** One sentence on standard error, nothing else, and an exit code that says so. */
function expectOneSentence(end: EndedStart, sentence: RegExp): void {
  expect(end.errorOutput).toMatch(sentence);
  expect(end.errorOutput.trimEnd().split('\n')).toHaveLength(1);
  expect(end.errorOutput).not.toMatch(/\n\s+at |node:internal/);
  expect(end.exitCode).toBe(1);
}

afterEach(() => starts.endAll('SIGTERM'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a start that cannot succeed', () => {
  it('names a variable that is wrong', async () => {
    const end = await start({ DATA_DIR: newDataDir(), PORT: 'eighty' }).ended;
    expectOneSentence(end, /^PORT must be a port number from 1 to 65535\.$/m);
  });

  it('names a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const port = portOf(other);
    const end = await start({ DATA_DIR: newDataDir(), PORT: String(port) }).ended;
    other.close();
    expectOneSentence(end, new RegExp(`^Port ${port} is in use`));
  });

  it('names an address that is not of this machine', async () => {
    const port = String(await freePort());
    const end = await start({ DATA_DIR: newDataDir(), PORT: port, HOST: '192.0.2.1' }).ended;
    expectOneSentence(end, /^HOST is 192\.0\.2\.1, which is not an address of this machine/);
  });

  it('names a data folder that cannot be made', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const end = await start({ DATA_DIR: join(file, 'data'), PORT: String(await freePort()) }).ended;
    expectOneSentence(end, /^The data folder .*a-file\/data cannot be written \(ENOTDIR\); set DATA_DIR/);
  });

  it.skipIf(isRoot)('names a data folder that may not be written', async () => {
    const dataDir = newDataDir();
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o500);
    const end = await start({ DATA_DIR: dataDir, PORT: String(await freePort()) }).ended;
    expectOneSentence(end, /cannot be written \(EACCES\); set DATA_DIR/);
  });

  it('names a data folder of another PostgreSQL version', async () => {
    const dataDir = newDataDir();
    mkdirSync(join(dataDir, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '14\n');
    const end = await start({ DATA_DIR: dataDir, PORT: String(await freePort()) }).ended;
    expectOneSentence(end, /was made by PostgreSQL 14 and this Wau brings PostgreSQL 18/);
  });
});

describe('a DATABASE_URL', async () => {
  const database = await createTestDatabase();
  let port = '';
  beforeAll(async () => {
    port = String(await freePort());
  });
  const startOn = (url: string): StartProcess =>
    start({ DATA_DIR: newDataDir(), PORT: port, DATABASE_URL: url });

  it('that is no address is refused by its form', async () => {
    const end = await startOn('mysql://localhost/wau').ended;
    expectOneSentence(end, /^DATABASE_URL must be an address like postgresql:/);
  });

  it('that nothing listens on is refused, and the password not shown', async () => {
    const end = await startOn(`postgresql://wau:hunter2@127.0.0.1:${await freePort()}/wau`).ended;
    expectOneSentence(
      end,
      /^DATABASE_URL cannot be used: database wau at 127\.0\.0\.1:\d+: nothing listens there\.$/m,
    );
    expect(end.errorOutput).not.toContain('hunter2');
  });

  it('with a wrong password is refused', async () => {
    const url = database.applicationUrl.replace(/:[^:@]+@/, ':wrong@');
    expectOneSentence(await startOn(url).ended, /^DATABASE_URL cannot be used: .*the password is wrong\.$/m);
  });

  it('with a database that does not exist is refused', async () => {
    const url = database.superuserUrl.replace(database.name, 'no_such_database');
    expectOneSentence(await startOn(url).ended, /there is no such database\.$/m);
  });

  it('of something other than PostgreSQL is refused', async () => {
    const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
    const end = await startOn(`postgresql://wau:wau@127.0.0.1:${portOf(web)}/wau`).ended;
    web.close();
    expectOneSentence(end, /^DATABASE_URL cannot be used: .*it is not a PostgreSQL server\.$/m);
  });

  it('of a PostgreSQL older than 15 is refused', async () => {
    const old = await fakePostgres('140011');
    const end = await startOn(`postgresql://wau:wau@127.0.0.1:${portOf(old)}/wau`).ended;
    old.close();
    expectOneSentence(end, /is PostgreSQL 14, and Wau needs 15 or newer\.$/m);
  });

  it('that goes away in the middle of the start is told as such', async () => {
    const usable = await fakePostgres('170000');
    usable.once('connection', (first) => first.once('close', () => usable.close()));
    const end = await startOn(`postgresql://wau:wau@127.0.0.1:${portOf(usable)}/wau`).ended;
    expectOneSentence(end, /^The database went away while Wau was starting \(.*\); start it again\.$/m);
  });

  it('of a user who may not migrate is refused and told which variable to set', async () => {
    const end = await startOn(database.applicationUrl).ended;
    expectOneSentence(end, /^The database user may not run the migrations \(.*\); set DATABASE_OWNER_URL/);
  });

  it('of a usable PostgreSQL is served from, and no database is embedded', async () => {
    const dataDir = newDataDir();
    const started = start({
      DATA_DIR: dataDir,
      PORT: port,
      DATABASE_URL: database.applicationUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
    });
    await untilReady(started, Number(port));
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect((await stop(started)).exitCode).toBe(0);
  });
});

describe('the embedded database', () => {
  it('works in a folder that others may not enter, and keeps its secrets to its user', async () => {
    const closed = join(newDataDir(), 'closed');
    mkdirSync(closed, { recursive: true, mode: 0o700 });
    const dataDir = join(closed, 'data');
    const port = await freePort();
    const started = start({ DATA_DIR: dataDir, PORT: String(port) });
    await untilReady(started, port);
    expect((await stop(started)).exitCode).toBe(0);
    const secrets = readdirSync(join(dataDir, 'secrets')).map((name) => join(dataDir, 'secrets', name));
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) {
      expect(statSync(secret).mode & 0o777).toBe(0o600);
      expect(statSync(secret).uid).toBe(process.getuid?.());
    }
    expect(statSync(closed).mode & 0o777).toBe(0o700);
  }, 240_000);

  it('A7: is started again when it is killed, and ends the server with a sentence when that happens too often', async () => {
    const dataDir = newDataDir();
    const port = await freePort();
    const started = start({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'info' });
    await untilReady(started, port);
    const ended = started.ended.then(() => 'ended' as const);
    let pid = await untilDatabase(started, dataDir);
    for (let isServing = true; isServing; ) {
      process.kill(pid, 'SIGKILL');
      const next = await Promise.race([ended, untilDatabase(started, dataDir, pid).catch(() => ended)]);
      isServing = next !== 'ended';
      if (next !== 'ended') {
        pid = next;
        await untilReady(started, port);
      }
    }
    const end = await started.ended;
    expect(end.exitCode).toBe(1);
    const lines = end.errorOutput.trimEnd().split('\n');
    expect(end.errorOutput).toMatch(/\nThe embedded database ended by itself \(.*\) too often.*\n$/);
    expect(lines.filter((line) => line.endsWith('and is started again.')).length).toBe(5);
    expect(end.output).not.toMatch(/"level":"(error|fatal)"/);
  }, 240_000);
});
