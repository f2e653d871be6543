import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureStore } from '@wau/art/pictures/picture-store';
import { tryLockFile } from '@wau/service/files/file-lock';
import type { Stop } from '@wau/service/stop';
import type { FastifyBaseLogger } from 'fastify';

interface MakingAhead {
  readonly pictures: PictureStore;
  readonly folder: string;
  readonly log: FastifyBaseLogger;
}

/**
 * Begins to make the pictures that are missing, in the background. Of the processes that share a folder one does it; a
 * folder that cannot be written leaves each picture to whoever asks for it.
 */
export function makePicturesAhead({ pictures, folder, log }: MakingAhead): Stop {
  const ended = new AbortController();
  const lock = lockOf(folder);
  if (lock === undefined) return async () => undefined;
  const making = pictures
    .warmUp(ended.signal)
    .catch((error: unknown) => log.warn({ err: error }, 'pictures could not be made ahead'))
    .finally(() => lock.release());
  return async () => {
    ended.abort();
    await making;
  };
}

function lockOf(folder: string): ReturnType<typeof tryLockFile> {
  try {
    mkdirSync(folder, { recursive: true });
    return tryLockFile(join(folder, '.making-ahead.lock'));
  } catch {
    return undefined;
  }
}
