import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';
import { freePort } from '@wau/service/testing/free-port';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { putContent } from './content.ts';
import { offerInstallations } from './installation.ts';

/** The first start builds the browser apps. */
const readyTimeoutMs = 240_000;
const pollIntervalMs = 100;

/** Above the highest that a browser gives itself. */
const serverPriority = -12;

/** What rises over home by itself would stand before what other tests tap; its own test puts others in place. */
const demoPopups = ['welcome', 'kite-season', 'first-steps', 'rewards', 'two-steps'].map(
  (name) => `popup-${name}`,
);

interface Installation {
  readonly url: string;
  readonly dataFolder: string;
  readonly stop: () => Promise<void>;
}

/**
 * Playwright's global set-up: starts the product as `npm start` does, once for each worker, on a free port and a data
 * folder of its own. So merchants, members, settings and limits of one worker are nobody else's, and a test may change
 * them as it likes. Where `WAU_E2E_URL` is set already, the tests run against that.
 */
export default async function bootApps({
  workers,
  keepsPopups = false,
}: Pick<FullConfig, 'workers'> & { readonly keepsPopups?: boolean }): Promise<
  (() => Promise<void>) | undefined
> {
  if (process.env.WAU_E2E_URL) return undefined;
  // One of them builds the browser apps for all, while the others prepare their databases.
  const booting = Array.from({ length: workers }, () => bootApp(keepsPopups));
  const stopAll = async (): Promise<void> => {
    const booted = await Promise.allSettled(booting);
    await Promise.all(booted.map((boot) => (boot.status === 'fulfilled' ? boot.value.stop() : undefined)));
  };
  const installations = await Promise.all(booting).catch(async (error: unknown) => {
    await stopAll();
    throw error;
  });
  offerInstallations(installations.map(({ url, dataFolder }) => ({ url, dataFolder })));
  return stopAll;
}

/**
 * Where Chromium may, it raises its own processes; a server that waits behind them takes itself for a full one. Linux may
 * also share the processor between sessions first, and each browser is a session of its own: against those a priority
 * counts for nothing unless the session of the servers has it as well.
 */
function putFirst(pid: number | undefined): void {
  if (pid === undefined || process.getuid?.() !== 0) return;
  setPriority(pid, serverPriority);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(serverPriority));
  } catch {
    // This kernel does not share by sessions.
  }
}

async function bootApp(keepsPopups: boolean): Promise<Installation> {
  const folder = makeScratchFolder('wau-e2e-');
  const dataFolder = join(folder, 'data');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../start/src/start.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      // Lets a test come from another country.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      WAU_DEMO: 'on',
      // Drawing hundreds of pictures that no test looks at would take the tests' processor.
      STUDIO_PICTURES_AHEAD: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  putFirst(child.pid);
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let ended = false;
  const end = new Promise<void>((resolve) => {
    child.once('close', () => {
      ended = true;
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    const refusedCount = await countRefused(url);
    child.kill('SIGTERM');
    await end;
    rmSync(folder, { recursive: true, force: true });
    // What the server complained about belongs beside the tests' own failures.
    const complaints = output.split('\n').filter((line) => /"level":"(?:error|fatal)"/.test(line));
    if (refusedCount > 0) process.stdout.write(`The server took itself for full ${refusedCount} times.\n`);
    if (complaints.length > 0) process.stdout.write(`The server logged errors:\n${complaints.join('\n')}\n`);
  };
  const deadline = Date.now() + readyTimeoutMs;
  while (!(await isReady(url))) {
    if (ended || Date.now() > deadline) {
      await stop();
      throw new Error(`The app did not become ready:\n${output}`);
    }
    await sleep(pollIntervalMs);
  }
  if (!keepsPopups) putContent('announcements', { remove: demoPopups }, dataFolder);
  return { url, dataFolder, stop };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** How many requests the server has turned away, because more were under way than it could answer; 0 where it is gone. */
async function countRefused(url: string): Promise<number> {
  const text = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  const [, count] = /^wau_requests_not_admitted_total(?:\{[^}]*\})? (\d+)/m.exec(text) ?? [];
  return Number(count ?? 0);
}
