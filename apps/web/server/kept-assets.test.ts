import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets } from './kept-assets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wau-kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

const dayMs = 24 * 3_600_000;
/** In figures, because a constant of the product would agree with itself. */
const twoWeeksMs = 14 * dayMs;
const startMs = Date.UTC(2026, 10, 1);

/** Serves a build made of `files` at a time, and tells what is kept then. */
async function serveBuild(files: readonly string[], nowMs: number): Promise<readonly string[]> {
  const assetsDirectory = path.join(folder, 'assets');
  const keptDirectory = path.join(folder, 'data', 'web-assets');
  await rm(assetsDirectory, { recursive: true, force: true });
  await mkdir(assetsDirectory);
  for (const file of files) await writeFile(path.join(assetsDirectory, file), file);
  await keepAssets({ assetsDirectory, keptDirectory, nowMs });
  return (await readdir(keptDirectory)).sort();
}

test('F3 assets of earlier builds stay beside those of the current one', async () => {
  await serveBuild(['home-1.js', 'shared-1.js'], startMs);
  expect(await serveBuild(['home-2.js', 'shared-1.js'], startMs + dayMs)).toEqual([
    'home-1.js',
    'home-2.js',
    'shared-1.js',
  ]);
});

test('F3 two weeks after they were last served they go, the current ones never', async () => {
  await serveBuild(['home-1.js', 'shared-1.js'], startMs);
  await serveBuild(['home-2.js', 'shared-1.js'], startMs + dayMs);
  const later = startMs + dayMs + twoWeeksMs;
  expect(await serveBuild(['home-2.js'], later)).toEqual(['home-2.js', 'shared-1.js']);
  expect(await serveBuild(['home-2.js'], later + dayMs)).toEqual(['home-2.js']);
});

test('F3 a copy that a power cut left empty is made again', async () => {
  const kept = path.join(folder, 'data', 'web-assets', 'home-1.js');
  await serveBuild(['home-1.js'], startMs);
  await writeFile(kept, '');
  expect(await serveBuild(['home-1.js'], startMs)).toEqual(['home-1.js']);
  expect(await readFile(kept, 'utf8')).toBe('home-1.js');
});
