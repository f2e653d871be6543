import { fetchFile } from '@wau/late-scripts/import-files';
import { bringRouteManifest, type RouteEntries } from '../../platform/navigation/route-manifest.ts';

/** The files of the screen at a path; `undefined` where there is no such screen. */
export function filesOfScreen(manifest: RouteEntries, path: string): readonly string[] | undefined {
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
  const files = await filesKnown(path);
  if (files === undefined) return false;
  const came = await Promise.all(files.map(preloadFile));
  return came.every(Boolean);
}

async function filesKnown(path: string): Promise<readonly string[] | undefined> {
  try {
    return filesOfScreen((await bringRouteManifest()).routes, path);
  } catch {
    return undefined;
  }
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
