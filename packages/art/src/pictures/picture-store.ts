import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { themeVersion, tileVersion } from './drawing-version.ts';
import {
  type PictureName,
  type PictureSize,
  pictureFile,
  pictureFormats,
  pictureWidths,
} from './picture-name.ts';
import type { Painter } from './picture-painter.ts';

interface StoredPicture {
  readonly content: Uint8Array;
  /** Whether the address names the present drawing, so that a copy of it may be kept for ever. */
  readonly isPresent: boolean;
}

export interface PictureStore {
  /** `undefined` where there is no such title or theme. */
  read(name: PictureName): Promise<StoredPicture | undefined>;
  /** Makes what is missing, one picture after another, and removes what no address names any more. */
  warmUp(signal: AbortSignal): Promise<void>;
}

interface PictureStoreOptions {
  readonly folder: string;
  readonly painter: Painter;
  /** The titles and themes whose pictures are made ahead. */
  readonly gameIds: readonly string[];
  readonly themes: readonly string[];
  readonly nowMs: () => number;
}

/** Pictures of earlier drawings are kept for pages that are still open. */
const keepEarlierMs = 14 * 24 * 60 * 60_000;

/** The version of the present drawing. */
function presentVersion({ kind, subject }: PictureSize): string | undefined {
  if (kind === 'tiles') return tileVersion(subject);
  return themeVersion(kind === 'symbols' ? subject : subject.replace(/-(?:portrait|landscape)$/, ''));
}

/**
 * Pictures as files named by the version of their drawing. One that is missing is made when it is asked for, once for
 * all who ask meanwhile. A folder that cannot be written only costs time: the picture is made again.
 */
export function createPictureStore({
  folder,
  painter,
  gameIds,
  themes,
  nowMs,
}: PictureStoreOptions): PictureStore {
  const underWay = new Map<string, Promise<boolean>>();
  /** Of a folder that cannot be written. */
  const unkept = new Map<string, Uint8Array>();

  const make = async (name: PictureName): Promise<boolean> => {
    const made = await painter.paint(name);
    if (made === undefined) return false;
    for (const format of pictureFormats) {
      const file = pictureFile({ ...name, format });
      await writeWhole(join(folder, file), made[format]).catch(() => unkept.set(file, made[format]));
    }
    return true;
  };
  const makeOnce = (name: PictureName): Promise<boolean> => {
    const key = pictureFile({ ...name, format: 'webp' });
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const making = make(name).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
  const load = async (file: string): Promise<Uint8Array | undefined> =>
    unkept.get(file) ?? (await readFile(join(folder, file)).catch(() => undefined));

  return {
    async read(name) {
      const version = presentVersion(name);
      if (version === undefined) return undefined;
      const present = { ...name, version };
      const file = pictureFile(present);
      const isPresent = name.version === version;
      const kept = await load(file);
      if (kept !== undefined) return { content: kept, isPresent };
      if (!(await makeOnce(present))) return undefined;
      const content = await load(file);
      return content === undefined ? undefined : { content, isPresent };
    },
    async warmUp(signal) {
      const wanted = sizesOf(gameIds, themes).flatMap((size) => {
        const version = presentVersion(size);
        return version === undefined ? [] : [{ ...size, version, format: 'avif' as const }];
      });
      for (const name of wanted) {
        if (signal.aborted) return;
        if ((await stat(join(folder, pictureFile(name))).catch(() => undefined)) === undefined)
          await makeOnce(name);
      }
      const files = new Set(
        wanted.flatMap((name) => pictureFormats.map((format) => pictureFile({ ...name, format }))),
      );
      await removeEarlier(folder, files, nowMs() - keepEarlierMs);
    },
  };
}

/** First what lists show, then what games load, then what only fine screens ask for. */
function sizesOf(gameIds: readonly string[], themes: readonly string[]): PictureSize[] {
  const [small, medium, large] = pictureWidths.tiles;
  const tiles = (width: number) => gameIds.map((subject): PictureSize => ({ kind: 'tiles', subject, width }));
  const [narrow, wide] = pictureWidths.scenes;
  const ofThemes = themes.flatMap((theme): PictureSize[] => [
    ...pictureWidths.symbols.map((width): PictureSize => ({ kind: 'symbols', subject: theme, width })),
    { kind: 'scenes', subject: `${theme}-portrait`, width: narrow },
    { kind: 'scenes', subject: `${theme}-landscape`, width: wide },
  ]);
  return [...tiles(medium), ...ofThemes, ...tiles(small), ...tiles(large)];
}

/** A file is whole and on the disk before it has its name. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  const handle = await open(unfinished, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}

async function removeEarlier(folder: string, wanted: ReadonlySet<string>, beforeMs: number): Promise<void> {
  for (const kind of Object.keys(pictureWidths)) {
    for (const entry of await readdir(join(folder, kind)).catch(() => [])) {
      if (wanted.has(`${kind}/${entry}`)) continue;
      const file = join(folder, kind, entry);
      const found = await stat(file).catch(() => undefined);
      if (found !== undefined && found.mtimeMs < beforeMs) await rm(file, { force: true });
    }
  }
}
