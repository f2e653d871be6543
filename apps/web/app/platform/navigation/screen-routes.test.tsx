import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { documentRoutes, routesBelow } from './screen-routes.ts';

const Screen = () => null;
const input = {} as LoaderFunctionArgs;
const alive = Promise.resolve();

test('the routes of a document stand one within the other, each with what its module shows', () => {
  const middleware = [() => undefined];
  const routes = documentRoutes(
    [
      { id: 'root', path: '', isToLoad: false },
      { id: 'shell', isToLoad: false },
      { id: 'help', path: 'm/help', isToLoad: false },
    ],
    [
      { default: Screen, clientMiddleware: middleware },
      { default: Screen, ErrorBoundary: Screen },
      { default: Screen, HydrateFallback: Screen, handle: { title: 'help.title' } },
    ],
    alive,
  );
  expect(routes).toEqual([
    {
      id: 'root',
      path: '',
      middleware,
      Component: Screen,
      children: [
        {
          id: 'shell',
          Component: Screen,
          ErrorBoundary: Screen,
          children: [
            {
              id: 'help',
              path: 'm/help',
              Component: Screen,
              HydrateFallback: Screen,
              handle: { title: 'help.title' },
              children: [],
            },
          ],
        },
      ],
    },
  ]);
});

test('an index has no place for children', () => {
  const [home] = documentRoutes([{ id: 'home', index: true, isToLoad: false }], [{ default: Screen }], alive);
  expect(home).toEqual({ id: 'home', index: true, Component: Screen });
});

test('the root and its error stand in the layout that is the document', () => {
  const Layout = () => null;
  const [root] = documentRoutes(
    [{ id: 'root', path: '', isToLoad: false }],
    [{ default: Screen, ErrorBoundary: Screen, Layout }],
    alive,
  );
  for (const element of [root?.element, root?.errorElement])
    expect(element).toMatchObject({ type: Layout, props: { children: { type: Screen } } });
});

test('what the server has left to the browser loads once the markup is alive, all else at once', async () => {
  const clientLoader = vi.fn(() => null);
  let becomeAlive = () => {};
  const hydrated = new Promise<void>((resolve) => {
    becomeAlive = resolve;
  });
  const loaderOf = (isToLoad: boolean) => {
    const [route] = documentRoutes([{ id: 'mine', isToLoad }], [{ default: Screen, clientLoader }], hydrated);
    return typeof route?.loader === 'function' ? route.loader : expect.fail('no loader');
  };
  await loaderOf(false)(input);
  expect(clientLoader).toHaveBeenCalledTimes(1);
  const coming = loaderOf(true)(input);
  await new Promise((resolve) => setImmediate(resolve));
  expect(clientLoader).toHaveBeenCalledTimes(1);
  becomeAlive();
  await coming;
  expect(clientLoader).toHaveBeenCalledTimes(2);
});

test('the other screens stand below their parents and bring their modules when somebody goes there', async () => {
  const bringModule = vi.fn(() => Promise.resolve({ default: Screen, handle: 7 }));
  const entries = {
    root: { id: 'root', module: '/root.js' },
    shell: { id: 'shell', parentId: 'root', module: '/shell.js' },
    home: { id: 'home', parentId: 'shell', index: true, module: '/home.js' },
    help: { id: 'help', parentId: 'shell', path: 'm/help', module: '/help.js' },
  };
  const [shell, ...others] = routesBelow('root', entries, bringModule);
  expect(others).toEqual([]);
  const [home, help] = shell?.children ?? [];
  expect([home?.index, home?.children, help?.path]).toEqual([true, undefined, 'm/help']);
  expect(bringModule).not.toHaveBeenCalled();
  expect(await lazyOf(help)()).toEqual({ Component: Screen, handle: 7 });
  expect(bringModule).toHaveBeenCalledExactlyOnceWith(entries.help);
});

function lazyOf(route: RouteObject | undefined) {
  return typeof route?.lazy === 'function' ? route.lazy : expect.fail('the screen is not lazy');
}
