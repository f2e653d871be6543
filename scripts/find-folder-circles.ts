import { posix } from 'node:path';
import { readSources, type Sources } from './read-sources.ts';

/**
 * Folders that stand in an order: what two of them need of each other moves into a lower one. A circle of files is
 * refused by the boundary rules; this also refuses a circle that runs through different files of two folders.
 */
const orderedFolder = new RegExp(
  [
    '^apps/server/src/modules/[^/]+/[^/]+(?=/)',
    '^apps/server/src/platform/[^/]+(?=/)',
    '^apps/studio/src/[^/]+(?=/)',
    '^apps/studio/client/src/[^/]+(?=/)',
    '^apps/web/app/(?:ui|platform|shared)/[^/]+(?=/)',
    '^apps/web/app/features/[^/]+/[^/]+(?=/)',
    '^packages/(?:rules|service)/src/[^/]+(?=/)',
    '^start/src/[^/]+(?=/)',
  ].join('|'),
);

const isOfTests = /\.test\.tsx?$|\/(?:testing|test-support)\//;
const relativeImport = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

/** Reads all sources that git knows and lists their circles of folders, a sentence each. */
export async function findFolderCircles(): Promise<readonly string[]> {
  const sources = await readSources(['apps/**/*.ts', 'apps/**/*.tsx', 'packages/**/*.ts', 'start/**/*.ts']);
  return folderCirclesOf(new Map([...sources].filter(([file]) => !isOfTests.test(file))));
}

/** The circles of ordered folders in these sources, a sentence each, which names an import of every step. */
export function folderCirclesOf(sources: Sources): readonly string[] {
  const imports = importsBetweenFolders(sources);
  const seen = new Set<string>();
  return [...imports.keys()].flatMap((start) => {
    const circle = shortestWayBack(start, imports);
    if (circle === undefined) return [];
    const name = [...circle].sort().join(' ');
    if (seen.has(name)) return [];
    seen.add(name);
    const steps = circle.map((folder, index) => {
      const next = circle[(index + 1) % circle.length] ?? start;
      return imports.get(folder)?.get(next) ?? '';
    });
    return [`These folders need each other in a circle: ${steps.join('; ')}`];
  });
}

/** For each ordered folder the others that it imports from, with one such import to show. */
function importsBetweenFolders(sources: Sources): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [file, text] of sources) {
    const from = orderedFolder.exec(file)?.[0];
    if (from === undefined) continue;
    for (const [, specifier = ''] of text.matchAll(relativeImport)) {
      const target = posix.join(posix.dirname(file), specifier);
      const to = orderedFolder.exec(target)?.[0];
      if (to === undefined || to === from) continue;
      const targets = found.get(from) ?? new Map<string, string>();
      targets.set(to, `${file} imports ${target}`);
      found.set(from, targets);
    }
  }
  return found;
}

function shortestWayBack(
  start: string,
  imports: ReadonlyMap<string, ReadonlyMap<string, string>>,
): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[start]];
  const visited = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of imports.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way;
      if (visited.has(next)) continue;
      visited.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
