import * as fs from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileDurably, type FileSystem, makeFolderDurably, renameDurably } from './durable-files.ts';

let root: string;
let calls: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wau-durable-'));
  calls = [];
});
afterEach(() => rmSync(root, { recursive: true }));

/** The real file system, which notes what is done to which name; the random part of a name is left out. */
function recorded(): FileSystem {
  const opened = new Map<number, string>();
  const named = (path: fs.PathLike): string =>
    (relative(root, String(path)) || 'root').replace(/-[0-9a-f]{12}$/, '-random');
  const note = (text: string): void => {
    calls.push(text);
  };
  return {
    existsSync: fs.existsSync,
    closeSync: fs.closeSync,
    openSync: (path, flags, mode) => {
      const descriptor = fs.openSync(path, flags, mode);
      opened.set(descriptor, named(path));
      return descriptor;
    },
    writeSync: ((descriptor: number, content: string) => {
      note(`write ${opened.get(descriptor)}`);
      return fs.writeSync(descriptor, content);
    }) as FileSystem['writeSync'],
    fsyncSync: (descriptor) => {
      note(`sync ${opened.get(descriptor)}`);
      fs.fsyncSync(descriptor);
    },
    linkSync: (from, to) => {
      note(`link ${named(from)} ${named(to)}`);
      fs.linkSync(from, to);
    },
    unlinkSync: (path) => {
      note(`unlink ${named(path)}`);
      fs.unlinkSync(path);
    },
    renameSync: (from, to) => {
      note(`rename ${named(from)} ${named(to)}`);
      fs.renameSync(from, to);
    },
    mkdirSync: ((path: fs.PathLike, options: fs.MakeDirectoryOptions) => {
      note(`mkdir ${named(path)}`);
      return fs.mkdirSync(path, options);
    }) as FileSystem['mkdirSync'],
  };
}

test('L6: a file is on disk before it has its name, and its name before it is used', () => {
  expect(createFileDurably(join(root, 'secret'), 'content', recorded())).toBe(true);
  expect(calls).toEqual([
    'write .secret-random',
    'sync .secret-random',
    'link .secret-random secret',
    'unlink .secret-random',
    'sync root',
  ]);
  expect(readFileSync(join(root, 'secret'), 'utf8')).toBe('content');
  expect(statSync(join(root, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(root)).toEqual(['secret']);
});

test('L6: a file that is there is never replaced, and nothing is left beside it', () => {
  writeFileSync(join(root, 'secret'), 'first');
  expect(createFileDurably(join(root, 'secret'), 'second')).toBe(false);
  expect(readFileSync(join(root, 'secret'), 'utf8')).toBe('first');
  expect(readdirSync(root)).toEqual(['secret']);
});

test('L6: of each folder that is made, the folder above is synced', () => {
  makeFolderDurably(join(root, 'data', 'secrets'), 0o700, recorded());
  expect(calls).toEqual(['mkdir data', 'sync root', 'mkdir data/secrets', 'sync data']);
  calls = [];
  makeFolderDurably(join(root, 'data', 'secrets'), 0o700, recorded());
  expect(calls).toEqual([]);
});

test('L6: a new name is on disk when the rename returns', () => {
  writeFileSync(join(root, 'data.unfinished'), '');
  renameDurably(join(root, 'data.unfinished'), join(root, 'data'), recorded());
  expect(calls).toEqual(['rename data.unfinished data', 'sync root']);
});
