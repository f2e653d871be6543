import { expect, type Page } from '@playwright/test';
import { beginSession } from './begin-session.ts';

/** The password of every demo account; it is printed at each start. */
export const demoPassword = 'wau-demo-2026';

/** The address of a demo merchant on the server under test. */
export function siteOf(merchant: string, baseURL: string | undefined): string {
  const url = new URL(baseURL ?? '');
  if (merchant !== 'wau') url.hostname = `${merchant}.localhost`;
  return url.origin;
}

/** Goes to a page of the app as a tap on a link would, whether or not the page on show has that link. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    void router.navigate(to);
  }, address);
}

/** Logs a demo member in and opens home; nothing of the screens of login is tried by it. */
export async function logIn(page: Page, site: string, username: string): Promise<void> {
  await beginSession(page, site, username, demoPassword);
  await page.goto(`${site}/m/home`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Logs a demo member in for a test that opens a page of its own next. */
export function logInForPage(page: Page, site: string, username: string): Promise<void> {
  return beginSession(page, site, username, demoPassword);
}
