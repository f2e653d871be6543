import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { StartProblem } from '@wau/service/start-problem';

/** Makes the data folder where it is missing, and gives its absolute path. */
export function openDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${codeOf(error)}); set DATA_DIR to a folder that this user may write.`,
    );
  }
  return folder;
}

/**
 * A secret of 256 random bits that is made at the first start and kept, readable for this user alone. It is on disk
 * before it is used, because what was encrypted with a lost secret is lost as well.
 */
export function keepSecret(dataFolder: string, name: string): string {
  const folder = join(dataFolder, 'secrets');
  const file = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const kept = readIfPresent(file);
    if (kept !== undefined) return kept;
    const made = randomBytes(32).toString('base64url');
    writeDurably(file, made);
    return made;
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

function writeDurably(file: string, content: string): void {
  const unfinished = `${file}.unfinished`;
  const descriptor = openSync(unfinished, 'w', 0o600);
  try {
    writeSync(descriptor, `${content}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, file);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
