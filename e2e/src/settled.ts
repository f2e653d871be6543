import { expect, type Locator, type Page } from '@playwright/test';

/** Looks in each frame of the page: what is asked from outside is asked ever more rarely. */
async function waitUntil(page: Page, holds: () => boolean): Promise<void> {
  await page.waitForFunction(holds, undefined, { timeout: 20_000 });
}

/** The app has taken over, nothing on the page is busy any more, and its pictures are there or lost. */
export async function expectSettled(page: Page): Promise<void> {
  await waitUntil(page, () => document.documentElement.hasAttribute('data-ready'));
  // Skeletons of some screens have no heading yet.
  await waitUntil(page, () => document.querySelector('[aria-busy="true"]') === null);
  await waitUntil(page, () =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
}

/** The worker has kept all of the app's files, one after the other, and stands before the page. */
export async function expectWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 90_000 });
}

/** The change of page that was asked for is over, whether it came or not. */
export async function expectNavigated(page: Page): Promise<void> {
  await waitUntil(page, () => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter?: { state: { navigation: { state: string } } };
    };
    return router?.state.navigation.state === 'idle';
  });
}

/** What draws the eye does so for some seconds, and on home a bar that comes later does as well. */
const stillWithinMs = 15_000;

/** Nothing in the document of this element moves any more, apart from what goes round for ever. */
export async function expectStill(root: Locator): Promise<void> {
  const moving = () =>
    root.evaluate(
      ({ ownerDocument }) =>
        ownerDocument.getAnimations().filter(({ playState, effect }) => {
          return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        }).length,
    );
  await expect.poll(moving, { timeout: stillWithinMs }).toBe(0);
}

/** Two frames have been drawn: what a change of the page's state leads to is on the screen. */
export async function expectDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
