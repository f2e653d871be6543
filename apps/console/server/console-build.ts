import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the console's page has to load, by the names of its files. */
export interface ConsoleBuild {
  readonly script: string;
  /** Loaded by the script at once; named so that the browser need not find them one after the other. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Reads Vite's manifest. Throws with a clear message when the console has not been built. */
export function readConsoleBuild(folder: string): ConsoleBuild {
  const file = join(folder, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, ManifestChunk>>;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry === true);
  if (entry === undefined) throw new Error(`the console's build has no entry: ${file}`);
  const imported = new Set<ManifestChunk>();
  const collect = (chunk: ManifestChunk): void => {
    for (const name of chunk.imports ?? []) {
      const next = manifest[name];
      if (next === undefined || imported.has(next)) continue;
      imported.add(next);
      collect(next);
    }
  };
  collect(entry);
  return {
    script: entry.file,
    preloads: [...imported].map((chunk) => chunk.file),
    styles: [...new Set([...imported, entry].flatMap((chunk) => chunk.css ?? []))],
  };
}
