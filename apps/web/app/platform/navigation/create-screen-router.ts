import { createBrowserRouter, type DOMRouterOpts } from 'react-router';
import { type DocumentStart, documentStart, type RouteModule } from './document-start.ts';
import { bringRouteManifest } from './route-manifest.ts';
import { documentRoutes, routesBelow } from './screen-routes.ts';

type ScreenRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of the built app. React Router's own start (`HydratedRouter`) brings along how data and routes are fetched
 * from a server, none of which the app uses, and waits for the table of all screens: a fifteenth of the code that a
 * first visit would load. This one begins with the document's own routes and learns the others with the first change
 * of page. `hydrated` resolves once the document's markup has come alive.
 */
export function createScreenRouter(
  getContext: NonNullable<DOMRouterOpts['getContext']>,
  hydrated: Promise<void>,
): ScreenRouter {
  const start = documentStart();
  const router = createBrowserRouter(documentRoutes(start.routes, start.modules, hydrated), {
    getContext,
    hydrationData: startState(start),
    async patchRoutesOnNavigation({ signal, patch }) {
      const { routes } = await orPageAgain(bringRouteManifest(), signal);
      for (const { id } of start.routes) {
        const below = routesBelow(id, routes, ({ module }) => orPageAgain(importModule(module)));
        if (below.length > 0) patch(id, below);
      }
    },
  });
  // Where React Router's own start leaves it, for developers' tools and browser tests.
  Object.assign(window, { __reactRouterDataRouter: router });
  return router;
}

/** What the server's loaders have left: no data, since that is in the query client, or a failure. */
function startState({ routes }: DocumentStart): NonNullable<DOMRouterOpts['hydrationData']> {
  const failed = routes.filter(({ failedStatus }) => failedStatus !== undefined);
  return {
    loaderData: Object.fromEntries(routes.filter(({ isToLoad }) => !isToLoad).map(({ id }) => [id, null])),
    ...(failed.length === 0
      ? {}
      : { errors: Object.fromEntries(failed.map(({ id, failedStatus }) => [id, failure(failedStatus)])) }),
  };
}

/** As React Router's `isRouteErrorResponse` knows it. */
function failure(status: number | undefined) {
  return { status: status ?? 500, statusText: '', internal: false, data: null };
}

async function importModule(address: string): Promise<RouteModule> {
  return (await import(/* @vite-ignore */ address)) as RouteModule;
}

/**
 * Where a file of the app does not come, the page is loaded again, as React Router does it, because its build may be gone
 * from the server; from there the change of page goes on (`InterruptedChange`).
 */
async function orPageAgain<File>(coming: Promise<File>, signal?: AbortSignal): Promise<File> {
  try {
    return await coming;
  } catch (error) {
    // The player has turned elsewhere meanwhile.
    if (signal?.aborted === true) throw error;
    window.location.reload();
    // The page stays as it is until it has been loaded.
    return new Promise(() => undefined);
  }
}
