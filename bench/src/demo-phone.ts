import { ensureChromium } from '@wau/e2e/chromium';
import { demoPassword } from '@wau/server/demo/demo-merchants';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** As Playwright's `newContext` takes it. */
export const cheapPhone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ms-MY',
  serviceWorkers: 'block',
} as const;

/** How much slower than this machine the phone is. */
export const slowdown = 4;

/** A browser that draws in software and asks nobody but the product: the one that browser tests take. */
export async function launchBrowser(furtherArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...furtherArguments,
    ],
  });
}

/** A page of the demo's player, logged in and on home. */
export async function logInDemo(context: BrowserContext, url: string): Promise<Page> {
  // A member's page listens all the time, and would never count as having loaded.
  await context.route('**/wps/events', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${url}/m/login`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('input[autocomplete="username"]').fill('demo');
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword);
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  await page.waitForURL(/\/m\/home$|\/$/);
  return page;
}
