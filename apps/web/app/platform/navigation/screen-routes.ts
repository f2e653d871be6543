import { createElement } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { RouteModule, StartRoute } from './document-start.ts';
import type { RouteEntries, RouteEntry } from './route-manifest.ts';

/** The routes of the open document, one within the other; `hydrated` resolves once its markup has come alive. */
export function documentRoutes(
  routes: readonly StartRoute[],
  modules: readonly RouteModule[],
  hydrated: Promise<void>,
): RouteObject[] {
  const [route, ...inner] = routes;
  const [module = {}, ...innerModules] = modules;
  if (route === undefined) return [];
  const { clientMiddleware: middleware } = module;
  const made = {
    ...placeOf(route),
    ...(middleware === undefined ? {} : { middleware }),
    ...propertiesOf(module, route.isToLoad ? hydrated : undefined),
  };
  const children = documentRoutes(inner, innerModules, hydrated);
  return [route.index === true ? { ...made, index: true } : { ...made, children }];
}

/** All routes below a parent, each of which brings its module when somebody goes there. */
export function routesBelow(
  parentId: string,
  entries: RouteEntries,
  bringModule: (entry: RouteEntry) => Promise<RouteModule>,
): RouteObject[] {
  return Object.values(entries).flatMap((entry) => {
    if (entry === undefined || entry.parentId !== parentId) return [];
    const made = { ...placeOf(entry), lazy: async () => propertiesOf(await bringModule(entry)) };
    return [
      entry.index === true
        ? { ...made, index: true as const }
        : { ...made, children: routesBelow(entry.id, entries, bringModule) },
    ];
  });
}

function placeOf({ id, path }: Pick<RouteEntry, 'id' | 'path'>): Pick<RouteObject, 'id' | 'path'> {
  return path === undefined ? { id } : { id, path };
}

function propertiesOf(module: RouteModule, hydrated?: Promise<void>) {
  const { HydrateFallback, clientLoader, handle } = module;
  return {
    ...shownBy(module),
    ...(HydrateFallback === undefined ? {} : { HydrateFallback }),
    ...(clientLoader === undefined ? {} : { loader: onceAlive(clientLoader, hydrated) }),
    handle,
  };
}

/** What the root shows stands in its layout, which is the document. */
function shownBy({ default: Component, ErrorBoundary, Layout }: RouteModule) {
  if (Layout !== undefined && Component !== undefined && ErrorBoundary !== undefined) {
    return {
      element: createElement(Layout, null, createElement(Component)),
      errorElement: createElement(Layout, null, createElement(ErrorBoundary)),
    };
  }
  return {
    ...(Component === undefined ? {} : { Component }),
    ...(ErrorBoundary === undefined ? {} : { ErrorBoundary }),
  };
}

/** The markup of the server comes alive before anything takes its place. */
function onceAlive(load: LoaderFunction, hydrated: Promise<void> | undefined): LoaderFunction {
  if (hydrated === undefined) return load;
  return async (input, context) => {
    await hydrated;
    return load(input, context);
  };
}
