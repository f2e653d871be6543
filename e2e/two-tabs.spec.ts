import { expect, type Page } from '@playwright/test';
import { localItem, storedSession } from './src/page-facts.ts';
import { logIn } from './src/player.ts';
import { test } from './src/test.ts';

const isReady = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();

test('AC-24 AC-21 a new tab is logged in as well, its token rests in session storage alone, and a logout ends both', async ({
  page,
  context,
}) => {
  await logIn(page, '', 'demo');
  await expect(page.getByRole('banner')).toContainText('Demo');

  const tab = await context.newPage();
  await tab.goto('/m/gameRecord');
  await isReady(tab);
  await expect(tab).toHaveURL(/\/m\/gameRecord$/);
  const session = await storedSession(page);
  expect(session).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
  await expect.poll(() => storedSession(tab)).toEqual(session);
  for (const each of [page, tab]) {
    const lasting = await each.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
    expect(lasting).not.toContain(session?.token);
  }
  await tab.goto('/m/home');
  await expect(tab.getByRole('banner')).toContainText('Demo');
  // The first tab is still logged in, and what is stored of the member is still there.
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Demo');
  await expect.poll(() => localItem(page, 'MC_MEMBER_INFO')).toContain('"userName":"demo"');

  await tab.goto('/m/gameRecord');
  await isReady(tab);
  await page.goto('/m/set');
  await isReady(page);
  await page.getByRole('button', { name: 'Log keluar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log keluar' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(tab).toHaveURL(/\/m\/login\?returnTo=%2Fm%2FgameRecord$/);
  for (const each of [page, tab]) {
    await expect.poll(() => storedSession(each)).toBeNull();
    await each.goto('/m/home');
    await expect(each.getByRole('banner').getByRole('link', { name: 'Log masuk' })).toBeVisible();
  }
});

test('AC-24 a tab that was open before the login is logged in when it is looked at again, and another browser never', async ({
  page,
  context,
  browser,
}) => {
  const tab = await context.newPage();
  await tab.goto('/m/home');
  await isReady(tab);
  await logIn(page, '', 'rahmat');
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(tab.getByRole('banner')).toContainText('Rahmat');

  const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const stranger = await elsewhere.newPage();
    await stranger.goto(new URL('/m/home', page.url()).href);
    await isReady(stranger);
    await expect(stranger.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect.poll(() => storedSession(stranger)).toBeNull();
  } finally {
    await elsewhere.close();
  }
});

test('AC-24 a browser that was closed with a session opens as a visitor’s, and nothing is left of the member', async ({
  page,
  context,
}) => {
  await logIn(page, '', 'demo');
  await expect(page.getByRole('banner')).toContainText('Demo');
  await page.close();
  const tab = await context.newPage();
  await tab.goto('/m/home');
  await isReady(tab);
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Log masuk' })).toBeVisible();
  await expect.poll(() => localItem(tab, 'MC_MEMBER_INFO')).toBeNull();
});
