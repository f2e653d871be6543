import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledCatalogues } from '@wau/i18n/vite-compiled-catalogues';
import { filesOfImport, lateImportsPlugin } from '@wau/late-scripts/late-imports-plugin';
import { defineConfig } from 'vite';

/** One page each: `play-<engine>`, and the page that recomputes rounds. */
const entriesFolder = fileURLToPath(new URL('./src/entries', import.meta.url));

/**
 * The game clients. The server writes the HTML around them: it reads `../build/.vite/manifest.json`, finds an entry by
 * its `name` and serves the hashed files under the base.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/assets/',
  publicDir: false,
  plugins: [compiledCatalogues(), lateImportsPlugin()],
  build: {
    target: 'es2022',
    // One folder named build in each app, which a start looks at to see whether it is stale.
    outDir: '../build',
    assetsDir: '',
    manifest: true,
    emptyOutDir: true,
    // Data URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
    rolldownOptions: {
      input: Object.fromEntries(
        readdirSync(entriesFolder).map((file) => [parse(file).name, join(entriesFolder, file)]),
      ),
    },
  },
});
