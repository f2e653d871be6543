import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { compiledCatalogues } from '@wau/i18n/vite-compiled-catalogues';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), compiledCatalogues(), reactRouter()],
  build: {
    target: 'es2022',
    // The server reads it to preload the chunk of the visitor's language.
    manifest: true,
    // Data URLs would need a wider content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Shared chunks are named after all who share them, which is long and says little.
            chunkFileNames: ({ name }) =>
              `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
            codeSplitting: {
              groups: [
                // What every page needs, in one file that changes only with its versions.
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@remix-run|cookie-es|@tanstack|@lingui)[\\/]/,
                  priority: 2,
                },
                // The rest by who needs it, in a few files instead of one per icon.
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 12_000,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/document-handler.ts' } } },
  },
  // One self-contained server file: it starts faster and needs no package at run time.
  ssr: { noExternal: true },
});
