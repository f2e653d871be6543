import { fetchFile } from '@wau/late-scripts/import-files';
import { documentStart } from './document-start.ts';

/** A route as the build's table of all screens describes it. */
export interface RouteEntry {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly module: string;
  readonly imports?: readonly string[] | undefined;
  readonly css?: readonly string[] | undefined;
}

/** By the routes' ids. */
export type RouteEntries = Readonly<Record<string, RouteEntry | undefined>>;

export interface RouteManifest {
  readonly routes: RouteEntries;
  /** Another one with every build. */
  readonly version: string;
}

declare global {
  interface Window {
    /** React Router's own file of the build sets it. */
    readonly __reactRouterManifest?: RouteManifest;
  }
}

let coming: Promise<RouteManifest> | undefined;

/**
 * The table of all screens. It comes after the page, which needs only its own, and before the first change of page.
 * Rejects where it does not come, and tries anew when asked again.
 */
export function bringRouteManifest(): Promise<RouteManifest> {
  if (window.__reactRouterManifest !== undefined) return Promise.resolve(window.__reactRouterManifest);
  coming ??= importManifest(documentStart().manifest).finally(() => {
    coming = undefined;
  });
  return coming;
}

/** Fetched first, because a browser keeps a failed import for as long as the page lives. */
async function importManifest(address: string): Promise<RouteManifest> {
  await fetchFile(address);
  await import(/* @vite-ignore */ address);
  const manifest = window.__reactRouterManifest;
  if (manifest === undefined) throw new Error('the table of screens has come without any');
  return manifest;
}
