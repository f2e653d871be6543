import { join } from 'node:path';

/** Vite's own name for the code that it puts around each `import()` of a build. */
const helperId = '\0vite/preload-helper.js';

const importFiles = join(import.meta.dirname, 'import-files.ts');

/** The part of Vite's plugin interface that this needs; any Vite accepts it. */
interface LateImportsPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  configResolved(config: { readonly base: string }): void;
  load(id: string): string | undefined;
}

/**
 * Vite plugin: what is imported late comes through `importWithFiles` in place of Vite's helper, which names files to
 * the browser as module preloads; one that fails is lost for as long as the page lives.
 */
export function lateImportsPlugin(): LateImportsPlugin {
  let base = '/';
  return {
    name: 'wau-late-imports',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    load: (id) => (id === helperId ? helperSource(base) : undefined),
  };
}

function helperSource(base: string): string {
  return [
    `import { importWithFiles } from ${JSON.stringify(importFiles)};`,
    `const base = ${JSON.stringify(base)};`,
    'export const __vitePreload = (importModule, files) => importWithFiles(importModule, files, base);',
  ].join('\n');
}

/** For `build.modulePreload.resolveDependencies`: everything that an import needs, its own file included. */
export function filesOfImport(file: string, dependencies: readonly string[]): string[] {
  return [...new Set([file, ...dependencies])];
}
