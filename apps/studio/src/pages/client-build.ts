import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languageCodes } from '@wau/contract/languages';

/** What a page has to load, as paths below `/studio/assets/`. */
export interface ClientEntry {
  readonly script: string;
  /** Loaded by the script at once; named so that the browser need not find them one after the other. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** The texts of each language; the script asks for those of one of them as soon as it runs. */
  readonly texts: ReadonlyMap<LanguageCode, string>;
}

/** The built game clients by the name of their entry, e.g. `play-dice`. */
export type ClientBuild = ReadonlyMap<string, ClientEntry>;

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Reads Vite's manifest. Throws with a clear message when the clients have not been built. */
export function readClientBuild(folder: string): ClientBuild {
  const manifest = readManifest(join(folder, '.vite', 'manifest.json'));
  const texts = textsOf(manifest);
  const entries = Object.values(manifest).flatMap((chunk) =>
    chunk.isEntry === true && chunk.name !== undefined
      ? [[chunk.name, { ...clientEntry(manifest, chunk), texts }] as const]
      : [],
  );
  return new Map(entries);
}

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(`the game clients are not built: ${file} cannot be read`, { cause: error });
  }
}

function textsOf(manifest: Manifest): ReadonlyMap<LanguageCode, string> {
  return new Map(
    languageCodes.flatMap((language) =>
      Object.entries(manifest)
        .filter(([source]) => source.endsWith(`/${language.toLowerCase()}.ts?catalogue`))
        .map(([, { file }]) => [language, file] as const),
    ),
  );
}

function clientEntry(manifest: Manifest, entry: ManifestChunk): Omit<ClientEntry, 'texts'> {
  const chunks = new Set<ManifestChunk>();
  const collect = (chunk: ManifestChunk): void => {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (imported === undefined || chunks.has(imported)) continue;
      chunks.add(imported);
      collect(imported);
    }
  };
  collect(entry);
  const imported = [...chunks];
  return {
    script: entry.file,
    preloads: imported.map((chunk) => chunk.file),
    styles: [...new Set([...imported, entry].flatMap((chunk) => chunk.css ?? []))],
  };
}
