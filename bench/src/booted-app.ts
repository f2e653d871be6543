import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@wau/service/testing/free-port';

/** The whole product, started as `npm start` starts it, on a folder and a port of its own. */
export interface BootedApp {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the product and waits until `/readyz` answers; throws with its output when it ends before. */
export async function bootApp(environment: Readonly<Record<string, string>> = {}): Promise<BootedApp> {
  const folder = await mkdtemp(join(tmpdir(), 'wau-bench-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, await startArguments(), {
    cwd: projectFolder,
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // What is measured is the product at work, not the drawing after a first start.
      STUDIO_PICTURES_AHEAD: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output = (output + String(chunk)).slice(-8_000);
  });
  child.stderr.on('data', (chunk) => {
    output = (output + String(chunk)).slice(-8_000);
  });
  await waitUntilReady(url, child, () => output);
  return {
    url,
    process: child,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What `npm start` gives to Node. */
async function startArguments(): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const [, ...nodeArguments] = scripts.start.split(' ');
  return nodeArguments;
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the app ended before it was ready:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await sleep(100);
  }
  child.kill('SIGTERM');
  throw new Error(`the app was not ready within 5 minutes:\n${output()}`);
}
