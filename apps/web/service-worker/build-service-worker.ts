import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildVersionOf, precachedAssets } from './built-assets.ts';

const source = fileURLToPath(new URL('./service-worker.ts', import.meta.url));

/**
 * Builds the worker into the client build, with the list of what was built. Its bytes change with every build, which
 * is how browsers notice a new version.
 */
export async function buildServiceWorker(clientDirectory: string): Promise<void> {
  const files = await readdir(join(clientDirectory, 'assets'));
  const version = buildVersionOf(files);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __BUILT_ASSETS__: JSON.stringify(precachedAssets(files)),
      __BUILD_VERSION__: JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: 'es2022',
      outDir: clientDirectory,
      emptyOutDir: false,
      rolldownOptions: {
        input: source,
        output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
  });
}
