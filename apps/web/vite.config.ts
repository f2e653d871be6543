import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { compiledCatalogues } from '@wau/i18n/vite-compiled-catalogues';
import { lateImportsPlugin } from '@wau/late-scripts/late-imports-plugin';
import { defineConfig } from 'vite';
import { firstPaths, lotteryPaths } from './app/platform/language/first-paths.ts';
import { commonChunks } from './server/common-chunks.ts';
import { firstTextsOf } from './server/first-texts.ts';
import { createFrameChunk, filesBesideFrame } from './server/frame-chunk.ts';
import { iconKeysPlugin } from './server/icon-keys-plugin.ts';
import { minifyPlugin } from './server/minify-plugin.ts';
import { screenPathsPlugin } from './server/screen-paths-plugin.ts';
import { tracelessErrorsPlugin } from './server/traceless-errors-plugin.ts';
import { trimRouterPlugin } from './server/trim-router-plugin.ts';

const routesFile = fileURLToPath(new URL('./app/routes.ts', import.meta.url));

/** The folder of the flags that the dialing-code picker shows. */
const countryFlags = join(
  dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))),
  '3x2',
);

export default defineConfig(({ command }) => ({
  resolve: { alias: { 'country-flags': countryFlags } },
  plugins: [
    tailwindcss(),
    // While somebody writes new texts, all of them come first.
    compiledCatalogues(
      command === 'build'
        ? { first: firstTextsOf(routesFile, firstPaths), lottery: firstTextsOf(routesFile, lotteryPaths) }
        : undefined,
    ),
    screenPathsPlugin(routesFile),
    lateImportsPlugin(),
    trimRouterPlugin(),
    tracelessErrorsPlugin(),
    iconKeysPlugin(),
    minifyPlugin(),
    reactRouter(),
  ],
  build: {
    target: 'es2022',
    // The server reads it to preload the chunk of the visitor's language.
    manifest: true,
    // Data URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesBesideFrame },
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
                  test: /^\0rolldown|node_modules[\\/](?:react|react-dom|scheduler|react-router|@remix-run|cookie-es|@tanstack|@lingui)[\\/]/,
                  priority: 6,
                },
                // What every page needs of the app itself.
                { name: createFrameChunk(), priority: 5 },
                // What many screens need.
                ...commonChunks(),
                // The rest by who needs it. Small ones are not put together, because that makes chunks which wait for
                // each other in a circle, and then one of them runs too early.
                { name: 'shared', minShareCount: 2, entriesAware: true },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Decided by the build, not by whoever starts the server: React's development half is slow and large.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        rolldownOptions: {
          input: './server/document-handler.ts',
          // One file: a server that runs while the next build is written must not miss a chunk.
          output: { codeSplitting: false },
        },
      },
    },
  },
  // One self-contained server file: it starts faster and needs no package at run time.
  ssr: { noExternal: true },
}));
