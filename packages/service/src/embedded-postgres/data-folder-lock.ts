import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryLockFile } from '../files/file-lock.ts';
import { StartProblem } from '../start-problem.ts';

export interface DataFolderLock {
  /** Tells a second server where this one is found. */
  describe(address: string): void;
  release(): void;
}

/** Takes the one lock of a data folder, or throws a `StartProblem` that names the server which holds it. */
export function lockDataFolder(folder: string): DataFolderLock {
  const holderFile = join(folder, 'server.json');
  const lock = tryLockFile(join(folder, 'server.lock'));
  if (lock === undefined) {
    throw new StartProblem(
      `Wau already runs on the data folder ${folder}${describeHolder(holderFile)}; stop it first or choose another DATA_DIR.`,
    );
  }
  const describe = (address: string): void => {
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, address }), { mode: 0o600 });
  };
  describe('');
  return { describe, release: () => lock.release() };
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
