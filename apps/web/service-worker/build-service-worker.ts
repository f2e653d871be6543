import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

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

/** Scripts and style sheets; flags and other pictures are fetched where they show. */
export function precachedAssets(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => /\.(?:js|css)$/.test(file))
    .sort()
    .map((file) => `/assets/${file}`);
}

/** The version that the pages of the same build know themselves by, from the name of React Router's manifest. */
export function buildVersionOf(files: readonly string[]): string {
  const versions = files.flatMap((file) => /^manifest-(\w+)\.js$/.exec(file)?.[1] ?? []);
  const [version] = versions;
  if (version === undefined || versions.length > 1) throw new Error('the build has one route manifest');
  return version;
}
