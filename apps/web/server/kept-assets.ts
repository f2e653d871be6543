import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { syncEntry } from '@wau/service/files/durable-files';

interface KeepAssetsOptions {
  /** The folder `assets` of the current build. */
  readonly assetsDirectory: string;
  /** Where assets of this build and of earlier ones lie; it outlives builds. */
  readonly keptDirectory: string;
  readonly nowMs: number;
}

/** A page that has been open for longer is asked to load afresh when it opens a screen. */
const keepForMs = 14 * 24 * 3_600_000;

/**
 * F3: keeps the assets of each build for two weeks after it was last served, so that pages which were open while a
 * new one was deployed find theirs. Names carry their content's hash, so files of several builds lie side by side.
 */
export async function keepAssets({
  assetsDirectory,
  keptDirectory,
  nowMs,
}: KeepAssetsOptions): Promise<void> {
  await mkdir(keptDirectory, { recursive: true });
  const [current, kept] = await Promise.all([readdir(assetsDirectory), readdir(keptDirectory)]);
  const known = new Set(kept);
  const now = new Date(nowMs);
  for (const file of current) {
    const target = path.join(keptDirectory, file);
    const source = path.join(assetsDirectory, file);
    if (!known.has(file) || !(await haveOneSize(source, target))) await keepWhole(source, target);
    await utimes(target, now, now);
  }
  const isCurrent = new Set(current);
  for (const file of kept) {
    if (isCurrent.has(file)) continue;
    const target = path.join(keptDirectory, file);
    if (nowMs - (await stat(target)).mtimeMs > keepForMs) await rm(target);
  }
}

/** A copy that was cut off, by a power cut say, would be served for two weeks under a name that promises the whole. */
async function haveOneSize(source: string, target: string): Promise<boolean> {
  return (await stat(source)).size === (await stat(target)).size;
}

/** The copy has its name only when its content is on disk. */
async function keepWhole(source: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  await copyFile(source, unfinished);
  syncEntry(unfinished);
  await rename(unfinished, target);
}
