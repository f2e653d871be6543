import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { delayOf } from '@wau/service/testing/delay';
import { freePort } from '@wau/service/testing/free-port';
import { proofSize } from '@wau/service/testing/proof-size';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freeze, thaw, untilDatabase } from '../testing/database-process.ts';
import { type Answer, HttpLoad } from '../testing/http-load.ts';
import { type StartProcess, spawnStart, untilReady } from '../testing/start-process.ts';

const times = proofSize({ full: 10, quick: 1 });
const clients = proofSize({ full: 16, quick: 4 });
/** Each restart of a database that is killed counts; this many are made within the time that is looked at. */
const killsPerServer = 4;
/** Without a rest between two requests a few clients take all of a small machine from what is looked at. */
const restMs = proofSize({ full: 0, quick: 20 });
const noHangMs = 5_000;
const ballastPartBytes = 4 * 1024 * 1024;
/** Reads the merchant's settings at each call. */
const path = '/wps/system/setting/register';
const scratch = makeScratchFolder('wau-away-');
afterAll(() => {
  if (canMount) run('umount', ['--lazy', smallDisk]);
  rmSync(scratch, { recursive: true, force: true });
});

let nextFolder = 0;
const running: Site[] = [];
afterEach(async () => {
  for (const site of running.splice(0)) await site.stop();
});

/** A whole server on a data folder, under load from when it is ready until it is stopped. */
class Site {
  readonly started: StartProcess;
  readonly port: number;
  readonly dataFolder: string;
  readonly answers: Answer[] = [];
  readonly #load: HttpLoad;
  readonly #clients: Promise<unknown>;
  #isLoaded = true;

  private constructor(started: StartProcess, port: number, dataFolder: string) {
    this.started = started;
    this.port = port;
    this.dataFolder = dataFolder;
    this.#load = new HttpLoad(port, clients);
    this.#clients = Promise.all(Array.from({ length: clients }, () => this.#send()));
  }

  static async open(dataFolder: string): Promise<Site> {
    const port = await freePort();
    const started = spawnStart({
      DATA_DIR: dataFolder,
      PORT: String(port),
      WAU_ROLES: 'api,worker',
      STUDIO_URL: 'http://localhost:1',
      WALLET_URL: 'http://localhost:1',
    });
    await untilReady(started, port, 120_000);
    const site = new Site(started, port, dataFolder);
    running.push(site);
    return site;
  }

  async #send(): Promise<void> {
    while (this.#isLoaded) {
      this.answers.push(await this.#load.send('GET', path));
      await delayOf(restMs);
    }
  }

  /** Waits until `/readyz` gives this status. */
  async untilReadiness(status: number, reason?: string): Promise<void> {
    const ask = async (): Promise<unknown> => {
      const answer = await fetch(`http://localhost:${this.port}/readyz`);
      return { status: answer.status, ...((await answer.json()) as object), code: answer.status };
    };
    const wanted = reason === undefined ? { code: status } : { code: status, status: reason };
    await expect.poll(ask, { timeout: 60_000, interval: 50 }).toMatchObject(wanted);
  }

  /** Waits until this many more requests have been answered so. */
  async untilAnswered(status: number, more = 20): Promise<void> {
    const from = this.answers.length;
    const count = (): number => this.answers.slice(from).filter((answer) => answer.status === status).length;
    await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(more);
  }

  /** Ends the load and the server; every request must have been answered, in time and as promised. */
  async stop(): Promise<void> {
    if (!this.#isLoaded) return;
    this.#isLoaded = false;
    await this.#clients;
    this.#load.close();
    this.started.child.kill('SIGTERM');
    const end = await this.started.ended;
    expect(end.exitCode, end.errorOutput + end.output).toBe(0);
    expect(end.output).not.toMatch(/"level":"(error|fatal)"/);
    const broken = this.answers.filter(
      ({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter !== undefined),
    );
    expect(broken).toEqual([]);
    expect(Math.max(...this.answers.map(({ durationMs }) => durationMs))).toBeLessThan(noHangMs);
  }
}

function newFolder(): string {
  nextFolder += 1;
  return join(scratch, String(nextFolder));
}

describe(`A7: a database that goes away under load, ${times} times each`, () => {
  it('killed: refused with Retry-After, started again, served again', async () => {
    for (let kill = 0; kill < times; ) {
      const site = await Site.open(newFolder());
      let pid = await untilDatabase(site.started, site.dataFolder);
      for (let here = 0; here < killsPerServer && kill < times; here += 1, kill += 1) {
        await site.untilAnswered(200);
        process.kill(pid, 'SIGKILL');
        await site.untilAnswered(503, 0);
        pid = await untilDatabase(site.started, site.dataFolder, pid);
        await site.untilReadiness(200);
      }
      await site.untilAnswered(200);
      await site.stop();
    }
  }, 600_000);

  it.runIf(existsSync('/proc/self/task'))(
    'stopped: refused with Retry-After, nothing hangs, served again when it goes on',
    async () => {
      const site = await Site.open(newFolder());
      const pid = await untilDatabase(site.started, site.dataFolder);
      for (let stop = 0; stop < times; stop += 1) {
        await site.untilAnswered(200);
        freeze(pid);
        try {
          await site.untilReadiness(503, 'database.unreachable');
          await site.untilAnswered(503);
        } finally {
          thaw(pid);
        }
        await site.untilReadiness(200);
      }
      await site.untilAnswered(200);
      await site.stop();
    },
    600_000,
  );
});

const smallDisk = join(scratch, 'disk');
const canMount = mountSmallDisk();
if (!canMount) {
  process.stderr.write('A7: the full disk is left out, which needs root and a tmpfs.\n');
}

describe.runIf(canMount)(`A7: a disk that is full, ${times} times`, () => {
  beforeAll(() => mkdirSync(join(smallDisk, 'data'), { recursive: true }));

  it('full: not ready, never a mistake of ours, ready again by itself when there is room', async () => {
    const site = await Site.open(join(smallDisk, 'data'));
    const ballast = join(smallDisk, 'ballast');
    for (let time = 0; time < times; time += 1) {
      await site.untilAnswered(200);
      await fill(ballast);
      await site.untilReadiness(503, 'database.disk.full');
      truncateSync(ballast);
      await site.untilReadiness(200);
    }
    await site.untilAnswered(200);
    await site.stop();
  }, 600_000);
});

/** Takes all that is left, bit by bit: the clients of the load run in this process and are not to wait for it. */
async function fill(file: string): Promise<void> {
  const { bavail, bsize } = statfsSync(smallDisk);
  const part = Buffer.alloc(ballastPartBytes);
  const written = await open(file, 'w');
  try {
    for (let left = bavail * bsize; left > 0; left -= part.length) {
      await written.write(part, 0, Math.min(left, part.length));
    }
  } catch {
    // The database has taken some of it meanwhile; what could be written is.
  } finally {
    await written.close();
  }
}

function mountSmallDisk(): boolean {
  if (process.getuid?.() !== 0) return false;
  mkdirSync(smallDisk, { recursive: true });
  return run('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', smallDisk]);
}

function run(file: string, args: readonly string[]): boolean {
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0;
}
