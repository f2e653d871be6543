import { expect, type Page, type Request, test } from '@playwright/test';
import { everyAddress, expectNotBlank } from '../src/every-page.ts';
import { goInApp } from '../src/player.ts';
import { expectSettled } from '../src/settled.ts';

/*
 * F4: a script that does not come costs what it brings and nothing else, and what is optional comes when it can. Small:
 * the scripts that the main pages ask for by themselves after their document. `npm run prove -- F4`: every script of
 * every page.
 */
const isFull = process.env.WAU_PROVE === 'full';

/** Each with the last script that it asks for by itself, where there is one. */
const mainPages: Readonly<Record<string, string | undefined>> = {
  '/m/home': 'download-bar',
  '/m/login': undefined,
  '/m/register': undefined,
};

const crash = (page: Page) => page.getByRole('heading', { name: 'Alamak, ada masalah' });
const missing = (page: Page) => page.getByRole('dialog', { name: 'Bahagian ini belum dimuatkan' });
const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();

interface Scripts {
  /** Those that the document names. */
  readonly named: readonly string[];
  /** Those that the page asks for afterwards. */
  readonly later: readonly string[];
}

async function scriptsOf(page: Page, address: string): Promise<Scripts> {
  const asked = new Set<string>();
  const under = new Set<Request>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/assets\/.*\.js$/.test(pathname)) return;
    asked.add(pathname);
    under.add(request);
  };
  const noteEnd = (request: Request) => under.delete(request);
  page.on('request', note);
  page.on('requestfinished', noteEnd);
  page.on('requestfailed', noteEnd);
  const last = mainPages[address];
  const lastAsked =
    last === undefined ? undefined : page.waitForRequest((request) => request.url().includes(last));
  await page.goto(address);
  const markup = await page.content();
  await lastAsked;
  await expectSettled(page);
  await expect.poll(() => under.size, { message: `scripts of ${address}` }).toBe(0);
  page.off('request', note);
  page.off('requestfinished', noteEnd);
  page.off('requestfailed', noteEnd);
  const named = [...asked].filter((path) => markup.includes(`"${path}"`));
  return { named, later: [...asked].filter((path) => !named.includes(path)) };
}

/** Visits a page that never gets one of its scripts. */
async function visitWithout(page: Page, address: string, script: string): Promise<void> {
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script));
  await page.route(`**${script}`, (route) => route.abort('connectionfailed'));
  await page.goto(address);
  await lost;
  await expectNotBlank(page, `${address} without ${script}`);
  await expect(crash(page), `${address} without ${script}`).toHaveCount(0);
  await page.unroute(`**${script}`);
}

test('F4 the main pages lack what a lost script brings, and nothing else', async ({ page }) => {
  test.skip(isFull, 'is part of the full proof');
  test.setTimeout(120_000);
  for (const address of Object.keys(mainPages)) {
    const { later } = await scriptsOf(page, address);
    for (const script of later) await visitWithout(page, address, script);
  }
});

test('F4 no page is lost with any one of its scripts', async ({ page }) => {
  test.skip(!isFull, 'takes half an hour');
  test.setTimeout(3_600_000);
  for (const address of await everyAddress()) {
    const { named, later } = await scriptsOf(page, address);
    for (const script of [...named, ...later]) await visitWithout(page, address, script);
  }
});

test('F4 a part that was lost comes by itself when its script can be had', async ({ page }) => {
  await page.route('**/assets/download-bar-*.js', (route) => route.abort('connectionfailed'));
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/download-bar-'));
  await page.goto('/m/home');
  await lost;
  await expect(page.getByRole('heading', { name: 'Permainan' })).toBeVisible();
  const came = page.waitForResponse((response) => response.url().includes('/download-bar-'));
  await page.unroute('**/assets/download-bar-*.js');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await came).ok()).toBe(true);
  await expect(crash(page)).toHaveCount(0);
});

test('F4 offline a moment after the first visit, sheets say what they wait for, and open when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/m/home');
  await ready(page);
  await context.setOffline(true);
  const header = page.getByRole('banner');
  for (const name of ['Bahasa', 'Menu']) {
    await header.getByRole('button', { name }).tap();
    await expect(missing(page)).toContainText('memerlukan sambungan');
    await missing(page).getByRole('button', { name: 'Cuba lagi' }).tap();
    await expect(missing(page)).toBeVisible();
    await missing(page).getByRole('button', { name: 'Tutup' }).tap();
    await expect(missing(page)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Permainan' })).toBeVisible();
  await header.getByRole('button', { name: 'Bahasa' }).tap();
  await expect(missing(page)).toBeVisible();
  await context.setOffline(false);
  const sheet = page.getByRole('dialog', { name: 'Pilih bahasa' });
  await sheet.getByText('English').tap();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
});

test('F4 a screen whose code does not come leaves the player where they are or shows it, and never goes round', async ({
  page,
}) => {
  await page.goto('/m/home');
  await ready(page);
  await page.route('**/assets/help-screen-*.js', (route) => route.abort('connectionfailed'));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await goInApp(page, '/m/help');
  // Rendered by the server, which needs no script; it is the third document that the browser loads.
  await expect(page.getByRole('heading', { name: 'Pusat bantuan' })).toBeVisible({ timeout: 30_000 });
  await page.waitForLoadState('load');
  expect(documents).toBeLessThanOrEqual(3);
  // The page never wakes without its script, and its links lead on all the same: by a document each, and no more.
  await page.getByRole('main').getByRole('link', { name: 'Khidmat pelanggan' }).click();
  await expect(page.getByRole('heading', { name: 'Khidmat pelanggan', level: 1 })).toBeVisible();
  await ready(page);
  expect(documents).toBeLessThanOrEqual(4);
});
