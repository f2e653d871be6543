import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memoryFolder = '/dev/shm';

/** A container's usual 64 MB would fill up in the middle of a run. */
const neededBytes = 2 * 1024 ** 3;

/**
 * Makes a folder for files that nobody needs after the run, in memory where the machine has enough of it: making a
 * database means making hundreds of files, which takes forty times as long on a disk.
 */
export function makeScratchFolder(prefix: string): string {
  return mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), prefix));
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
