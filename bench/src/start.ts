import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bootApp } from './booted-app.ts';
import { print } from './print.ts';

const restMs = 10_000;
const warmStarts = 5;

/** `npm run bench -- start`: time of a warm start to `/readyz`, and memory of all processes at rest. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wau-bench-start-'));
  const variables = { DATA_DIR: join(folder, 'data') };
  const durationsMs: number[] = [];
  try {
    // Makes the database and builds the browser apps.
    await (await bootApp(variables)).stop();
    for (let start = 0; start < warmStarts; start += 1) {
      const beganAtMs = performance.now();
      const app = await bootApp(variables);
      durationsMs.push(performance.now() - beganAtMs);
      if (start === warmStarts - 1) {
        await sleep(restMs);
        printMemory(app.process.pid ?? 0);
      }
      await app.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  durationsMs.sort((one, other) => one - other);
  const median = durationsMs[Math.floor(durationsMs.length / 2)] ?? 0;
  print(
    `warm start to /readyz: median ${median.toFixed(0)} ms of ${warmStarts}, slowest ${(durationsMs.at(-1) ?? 0).toFixed(0)} ms`,
  );
}

/** Proportional set size: memory that processes share is counted once, in parts. */
function printMemory(rootPid: number): void {
  const pids = [rootPid, ...descendantsOf(rootPid)];
  const sizes = pids.map((pid) => ({ pid, bytes: proportionalBytes(pid) }));
  const server = sizes.find(({ pid }) => pid === rootPid)?.bytes ?? 0;
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  print(
    `memory at rest: ${megabytes(total)} MB in ${pids.length} processes (server ${megabytes(server)} MB, database ${megabytes(total - server)} MB)`,
  );
}

function descendantsOf(rootPid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(Number(name)) }));
  const children = (pid: number): number[] =>
    parents.filter(({ parent }) => parent === pid).flatMap((child) => [child.pid, ...children(child.pid)]);
  return children(rootPid);
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readIfPresent(`/proc/${pid}/status`))?.[1] ?? 0);
}

function proportionalBytes(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readIfPresent(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}

/** Processes come and go while we look. */
function readIfPresent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
