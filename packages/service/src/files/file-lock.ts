import { DatabaseSync } from 'node:sqlite';

export interface FileLock {
  release(): void;
}

/**
 * Takes the lock of a file, making the file when it is missing; undefined while another process holds it.
 *
 * It is a file lock of the kernel, taken through SQLite because Node offers none of its own: the kernel gives it to
 * one process, sees it across containers that share the folder, and frees it however that process ends. So there is
 * no stale lock to judge, and a process id that was given out again cannot fool it.
 */
export function tryLockFile(file: string): FileLock | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked|busy/.test(error.message)) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}
