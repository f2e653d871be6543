import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@wau/service/testing/free-port';
import { proofSize } from '@wau/service/testing/proof-size';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createStarts, type StartProcess, untilReady } from '../testing/start-process.ts';

const secondStarts = proofSize({ full: 20, quick: 2 });
const kills = proofSize({ full: 3, quick: 1 });

const folder = makeScratchFolder('wau-l7-');
const starts = createStarts();

function start(dataDir: string, port: number): StartProcess {
  return starts.start({ WAU_DEMO: 'off', DATA_DIR: dataDir, PORT: String(port) });
}

afterEach(() => starts.endAll('SIGTERM'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('L7: one embedded data folder has one server', () => {
  it(`refuses ${secondStarts} second starts within 2 seconds each, and names the first`, async () => {
    const dataDir = join(folder, 'second-starts');
    const port = await freePort();
    const first = start(dataDir, port);
    await untilReady(first, port);
    const durations: number[] = [];
    for (let attempt = 0; attempt < secondStarts; attempt += 1) {
      const end = await start(dataDir, await freePort()).ended;
      expect(end.errorOutput).toMatch(
        new RegExp(`^Wau already runs on the data folder .* \\(process ${first.child.pid}, .*\n$`),
      );
      expect(end.exitCode).toBe(1);
      durations.push(end.durationMs);
    }
    // What the processor does beside it makes some of them longer; anything that it waited for would make all.
    expect(Math.min(...durations)).toBeLessThan(2_000);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  }, 240_000);

  it('takes over from a server that was killed, whatever its lock file says', async () => {
    const dataDir = join(folder, 'killed');
    const port = await freePort();
    for (let attempt = 0; attempt < kills; attempt += 1) {
      const started = start(dataDir, port);
      await untilReady(started, port);
      started.child.kill('SIGKILL');
      await started.ended;
    }
    // The id of a living process that is no PostgreSQL.
    const statusFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    writeFileSync(statusFile, `${process.pid}\n${join(dataDir, 'postgres', 'data')}\n`);
    const last = start(dataDir, port);
    await untilReady(last, port);
    last.child.kill('SIGTERM');
    expect((await last.ended).exitCode).toBe(0);
    expect(existsSync(statusFile)).toBe(false);
  }, 240_000);
});
