import { availableParallelism } from 'node:os';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledCatalogues } from '@wau/i18n/vite-compiled-catalogues';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { screenPathsPlugin } from './apps/web/server/screen-paths-plugin.ts';
import { filesToIsolate } from './scripts/test-isolation.ts';

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

/** What `npm run conformance` was given, as paths that it has made absolute. */
const conformanceModules = (process.env.WAU_CONFORMANCE ?? '').split(delimiter).filter(Boolean);

type TestSettings = NonNullable<TestProjectInlineConfiguration['test']>;

interface Project extends TestProjectInlineConfiguration {
  readonly test: TestSettings & { readonly name: string; readonly include: string[] };
}

const ofAllTests = ['patient-waiting', 'put-back'].map((name) => `packages/service/src/testing/${name}.ts`);
const skipped = ['**/node_modules/**', '**/build/**'];

/** A project, and beside it one for those of its files that cannot share a process with others. */
function sharedAndIsolated({
  test: { name, include, ...settings },
  isolatedSettings = {},
  ...project
}: Project & { readonly isolatedSettings?: TestSettings }): TestProjectInlineConfiguration[] {
  const isolated = filesToIsolate(import.meta.dirname, include);
  const own = {
    ...project,
    test: { ...settings, ...isolatedSettings, name: `${name}-isolated`, include: isolated },
  };
  return [
    {
      ...project,
      test: { ...settings, name, include: [...include], isolate: false, exclude: [...skipped, ...isolated] },
    },
    ...(isolated.length === 0 ? [] : [own]),
  ];
}

export default defineConfig({
  test: {
    // A test that hangs must fail in time; whatever needs longer says so itself.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    retry: 0,
    // The tests wait for their database and it for them, so that a worker for each processor would leave them idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...sharedAndIsolated({
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/!(browser|late-scripts)/**/*.test.ts',
            'apps/{server,studio,sandbox}/src/**/*.test.ts',
            'start/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          setupFiles: ofAllTests,
          globalSetup: ['packages/service/src/testing/test-postgres.ts'],
          provide: { proof, conformanceModules },
        },
      }),
      ...sharedAndIsolated({
        plugins: [compiledCatalogues(), screenPathsPlugin(routesFile)],
        // A page and modules of its own, in a context of a process that stays: what a file replaces, no other sees, and the
        // libraries are there already. A process for each file costs twice as much, and a thread that was ended for its
        // memory has left a run waiting for its last file.
        isolatedSettings: { pool: 'vmForks' },
        test: {
          name: 'web',
          environment: 'happy-dom',
          setupFiles: [...ofAllTests, 'apps/web/test-support/set-up-page.ts'],
          include: [
            'apps/web/**/*.test.{ts,tsx}',
            'apps/console/**/*.test.{ts,tsx}',
            'apps/studio/client/**/*.test.{ts,tsx}',
            'packages/{browser,late-scripts}/**/*.test.ts',
          ],
        },
      }),
    ],
  },
});
