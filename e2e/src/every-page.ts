import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { readScreenRoutes } from '@wau/web/server/screen-paths-plugin';

const routesFile = fileURLToPath(new URL('../../apps/web/app/routes.ts', import.meta.url));

/** A game needs its name to be more than a message. */
const addressOf = (path: string) =>
  path === '/m/launchGame' ? `${path}?vendor=studio&gameId=dice` : path.replace(/:\w+/g, 'x');

/** Where there is no screen. */
const nowhere = '/m/nothing-here';

/** An address of each page of the routes table, and one of none. */
export async function everyAddress(): Promise<readonly string[]> {
  const routes = await readScreenRoutes(routesFile);
  expect(routes.length).toBeGreaterThan(10);
  return [...routes.map(({ path }) => addressOf(path)), nowhere];
}

/** One address of each screen, and one of none: what is true of a screen is true of it at its other addresses. */
export async function everyScreen(ofFiles = /./): Promise<readonly string[]> {
  const routes = await readScreenRoutes(routesFile);
  const first = new Map(routes.toReversed().map(({ path, file }) => [file, path]));
  expect(first.size).toBeGreaterThan(10);
  const paths = [...first].filter(([file]) => ofFiles.test(file)).map(([, path]) => path);
  return [...paths.toReversed().map(addressOf), nowhere];
}

/** Something to read and something to tap. */
export async function expectNotBlank(page: Page, what: string): Promise<void> {
  const state = () =>
    page.evaluate(() => ({
      hasWords: document.body.innerText.trim().length > 15,
      hasWay: [...document.querySelectorAll('a[href], button')].some(
        (element) => (element as HTMLElement).offsetParent !== null,
      ),
    }));
  await expect.poll(state, { message: what, timeout: 20_000 }).toEqual({ hasWords: true, hasWay: true });
}
