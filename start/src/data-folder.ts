import { randomBytes } from 'node:crypto';
import { accessSync, constants, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createFileDurably, makeFolderDurably, syncEntry } from '@wau/service/files/durable-files';
import { assert } from '@wau/service/refusal';
import { StartProblem } from '@wau/service/start-problem';

/** Of those that are made here and of those that operators put there; an emptied file is shorter. */
const shortestSecretLength = 32;

/** Makes the data folder where it is missing, and gives its absolute path. */
export function openDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    makeFolderDurably(folder, 0o755);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${codeOf(error)}); set DATA_DIR to a folder that this user may write.`,
    );
  }
  return folder;
}

/** The text of a kept secret; undefined where it has not been made. @throws StartProblem when it is damaged */
export function readSecret(dataFolder: string, name: string): string | undefined {
  const file = secretFile(dataFolder, name);
  const kept = guarded(file, () => readIfPresent(file));
  if (kept !== undefined && kept.length < shortestSecretLength) {
    throw new StartProblem(
      `The secret ${file} is damaged: put it back from a copy, or delete it where the installation has never been used.`,
    );
  }
  return kept;
}

/**
 * A secret of 256 random bits that is made at the first start and kept, readable for this user alone. It is on disk
 * before it is used, because what was encrypted with a lost secret is lost as well; and one that is there is never
 * replaced.
 */
export function keepSecret(dataFolder: string, name: string): string {
  const file = secretFile(dataFolder, name);
  guarded(file, () => {
    makeFolderDurably(dirname(file), 0o700);
    // Whoever made a file that is there may have been cut off before it was on disk.
    if (!createFileDurably(file, `${randomBytes(32).toString('base64url')}\n`)) {
      syncEntry(file);
      syncEntry(dirname(file));
    }
  });
  const kept = readSecret(dataFolder, name);
  assert(kept !== undefined, 'a secret that was made or found can be read');
  return kept;
}

export function secretFile(dataFolder: string, name: string): string {
  return join(dataFolder, 'secrets', name);
}

function guarded<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new StartProblem(`The secret ${file} cannot be read or written (${codeOf(error)}).`);
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
