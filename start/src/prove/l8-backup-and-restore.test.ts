import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { delayOf } from '@wau/service/testing/delay';
import { freePort } from '@wau/service/testing/free-port';
import { proofSize } from '@wau/service/testing/proof-size';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type ReachedDatabase, reachDatabase } from '../database/reach-database.ts';
import { expectNothingLost, LedgerLoad, rollUp } from '../testing/ledger-load.ts';
import { backupFolderOf, type EndedCommand, runOperatorCommand } from '../testing/operator-process.ts';
import { createStarts, type StartProcess, untilReady } from '../testing/start-process.ts';

const times = proofSize({ full: 5, quick: 1 });
const readyWithinMs = 120_000;

const folder = makeScratchFolder('wau-l8-');
const starts = createStarts();
afterEach(() => starts.endAll('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(dataDir: string): Promise<StartProcess> {
  const port = await freePort();
  const started = starts.start({ DATA_DIR: dataDir, PORT: String(port) });
  await untilReady(started, port, readyWithinMs);
  return started;
}

async function stop(started: StartProcess): Promise<void> {
  started.child.kill('SIGTERM');
  expect((await started.ended).exitCode).toBe(0);
}

function reach(dataDir: string): Promise<ReachedDatabase> {
  return reachDatabase({ dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined });
}

/** Backs up while money moves, half of it rolled up; gives what had been acknowledged when the backup began. */
async function backUpUnderLoad(
  dataDir: string,
  load: LedgerLoad,
): Promise<{ readonly backup: EndedCommand; readonly before: ReadonlySet<string> }> {
  const database = await reach(dataDir);
  const halt = new AbortController();
  const working = load.run(database.applicationUrl, halt.signal);
  await expect.poll(() => load.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(20);
  await rollUp(database.applicationUrl);
  await delayOf(200);
  const before = new Set(load.acknowledged);
  const backup = await runOperatorCommand('backup', [join(folder, 'backups')], { DATA_DIR: dataDir });
  halt.abort();
  await working;
  expect(backup).toMatchObject({ exitCode: 0, complaints: '' });
  return { backup, before };
}

it(`L8: ${times} backups of a server under load, each restored elsewhere, verified and served from`, {
  timeout: times * 240_000,
}, async () => {
  const source = join(folder, 'source');
  const original = await start(source);
  for (let time = 1; time <= times; time += 1) {
    const { backup, before } = await backUpUnderLoad(source, new LedgerLoad(`load${time}`));
    const target = join(folder, `restored-${time}`);
    cpSync(join(source, 'secrets', 'master-secret'), join(target, 'secrets', 'master-secret'));
    const restored = await runOperatorCommand('restore', [backupFolderOf(backup)], { DATA_DIR: target });
    expect(restored).toMatchObject({ exitCode: 0, complaints: '' });
    expect(restored.said).toMatch(/In order: the secret fits, and chains, balances and roll-ups/);

    const copy = await start(target);
    const database = await reach(target);
    await expectNothingLost(database, before);
    // The copy goes on where the backup ended: money moves and is rolled up.
    const rollUpsBefore = await rollUp(database.applicationUrl);
    const further = new LedgerLoad(`further${time}`);
    const halt = new AbortController();
    const working = further.run(database.applicationUrl, halt.signal);
    await expect.poll(() => further.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(5);
    halt.abort();
    await working;
    // What was posted beside a transaction that is still open waits for the next one.
    await expect.poll(() => rollUp(database.applicationUrl)).toBeGreaterThan(rollUpsBefore);
    await expectNothingLost(database, new Set([...before, ...further.acknowledged]));
    await stop(copy);
  }
  await stop(original);
});
