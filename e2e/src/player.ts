import { expect, type Page } from '@playwright/test';

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

/** Logs a demo member in through the form, by its fields' autocomplete hints, which no language changes. */
export async function logIn(page: Page, site: string, username: string): Promise<void> {
  await page.goto(`${site}/m/login`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword);
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  await expect(page).toHaveURL(/\/m\/home$|\/$/);
}
