import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { compiledCatalogues } from '@wau/i18n/vite-compiled-catalogues';
import { filesOfImport, lateImportsPlugin } from '@wau/late-scripts/late-imports-plugin';
import { defineConfig } from 'vite';

/**
 * The console of operators. `server/console-plugin.ts` writes the HTML around it: it reads `build/.vite/manifest.json`
 * and serves the hashed files under the base.
 */
export default defineConfig({
  base: '/console/assets/',
  publicDir: false,
  plugins: [tailwindcss(), compiledCatalogues(), lateImportsPlugin()],
  build: {
    target: 'es2022',
    outDir: 'build',
    assetsDir: '',
    manifest: true,
    emptyOutDir: true,
    // Data URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
    rolldownOptions: { input: fileURLToPath(new URL('./src/main.tsx', import.meta.url)) },
  },
});
