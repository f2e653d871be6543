import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delayOf } from '@wau/service/testing/delay';
import { freePort } from '@wau/service/testing/free-port';
import { proofSize } from '@wau/service/testing/proof-size';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { type ReachedDatabase, reachDatabase } from '../database/reach-database.ts';
import { logInOverHttp, registerOverHttp } from '../testing/http-member.ts';
import { expectNothingLost, LedgerLoad } from '../testing/ledger-load.ts';
import { PowerCutDisk } from '../testing/power-cut-disk.ts';
import { createStarts, type StartProcess, untilReady } from '../testing/start-process.ts';

interface FirstStartCut {
  /** After it is ready, or after that share of the time that a first start takes here. */
  readonly afterReadyMs?: number;
  readonly share?: number;
  /** Somebody registers when it is ready; the power stays until that is acknowledged. */
  readonly registers?: true;
}

function momentOf({ afterReadyMs, share, registers }: FirstStartCut): string {
  if (afterReadyMs === undefined) return `at ${share} of the way`;
  return `${afterReadyMs} ms after it is ready${registers ? ' and somebody has registered' : ''}`;
}

/** Those after it is ready come first, because they tell how long a first start takes. */
const firstStartCuts: readonly FirstStartCut[] = inject('proof').full
  ? [
      { afterReadyMs: 0 },
      { afterReadyMs: 0, registers: true },
      { afterReadyMs: 500, registers: true },
      { afterReadyMs: 1_000, registers: true },
      { afterReadyMs: 1_500, registers: true },
      { afterReadyMs: 2_000, registers: true },
      { share: 0.9 },
      { share: 0.7 },
      { share: 0.45 },
      { share: 0.2 },
    ]
  : [{ afterReadyMs: 0, registers: true }];
const loadCuts = proofSize({ full: 10, quick: 1 });
const kills = proofSize({ full: 100, quick: 2 });
const longestLoadMs = 1_500;
/** Kills come after loads of so many lengths, the longest among them: the shortest may end before anything is acknowledged. */
const loadLengths = Math.min(10, kills);
/** A first start waits for the disk hundreds of times, and a busy machine for each. */
const readyWithinMs = 120_000;

/** In memory nothing is waited for but what a disk would have; on an old kernel only a real one can be cut off. */
const inMemory = makeScratchFolder('wau-l6-');
const onDisk = mkdtempSync(join(tmpdir(), 'wau-l6-'));
const isCutInMemory = (await PowerCutDisk.obstacle(inMemory)) === undefined;
const place = isCutInMemory ? inMemory : onDisk;
const starts = createStarts();
let disk: PowerCutDisk | undefined;
afterEach(async () => {
  await starts.endAll('SIGKILL');
  await disk?.remove();
  disk = undefined;
});
afterAll(() => {
  for (const folder of [inMemory, onDisk]) rmSync(folder, { recursive: true, force: true });
});
const obstacle = isCutInMemory ? undefined : await PowerCutDisk.obstacle(onDisk);
const port = await freePort();
const origin = `http://localhost:${port}`;

function begin(dataDir: string): StartProcess {
  // The studio's address is never asked here.
  const roles = { WAU_ROLES: 'api,worker', STUDIO_URL: 'http://localhost:1' };
  return starts.start({ DATA_DIR: dataDir, PORT: String(port), ...roles });
}

function newDisk(): PowerCutDisk {
  disk = new PowerCutDisk(place);
  return disk;
}

const masterSecretOf = (dataDir: string): string =>
  readFileSync(join(dataDir, 'secrets', 'master-secret'), 'utf8');

function reach(dataDir: string): Promise<ReachedDatabase> {
  return reachDatabase({ dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined });
}

/** Starts, works the ledger for a while, and ends everything as `end` does; gives the secret that it ran with. */
async function endUnderLoad(
  dataDir: string,
  load: LedgerLoad,
  forMs: number,
  end: (started: StartProcess) => void,
): Promise<string> {
  const started = begin(dataDir);
  await untilReady(started, port, readyWithinMs);
  const secret = masterSecretOf(dataDir);
  const database = await reach(dataDir);
  await load.expectNothingLostSince(database);
  const stop = new AbortController();
  const working = load.run(database.applicationUrl, stop.signal);
  await delayOf(forMs);
  end(started);
  stop.abort();
  await started.ended;
  await working;
  return secret;
}

/** Starts once more and looks for everything that was acknowledged before, in books that balance to the last row. */
async function expectToOpen(dataDir: string, load: LedgerLoad, member?: string): Promise<string> {
  const started = begin(dataDir);
  await untilReady(started, port, readyWithinMs);
  await expectNothingLost(await reach(dataDir), load.acknowledged);
  if (member !== undefined) await logInOverHttp(origin, member);
  const secret = masterSecretOf(dataDir);
  started.child.kill('SIGTERM');
  expect((await started.ended).exitCode).toBe(0);
  return secret;
}

/** Gives the secret that the start had when it was ready, where the cut came after that, and how long that took. */
async function cutFirstStart(
  image: PowerCutDisk,
  { afterReadyMs, share = 0, registers }: FirstStartCut,
  usualReadyMs: number,
  member: string,
): Promise<{ readonly secret?: string; readonly readyMs: number }> {
  const dataDir = join(image.folder, 'data');
  const beganAtMs = performance.now();
  const started = begin(dataDir);
  let secret: string | undefined;
  let readyMs = usualReadyMs;
  if (afterReadyMs === undefined) {
    await delayOf(usualReadyMs * share);
  } else {
    await untilReady(started, port, readyWithinMs);
    readyMs = performance.now() - beganAtMs;
    secret = masterSecretOf(dataDir);
    const registered = registers === true ? registerOverHttp(origin, member) : undefined;
    await Promise.all([registered, delayOf(afterReadyMs)]);
  }
  image.cutPower();
  started.child.kill('SIGKILL');
  await started.ended;
  return secret === undefined ? { readyMs } : { secret, readyMs };
}

describe.skipIf(obstacle !== undefined)(
  `L6: power cuts${obstacle === undefined ? '' : ` (skipped: ${obstacle})`}`,
  () => {
    let usualReadyMs = 0;
    it.each(firstStartCuts.map((cut) => [momentOf(cut), cut] as const))(
      'a first start that is cut off %s opens the next time, with the secret and the member that it had',
      { timeout: 5 * 60_000 },
      async (_moment, cut) => {
        const image = newDisk();
        const member = 'registered';
        const { secret, readyMs } = await cutFirstStart(image, cut, usualReadyMs, member);
        usualReadyMs ||= readyMs;
        await image.restorePower();
        const dataDir = join(image.folder, 'data');
        const opened = await expectToOpen(dataDir, new LedgerLoad('none'), cut.registers && member);
        if (secret !== undefined) expect(opened).toBe(secret);
      },
    );

    it(`${loadCuts} under load: nothing acknowledged is lost, and it opens each time with its secrets`, {
      timeout: (loadCuts + 2) * 60_000,
    }, async () => {
      const image = newDisk();
      const dataDir = join(image.folder, 'data');
      const load = new LedgerLoad('cut');
      const secrets = new Set<string>();
      for (let cut = 1; cut <= loadCuts; cut += 1) {
        const forMs = (longestLoadMs * cut) / loadCuts;
        const end = (started: StartProcess): void => {
          image.cutPower();
          started.child.kill('SIGKILL');
        };
        secrets.add(await endUnderLoad(dataDir, load, forMs, end));
        await image.restorePower();
      }
      secrets.add(await expectToOpen(dataDir, load));
      expect(secrets.size).toBe(1);
      expect(load.acknowledged.size).toBeGreaterThan(loadCuts);
    });
  },
);

it(`L6: ${kills} times killed under load: nothing acknowledged is lost, and it opens each time`, {
  timeout: kills * 60_000,
}, async () => {
  const dataDir = join(inMemory, 'killed');
  const load = new LedgerLoad('kill');
  for (let kill = 0; kill < kills; kill += 1) {
    const forMs = (longestLoadMs * ((kill % loadLengths) + 1)) / loadLengths;
    await endUnderLoad(dataDir, load, forMs, (started) => {
      started.child.kill('SIGKILL');
    });
  }
  await expectToOpen(dataDir, load);
  expect(load.acknowledged.size).toBeGreaterThan(kills);
});
