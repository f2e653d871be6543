import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../start-problem.ts';

export interface DataFolderLock {
  /** Tells a second server where this one is found. */
  describe(address: string): void;
  release(): void;
}

/**
 * Takes the one lock of a data folder, or throws a `StartProblem` that names the server which holds it.
 *
 * The lock is a file lock of the kernel, taken through SQLite because Node offers none of its own: the kernel
 * gives it to one process, sees it across containers that share the folder, and frees it however that process
 * ends. So there is no stale lock to judge, and a process id that was given out again cannot fool it.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const holderFile = join(folder, 'server.json');
  const database = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked|busy/.test(error.message)) {
      throw new StartProblem(
        `Wau already runs on the data folder ${folder}${describeHolder(holderFile)}; stop it first or choose another DATA_DIR.`,
      );
    }
    throw error;
  }
  const describe = (address: string): void => {
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, address }), { mode: 0o600 });
  };
  describe('');
  return { describe, release: () => database.close() };
}

function describeHolder(holderFile: string): string {
  try {
    const holder: unknown = JSON.parse(readFileSync(holderFile, 'utf8'));
    if (typeof holder !== 'object' || holder === null || !('pid' in holder)) return '';
    const address = 'address' in holder && typeof holder.address === 'string' ? holder.address : '';
    return address === '' ? ` (process ${holder.pid})` : ` (process ${holder.pid}, ${address})`;
  } catch {
    return '';
  }
}
