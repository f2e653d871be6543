import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const buildFolder = fileURLToPath(new URL('../../apps/studio/build', import.meta.url));

/** As Vite writes it. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/**
 * What each game of the built studio brings beside what every game has: bytes of brotli by engine, with what it asks for
 * later. Parts that only some games share count for each of them.
 */
export function ownScriptBytes(): ReadonlyMap<string, number> {
  const text = readFileSync(join(buildFolder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, Chunk>>;
  const games = Object.entries(manifest).filter(
    ([, { isEntry, name }]) => isEntry && /^play-/.test(name ?? ''),
  );
  const parts = new Map(
    games.map(([key, { name = '' }]) => [name.replace('play-', ''), reach(manifest, key)]),
  );
  const isOfAll = (key: string) => [...parts.values()].every((keys) => keys.has(key));
  const bytes = (key: string) =>
    brotliCompressSync(readFileSync(join(buildFolder, fileOf(manifest, key)))).length;
  return new Map(
    [...parts].map(([engine, keys]) => {
      const own = [...keys].filter((key) => !isOfAll(key) && fileOf(manifest, key).endsWith('.js'));
      return [engine, own.reduce((sum, key) => sum + bytes(key), 0)];
    }),
  );
}

function fileOf(manifest: Readonly<Record<string, Chunk>>, key: string): string {
  return manifest[key]?.file ?? '';
}

function reach(manifest: Readonly<Record<string, Chunk>>, from: string): ReadonlySet<string> {
  const reached = new Set([from]);
  // A set goes on to what is added to it meanwhile.
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) reached.add(next);
  }
  return reached;
}
