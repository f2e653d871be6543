import { statfs } from 'node:fs/promises';

/** Two pieces of the write-ahead log: with less, PostgreSQL may not be able to commit, nor to start again. */
const neededBytes = 32 * 1024 * 1024;

/** Whether the disk of a folder has room for a database to work. */
export async function hasDiskRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= neededBytes;
}
