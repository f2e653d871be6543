import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { readScreenPaths } from '@wau/web/server/screen-paths-plugin';

const routesFile = fileURLToPath(new URL('../../apps/web/app/routes.ts', import.meta.url));

/** A game needs its name to be more than a message. */
const addressOf = (path: string) =>
  path === '/m/launchGame' ? `${path}?vendor=studio&gameId=dice` : path.replace(/:\w+/g, 'x');

/** An address of each page of the routes table, and one of none. */
export async function everyAddress(): Promise<readonly string[]> {
  const paths = await readScreenPaths(routesFile);
  expect(paths.length).toBeGreaterThan(10);
  return [...paths.map(addressOf), '/m/nothing-here'];
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
