import { useEffect, useLayoutEffect } from 'react';
import { type DOMRouterOpts, RouterProvider } from 'react-router';
import { createScreenRouter } from '../../platform/navigation/create-screen-router.ts';
import { bringRouteManifest } from '../../platform/navigation/route-manifest.ts';

let alive: () => void;
const hydrated = new Promise<void>((resolve) => {
  alive = resolve;
});

let router: ReturnType<typeof createScreenRouter> | undefined;

interface ScreenRouterProps {
  readonly getContext: NonNullable<DOMRouterOpts['getContext']>;
}

/** Shows the screens of the built app, beginning with the one that the document brought. */
export function ScreenRouter({ getContext }: ScreenRouterProps) {
  router ??= createScreenRouter(getContext, hydrated);
  useLayoutEffect(() => alive(), []);
  useEffect(() => {
    // Asked for again by the change of page that needs it.
    bringRouteManifest().catch(() => undefined);
  }, []);
  return (
    <>
      <RouterProvider router={router} />
      {/* The server's router has a second place here, and React counts places to name what belongs together. */}
      {null}
    </>
  );
}
