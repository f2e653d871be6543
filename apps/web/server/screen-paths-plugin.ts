import { pathToFileURL } from 'node:url';

const id = 'virtual:screen-paths';

/** A route of the table, as far as this reads it. */
interface RouteEntry {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly RouteEntry[] | undefined;
}

/** An address, and the file of the screen that answers at it. */
interface ScreenRoute {
  readonly path: string;
  readonly file: string;
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
  return (await readScreenRoutes(routesFile)).map(({ path }) => path);
}

/** The same with the screens behind them: some screens have several addresses. */
export async function readScreenRoutes(routesFile: string): Promise<readonly ScreenRoute[]> {
  const table = (await import(pathToFileURL(routesFile).href)) as { default: readonly RouteEntry[] };
  return routesIn(table.default);
}

function routesIn(routes: readonly RouteEntry[]): readonly ScreenRoute[] {
  return routes.flatMap(({ path, file, children = [] }) => [
    ...(path === undefined || path.includes('*') ? [] : [{ path: `/${path}`, file }]),
    ...routesIn(children),
  ]);
}
