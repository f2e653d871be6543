import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DrawnTitle } from './draw-subject.ts';
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
  /** For pictures that somebody waits for. */
  readonly painter: Painter;
  /** For pictures that are made ahead. */
  readonly patientPainter: Painter;
  /** The titles that have tiles, and the themes whose pictures are made ahead. */
  readonly titles: readonly DrawnTitle[];
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
export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { folder, nowMs, themes } = options;
  const titles = new Map(options.titles.map((title) => [title.gameId, title]));
  const files = openFiles(folder);
  // Whoever waits for a picture does not wait for a process that gives way to all others.
  const makeNow = makerOf(options.painter, titles, files);
  const makeAhead = makerOf(options.patientPainter, titles, files);
  return {
    async read(name) {
      const version = presentVersion(name);
      if (version === undefined) return undefined;
      const present = { ...name, version };
      const isPresent = name.version === version;
      const kept = await files.load(pictureFile(present));
      if (kept !== undefined) return { content: kept, isPresent };
      if (!(await makeNow(present))) return undefined;
      const content = await files.load(pictureFile(present));
      return content === undefined ? undefined : { content, isPresent };
    },
    async warmUp(signal) {
      const wanted = sizesOf([...titles.keys()], themes).flatMap((size) => {
        const version = presentVersion(size);
        return version === undefined ? [] : [{ ...size, version, format: 'avif' as const }];
      });
      for (const name of wanted) {
        if (signal.aborted) return;
        if (!(await files.has(pictureFile(name)))) await makeAhead(name);
      }
      const named = new Set(
        wanted.flatMap((name) => pictureFormats.map((format) => pictureFile({ ...name, format }))),
      );
      await removeEarlier(folder, named, nowMs() - keepEarlierMs);
    },
  };
}

interface PictureFiles {
  load(file: string): Promise<Uint8Array | undefined>;
  has(file: string): Promise<boolean>;
  keep(file: string, content: Uint8Array): Promise<void>;
}

function openFiles(folder: string): PictureFiles {
  /** Of a folder that cannot be written. */
  const unkept = new Map<string, Uint8Array>();
  return {
    load: async (file) => unkept.get(file) ?? (await readFile(join(folder, file)).catch(() => undefined)),
    has: async (file) =>
      unkept.has(file) || (await stat(join(folder, file)).catch(() => undefined)) !== undefined,
    keep: async (file, content) => {
      await writeWhole(join(folder, file), content).catch(() => unkept.set(file, content));
    },
  };
}

/** Makes a picture in both formats, once for all who ask at a time; false where there is nothing to show. */
function makerOf(
  painter: Painter,
  titles: ReadonlyMap<string, DrawnTitle>,
  files: PictureFiles,
): (name: PictureName) => Promise<boolean> {
  const underWay = new Map<string, Promise<boolean>>();
  const make = async (name: PictureName): Promise<boolean> => {
    const { kind, subject, width } = name;
    const title = kind === 'tiles' ? titles.get(subject) : undefined;
    const made = await painter.paint({ kind, subject, width }, title);
    if (made === undefined) return false;
    for (const format of pictureFormats) await files.keep(pictureFile({ ...name, format }), made[format]);
    return true;
  };
  return (name) => {
    const key = pictureFile({ ...name, format: 'webp' });
    const making = underWay.get(key) ?? make(name).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
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
