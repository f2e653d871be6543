import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delayOf } from '@wau/service/testing/delay';
import { proofSize } from '@wau/service/testing/proof-size';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type ReachedDatabase, reachDatabase } from '../reach-database.ts';
import { expectNothingLost, LedgerLoad } from '../testing/ledger-load.ts';
import { PowerCutDisk } from '../testing/power-cut-disk.ts';
import { freePort, type StartProcess, spawnStart, untilReady } from '../testing/start-process.ts';

/** Of the cuts half fall into a first start, from its first moment to two seconds after it is ready. */
const cuts = proofSize({ full: 20, quick: 2 });
const kills = proofSize({ full: 100, quick: 3 });
const afterReadyMs = 2_000;
const longestLoadMs = 1_500;
/** A first start waits for the disk hundreds of times, and a busy machine for each. */
const readyWithinMs = 120_000;

const place = mkdtempSync(join(tmpdir(), 'wau-l6-'));
const running = new Set<StartProcess>();
let disk: PowerCutDisk | undefined;
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await disk?.remove();
  disk = undefined;
});
afterAll(() => rmSync(place, { recursive: true, force: true }));
const obstacle = await PowerCutDisk.obstacle(place);
const port = await freePort();

function begin(dataDir: string): StartProcess {
  const started = spawnStart({ DATA_DIR: dataDir, PORT: String(port) });
  running.add(started);
  void started.ended.then(() => running.delete(started));
  return started;
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
  await expectNothingLost(database, load.acknowledged);
  const stop = new AbortController();
  const working = load.run(database.applicationUrl, stop.signal);
  await delayOf(forMs);
  end(started);
  stop.abort();
  await started.ended;
  await working;
  return secret;
}

/** Starts once more and looks for everything that was acknowledged before. */
async function expectToOpen(dataDir: string, load: LedgerLoad): Promise<string> {
  const started = begin(dataDir);
  await untilReady(started, port, readyWithinMs);
  await expectNothingLost(await reach(dataDir), load.acknowledged);
  const secret = masterSecretOf(dataDir);
  started.child.kill('SIGTERM');
  expect((await started.ended).exitCode).toBe(0);
  return secret;
}

describe(`L6: ${cuts} power cuts`, () => {
  it(`a first start that is cut off anywhere opens the next time, with the secret that it had when it was ready`, {
    timeout: cuts * 60_000,
  }, async (context) => {
    if (obstacle !== undefined) return context.skip(obstacle);
    const firstCuts = cuts / 2;
    let readyMs = 0;
    // From the last moment backwards, so that the first tells how long a first start takes here.
    for (let cut = firstCuts; cut > 0; cut -= 1) {
      const image = newDisk();
      const dataDir = join(image.folder, 'data');
      const beganAtMs = performance.now();
      const started = begin(dataDir);
      let secret: string | undefined;
      const cutAfterMs = readyMs === 0 ? 0 : ((readyMs + afterReadyMs) * cut) / firstCuts;
      if (cutAfterMs === 0 || cutAfterMs > readyMs) {
        await untilReady(started, port, readyWithinMs);
        secret = masterSecretOf(dataDir);
        if (readyMs === 0) readyMs = performance.now() - beganAtMs;
      }
      await delayOf(Math.max(0, cutAfterMs - (performance.now() - beganAtMs)));
      image.cutPower();
      started.child.kill('SIGKILL');
      await started.ended;
      await image.restorePower();
      const opened = await expectToOpen(dataDir, new LedgerLoad('none'));
      if (secret !== undefined) expect(opened).toBe(secret);
      await image.remove();
      disk = undefined;
    }
  });

  it('under load: nothing acknowledged is lost, and it opens each time with its secrets', {
    timeout: cuts * 60_000,
  }, async (context) => {
    if (obstacle !== undefined) return context.skip(obstacle);
    const image = newDisk();
    const dataDir = join(image.folder, 'data');
    const load = new LedgerLoad('cut');
    const secrets = new Set<string>();
    const loadCuts = cuts / 2;
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
});

it(`L6: ${kills} times killed under load: nothing acknowledged is lost, and it opens each time`, {
  timeout: kills * 60_000,
}, async () => {
  const dataDir = join(place, 'killed');
  const load = new LedgerLoad('kill');
  for (let kill = 0; kill < kills; kill += 1) {
    await endUnderLoad(dataDir, load, (longestLoadMs * ((kill % 10) + 1)) / 10, (started) => {
      started.child.kill('SIGKILL');
    });
  }
  await expectToOpen(dataDir, load);
  expect(load.acknowledged.size).toBeGreaterThan(kills);
});
