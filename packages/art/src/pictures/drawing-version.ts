import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { titlesFolder } from '@wau/titles/title-shelf';

const root = fileURLToPath(new URL('../..', import.meta.url));
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What every picture is drawn by: the sources but for the themes, and the exact libraries and letters. */
function hashShared(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package.json')));
  const files = ['src', 'drawn']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter(
      (file) => /\.(?:ts|svg)$/.test(file) && !/\.test\.ts$/.test(file) && !/[\\/]themes[\\/]/.test(file),
    )
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

let shared: string | undefined;
const themeVersions = new Map<string, string>();
const tileVersions = new Map<string, string | undefined>();

/** Ten hexadecimal digits that change whenever what a theme looks like may have changed. */
export function themeVersion(theme: string): string {
  const known = themeVersions.get(theme);
  if (known !== undefined) return known;
  shared ??= hashShared();
  const hash = createHash('sha256').update(shared);
  for (const file of ['parts-of-themes.ts', `${theme}.ts`]) {
    const path = join(root, 'src', 'themes', file);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  const version = hash.digest('hex').slice(0, 10);
  themeVersions.set(theme, version);
  return version;
}

/** The same for a title's tile; `undefined` where there is no such title. */
export function tileVersion(gameId: string): string | undefined {
  if (!tileVersions.has(gameId)) tileVersions.set(gameId, hashTile(gameId));
  return tileVersions.get(gameId);
}

function hashTile(gameId: string): string | undefined {
  const file = join(titlesFolder, gameId, 'title.json');
  if (!idPattern.test(gameId) || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const { theme } = JSON.parse(text) as { readonly theme?: unknown };
  if (typeof theme !== 'string' || !idPattern.test(theme)) return undefined;
  return createHash('sha256')
    .update(themeVersion(theme))
    .update(`\0${gameId}\0`)
    .update(text)
    .digest('hex')
    .slice(0, 10);
}
