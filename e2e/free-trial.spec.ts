import { expect, type Page, test } from '@playwright/test';
import { goInApp, logIn, siteOf } from './src/player.ts';

const isReady = 'html[data-ready]';

test('GA-07 AC-10 a visitor who taps a game plays it with play money at once, and every screen says that it is play money', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(page.locator(isReady)).toBeAttached();
  await expect(page.getByTestId('play-money').first()).toBeHidden();
  await page
    .getByRole('region', { name: 'Permainan popular' })
    .getByRole('link', { name: /Wau Bulan/ })
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Log masuk' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Main dengan wang mainan' }).click();

  await expect(page).toHaveURL(/\/m\/launchGame\?.*gameId=wau-bulan/);
  await expect(page.getByText('Wang mainan, bukan wang sebenar')).toBeInViewport();
  const game = page.frameLocator('iframe');
  await expect(game.getByText('Wang mainan', { exact: true })).toBeVisible();

  for (const path of [
    ...['/m/home', '/m/gameLobby', '/m/activity', '/m/voucherCenter', '/m/transaction/record'],
    ...['/m/gameRecord', '/m/webEmail', '/m/help', '/m/service', '/m/notice', '/m/nothing/here'],
  ]) {
    await goInApp(page, path);
    await expect.poll(() => new URL(page.url()).pathname, path).toBe(path);
    await page.evaluate(() => window.scrollTo(0, 10_000));
    await expect(page.getByText('Wang mainan, bukan wang sebenar'), path).toBeInViewport();
  }
  // From the first frame on, before the app has taken over.
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(page.getByText('Wang mainan, bukan wang sebenar')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Daftar' })).toBeVisible();
});

test('GA-07 whoever opens a game’s address without a session comes to it by the login’s free trial as well', async ({
  page,
}) => {
  await page.goto('/m/launchGame?vendor=studio&gameId=dice');
  await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
  await expect(page.locator(isReady)).toBeAttached();
  await page.getByRole('button', { name: 'Cuba percuma' }).click();
  await expect(page).toHaveURL(/\/m\/launchGame\?vendor=studio&gameId=dice$/);
});

test('GA-07 a visitor who taps a game and logs in is in the game', async ({ page, baseURL }) => {
  await page.goto(`${siteOf('laut', baseURL)}/m/home`);
  await expect(page.locator(isReady)).toBeAttached();
  await page
    .getByRole('region', { name: 'Popular games' })
    .getByRole('link', { name: /Wau Bulan/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Username').fill('marina');
  await page.getByLabel('Password', { exact: true }).fill('wau-demo-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/launchGame\?.*gameId=wau-bulan/);
  await expect(page.getByTestId('play-money').first()).toBeHidden();
});

const diceUrl = '/m/launchGame?vendor=studio&gameId=dice';

test('AC-10 a game with play money says so even where the page around it says that the money is real', async ({
  page,
}) => {
  await tellGamesFirst(page, { isTrial: false });
  await page.goto(`/m/login?returnTo=${encodeURIComponent(diceUrl)}`);
  await expect(page.locator(isReady)).toBeAttached();
  await page.getByRole('button', { name: 'Cuba percuma' }).click();
  await expect(page.frameLocator('iframe').getByText('Wang mainan', { exact: true })).toBeVisible();
});

test('AC-10 a game for real money wears no mark of play money, whatever the page around it says', async ({
  page,
  baseURL,
}) => {
  await tellGamesFirst(page, { isTrial: true });
  await logIn(page, siteOf('wau', baseURL), 'rahmat');
  await goInApp(page, diceUrl);
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Baling', exact: true })).toBeVisible();
  await expect(game.getByText('Wang mainan', { exact: true })).toBeHidden();
});

/** The page answers a game that asks who is around it, before our own code does. */
async function tellGamesFirst(page: Page, claim: { readonly isTrial: boolean }): Promise<void> {
  await page.addInitScript((told) => {
    if (window.parent !== window) return;
    window.addEventListener('message', ({ data, source }) => {
      if (data?.type !== 'hello') return;
      const message = { source: 'wau-app', type: 'host', settings: null, ...told };
      source?.postMessage(message, { targetOrigin: '*' });
    });
  }, claim);
}

test('AC-10 SH-04 a phone’s camera takes its room once: above the mark, and not again above the page’s head', async ({
  page,
}) => {
  const notchPx = 47;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: notchPx } });
  const roomAbove = async (part: string) =>
    page.locator(part).evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop));
  await page.goto('/m/home');
  await expect(page.locator(isReady)).toBeAttached();
  await goInApp(page, '/m/notice');
  await expect.poll(() => roomAbove('header')).toBe(notchPx);

  await goInApp(page, '/m/trail');
  await page.getByRole('button', { name: 'Mulakan percubaan percuma' }).click();
  // The trial leads home, which would overtake the way to the notices and has a second mark.
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.locator('html[data-money="play"]')).toBeAttached();
  await goInApp(page, '/m/notice');
  await expect(page).toHaveURL(/\/m\/notice$/);
  await expect.poll(() => roomAbove('header')).toBe(0);
  await expect.poll(() => roomAbove('p.play-money-bar')).toBe(notchPx);
});
