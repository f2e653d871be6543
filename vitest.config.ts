import { fileURLToPath } from 'node:url';
import { compiledCatalogues } from '@wau/i18n/vite-compiled-catalogues';
import { defineConfig } from 'vitest/config';
import { screenPathsPlugin } from './apps/web/server/screen-paths-plugin.ts';

const routesFile = fileURLToPath(new URL('./apps/web/app/routes.ts', import.meta.url));

/** Settings of `npm run prove`; see packages/service/src/testing/proof-size.ts. */
const { WAU_PROVE, WAU_PROVE_SEED, WAU_PROVE_PATH } = process.env;
const proof = {
  full: WAU_PROVE === 'full',
  replay: {
    ...(WAU_PROVE_SEED === undefined ? {} : { seed: Number(WAU_PROVE_SEED) }),
    ...(WAU_PROVE_PATH === undefined ? {} : { path: WAU_PROVE_PATH }),
  },
};

export default defineConfig({
  test: {
    // A test that hangs must fail in time; whatever needs longer says so itself.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    retry: 0,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/{server,studio,sandbox}/src/**/*.test.ts',
            'start/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/service/src/testing/test-postgres.ts'],
          provide: { proof },
        },
      },
      {
        plugins: [compiledCatalogues(), screenPathsPlugin(routesFile)],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['apps/web/**/*.test.{ts,tsx}', 'apps/studio/client/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
    ],
  },
});
