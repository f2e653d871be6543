import { fetchFile } from '@wau/late-scripts/import-files';

/** A route as the framework's manifest in the page describes it: what its screen needs. */
interface RouteFiles {
  readonly path?: string | undefined;
  readonly module: string;
  readonly imports?: readonly string[] | undefined;
  readonly css?: readonly string[] | undefined;
}

/** The manifest grows as the framework meets links on the page. */
export type RouteManifest = Readonly<Record<string, RouteFiles | undefined>>;

/** The files of the screen at a path, or `undefined` while the page does not know them. */
export function filesOfScreen(manifest: RouteManifest, path: string): readonly string[] | undefined {
  const route = Object.values(manifest).find((candidate) => `/${candidate?.path ?? ''}` === path);
  return route === undefined ? undefined : [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
}

const loading = new Map<string, Promise<boolean>>();

/**
 * Fetches the files of a screen, so that it opens without the network; `false` where they did not come. The
 * framework's own prefetching will not do: when one of its files fails, it loads the page again, which on a lost
 * network leaves nothing.
 */
export async function preloadScreen(path: string): Promise<boolean> {
  const files = filesOfScreen(currentManifest(), path);
  if (files === undefined) return false;
  const came = await Promise.all(files.map(preloadFile));
  return came.every(Boolean);
}

/** The framework keeps it where every version of its own code finds it. */
function currentManifest(): RouteManifest {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest');
  const routes =
    typeof manifest === 'object' && manifest !== null && 'routes' in manifest ? manifest.routes : {};
  return routes as RouteManifest;
}

/** Fetched first: a preload that fails would leave the file lost to the page (`importWithFiles`). */
async function preloadFile(href: string): Promise<boolean> {
  try {
    await fetchFile(href);
  } catch {
    return false;
  }
  return linkFile(href);
}

function linkFile(href: string): Promise<boolean> {
  const known = loading.get(href);
  if (known !== undefined) return known;
  const made = new Promise<boolean>((resolve) => {
    const link = document.createElement('link');
    // The manifest marks style sheets with a fragment.
    link.rel = /\.css(#|$)/.test(href) ? 'prefetch' : 'modulepreload';
    link.href = href;
    link.onload = () => resolve(true);
    link.onerror = () => {
      // It may come another time.
      loading.delete(href);
      link.remove();
      resolve(false);
    };
    document.head.append(link);
  });
  loading.set(href, made);
  return made;
}
