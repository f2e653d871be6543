import { pathToFileURL } from 'node:url';

const id = 'virtual:screen-paths';

/** A route of the table, as far as this reads it. */
interface RouteEntry {
  readonly path?: string | undefined;
  readonly children?: readonly RouteEntry[] | undefined;
}

/** The part of Vite's plugin interface that this needs; any Vite accepts it. */
interface ScreenPathsPlugin {
  readonly name: string;
  resolveId(wanted: string): string | undefined;
  load(loaded: string): Promise<string | undefined>;
}

/**
 * Vite plugin: `import { screenPaths } from 'virtual:screen-paths'` gives the addresses of the route table
 * `app/routes.ts`, so that a menu shows an entry from the day on which its screen exists, and never before.
 */
export function screenPathsPlugin(routesFile: string): ScreenPathsPlugin {
  return {
    name: 'wau-screen-paths',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      return `export const screenPaths = ${JSON.stringify(await readScreenPaths(routesFile))};`;
    },
  };
}

/** The addresses of the route table in a file, without the one for everything unknown. */
export async function readScreenPaths(routesFile: string): Promise<readonly string[]> {
  const table = (await import(pathToFileURL(routesFile).href)) as { default: readonly RouteEntry[] };
  return pathsIn(table.default);
}

function pathsIn(routes: readonly RouteEntry[]): readonly string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path.includes('*') ? [] : [`/${path}`]),
    ...pathsIn(children),
  ]);
}
