import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * What is written here survives a power cut once the call has returned. A file's content and its name in the folder
 * are two things to a disk: each is waited for, and so is the name of a folder that was made on the way.
 */
export type FileSystem = Pick<
  typeof import('node:fs'),
  | 'closeSync'
  | 'existsSync'
  | 'fsyncSync'
  | 'linkSync'
  | 'mkdirSync'
  | 'openSync'
  | 'renameSync'
  | 'unlinkSync'
  | 'writeSync'
>;

const nodeFileSystem: FileSystem = {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  unlinkSync,
  writeSync,
};

/** Makes a folder and those above it as far as they are missing; each new name is on disk when it returns. */
export function makeFolderDurably(folder: string, mode: number, files: FileSystem = nodeFileSystem): void {
  const missing: string[] = [];
  for (let path = folder; !files.existsSync(path); path = dirname(path)) missing.unshift(path);
  for (const path of missing) {
    files.mkdirSync(path, { recursive: true, mode });
    syncEntry(dirname(path), files);
  }
}

/**
 * Makes a file with this content, readable for its user alone, and never touches one that is there: `false` then. The
 * file appears under its name whole or not at all, also to another process that makes it at the same time.
 */
export function createFileDurably(
  file: string,
  content: string,
  files: FileSystem = nodeFileSystem,
): boolean {
  const folder = dirname(file);
  const unfinished = join(folder, `.${basename(file)}-${randomBytes(6).toString('hex')}`);
  const descriptor = files.openSync(unfinished, 'wx', 0o600);
  try {
    files.writeSync(descriptor, content);
    files.fsyncSync(descriptor);
  } finally {
    files.closeSync(descriptor);
  }
  try {
    // A link, because a rename would replace what is there.
    files.linkSync(unfinished, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    files.unlinkSync(unfinished);
  }
  syncEntry(folder, files);
  return true;
}

/** Gives a finished file or folder, whose content is on disk, its name in the same folder. */
export function renameDurably(from: string, to: string, files: FileSystem = nodeFileSystem): void {
  files.renameSync(from, to);
  syncEntry(dirname(to), files);
}

/** Waits until a file's content, or the names in a folder, are on disk. */
export function syncEntry(path: string, files: FileSystem = nodeFileSystem): void {
  const descriptor = files.openSync(path, 'r');
  try {
    files.fsyncSync(descriptor);
  } finally {
    files.closeSync(descriptor);
  }
}

/** The same for a folder with everything in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncEntry(path);
  }
  syncEntry(folder);
}
