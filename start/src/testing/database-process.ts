import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StartProcess } from './start-process.ts';

const withinMs = 60_000;

/**
 * Waits until the embedded database of a data folder takes connections in another process than `earlier`, and resolves
 * with its number. While a server is started again, its status file names the process that starts it.
 */
export async function untilDatabase(
  { child }: StartProcess,
  dataFolder: string,
  earlier?: number,
): Promise<number> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    const lines = readStatusLines(dataFolder);
    const pid = Number(lines[0]);
    if (pid > 1 && pid !== earlier && pid !== child.pid && lines[7]?.trim() === 'ready') return pid;
    await sleep(10);
  }
  throw new Error('the database was not started again');
}

function readStatusLines(dataFolder: string): readonly string[] {
  try {
    return readFileSync(join(dataFolder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Stops the whole server without ending it, as a machine does that is suspended: nobody answers any more. */
export function freeze(pid: number): void {
  process.kill(pid, 'SIGSTOP');
  for (const child of childrenOf(pid)) signalIfAlive(child, 'SIGSTOP');
}

export function thaw(pid: number): void {
  for (const child of childrenOf(pid)) signalIfAlive(child, 'SIGCONT');
  process.kill(pid, 'SIGCONT');
}

/** Each connection is a process of its own. */
function childrenOf(pid: number): readonly number[] {
  return globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself meanwhile.
  }
}
