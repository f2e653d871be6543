import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';
import { isAlive, readCommandLine } from './process-table.ts';
import { disownServerStatus, readServerStatus, removeServerStatus } from './status-file.ts';

const pollIntervalMs = 10;

/**
 * Ends the database server that a killed Wau left behind. The caller holds the folder's lock, so no living Wau uses
 * it. Where the process id in the status file meanwhile belongs to some other program, or to a dead server that nobody
 * has collected (as in containers without an init), PostgreSQL would take that for its own server and refuse to start.
 */
export async function endLeftOverServer(dataFolder: string): Promise<void> {
  const status = readServerStatus(dataFolder);
  if (status === undefined) return;
  if (!(status.pid > 1)) {
    // A power cut leaves the file empty or with rubbish, on which PostgreSQL refuses to start.
    removeServerStatus(dataFolder);
    return;
  }
  const commandLine = readCommandLine(status.pid) ?? '';
  if (!commandLine.includes(`-D ${dataFolder} `)) {
    disownServerStatus(dataFolder);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(status.pid, signal);
    } catch {
      return;
    }
    if (await hasEnded(status.pid, 3_000)) {
      disownServerStatus(dataFolder);
      return;
    }
  }
  throw new StartProblem(
    `An earlier database server (process ${status.pid}) does not end; stop it and start again.`,
  );
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    // A process that nobody has collected yet is still listed, but has no command line any more.
    if (!isAlive(pid) || !readCommandLine(pid)) return true;
    await sleep(pollIntervalMs);
  }
  return false;
}
