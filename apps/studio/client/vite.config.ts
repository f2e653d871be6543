import { fileURLToPath } from 'node:url';
import { compiledCatalogues } from '@wau/i18n/vite-compiled-catalogues';
import { filesOfImport, lateImportsPlugin } from '@wau/late-scripts/late-imports-plugin';
import { gameCodes } from '@wau/rules/games';
import { defineConfig } from 'vite';

function entry(name: string): string {
  return fileURLToPath(new URL(`./src/entries/${name}.tsx`, import.meta.url));
}

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
        [...gameCodes.map((code) => `play-${code}`), 'verify'].map((name) => [name, entry(name)]),
      ),
    },
  },
});
