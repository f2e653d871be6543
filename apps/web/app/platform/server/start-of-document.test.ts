import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { startOfDocument } from './start-of-document.ts';

interface FakeRoute {
  readonly id: string;
  readonly hasLoader?: boolean;
  readonly clientLoader?: () => null;
  readonly hasClientMiddleware?: boolean;
}

const load = () => null;

/** As much of what React Router gives as is read. */
function contextOf(routes: readonly FakeRoute[], errors?: Readonly<Record<string, unknown>>): EntryContext {
  const entries = routes.map(({ id, hasLoader = false, clientLoader, hasClientMiddleware = false }) => ({
    id,
    path: `m/${id}`,
    module: `/assets/${id}.js`,
    imports: ['/assets/frame.js', `/assets/part-of-${id}.js`],
    css: ['/assets/frame.css'],
    hasLoader,
    hasClientLoader: clientLoader !== undefined,
    hasClientMiddleware,
  }));
  const context: unknown = {
    manifest: {
      entry: { module: '/assets/entry.js', imports: ['/assets/frame.js'] },
      url: '/assets/manifest.js',
      routes: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
    },
    routeModules: Object.fromEntries(routes.map(({ id, clientLoader }) => [id, { clientLoader }])),
    staticHandlerContext: { matches: routes.map(({ id }) => ({ route: { id } })), errors: errors ?? null },
  };
  return context as EntryContext;
}

test('a document names each file once that its screen begins with', () => {
  const start = startOfDocument(contextOf([{ id: 'root', hasLoader: true }, { id: 'help' }]));
  expect(start).toMatchObject({
    entry: '/assets/entry.js',
    manifest: '/assets/manifest.js',
    styleSheets: ['/assets/frame.css'],
  });
  expect(start.modulePreloads).toEqual([
    '/assets/entry.js',
    '/assets/frame.js',
    '/assets/root.js',
    '/assets/part-of-root.js',
    '/assets/help.js',
    '/assets/part-of-help.js',
  ]);
});

test('a screen whose data the server did not load is the browser’s to load', () => {
  const { routes } = startOfDocument(
    contextOf([
      { id: 'root', hasLoader: true },
      { id: 'help', hasLoader: true, clientLoader: load },
      { id: 'mine', clientLoader: load },
      { id: 'trail' },
    ]),
  );
  expect(routes.map(({ id, isToLoad }) => [id, isToLoad])).toEqual([
    ['root', false],
    ['help', false],
    ['mine', true],
    ['trail', false],
  ]);
});

test('SH-12 the browser is told the status that a loader has failed with, and nothing else of it', () => {
  const routes = [{ id: 'root', hasLoader: true }];
  const thrown: unknown = { status: 404, statusText: '', internal: false, data: 'secret' };
  expect(startOfDocument(contextOf(routes, { root: thrown })).routes[0]).toEqual({
    id: 'root',
    path: 'm/root',
    index: undefined,
    module: '/assets/root.js',
    isToLoad: false,
    failedStatus: 404,
  });
  expect(startOfDocument(contextOf(routes, { root: new Error('secret') })).routes[0]?.failedStatus).toBe(500);
});

test.each([
  ['a loader that the browser has no counterpart of', { id: 'help', hasLoader: true }],
  ['middleware of its own', { id: 'help', hasClientMiddleware: true }],
])('a screen with %s is refused, because changes of page would leave it out', (_, route) => {
  expect(() => startOfDocument(contextOf([{ id: 'root', hasLoader: true }, route]))).toThrow(/^help: /);
});
