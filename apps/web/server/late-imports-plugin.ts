import { fileURLToPath } from 'node:url';

/** Vite's own name for the code that it puts around each `import()` of a build. */
const helperId = '\0vite/preload-helper.js';

const importFiles = fileURLToPath(new URL('../app/ui/late/import-files.ts', import.meta.url));

/** The part of Vite's plugin interface that this needs; any Vite accepts it. */
interface LateImportsPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  load(id: string): string | undefined;
}

/**
 * Vite plugin: what is imported late comes through `importWithFiles` in place of Vite's helper, which names files to
 * the browser as module preloads; one that fails is lost for as long as the page lives.
 */
export function lateImportsPlugin(): LateImportsPlugin {
  return {
    name: 'wau-late-imports',
    enforce: 'pre',
    load: (id) =>
      id === helperId
        ? `export { importWithFiles as __vitePreload } from ${JSON.stringify(importFiles)};`
        : undefined,
  };
}

/** For `build.modulePreload.resolveDependencies`: everything that an import needs, its own file included. */
export function filesOfImport(file: string, dependencies: readonly string[]): string[] {
  return [...new Set([file, ...dependencies])];
}
