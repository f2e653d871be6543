import { expect, type Page } from '@playwright/test';
import { goInApp, logIn, siteOf } from './src/player.ts';
import { canChangeSettings, changeSetting, putSettingsBack } from './src/settings.ts';
import { test } from './src/test.ts';

test.skip(!canChangeSettings(), 'the server under test is somebody else’s');

// Each change of a setting is a program of its own.
test.describe.configure({ timeout: 120_000 });

/** Settings take effect when the notice has reached the server. */
async function untilStatus(page: Page, path: string, status: number): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).status(), { timeout: 10_000 }).toBe(status);
}

/** A refusal is no end: the merchant's own lines to customer service are on every screen of a closed site. */
async function expectCustomerService(page: Page): Promise<void> {
  const service = page.getByRole('region', { name: 'Khidmat pelanggan' });
  await expect(service.getByRole('link', { name: /Sembang langsung/ })).toHaveAttribute(
    'href',
    'https://chat.example/wau',
  );
}

test.afterEach(async ({ page }) => {
  putSettingsBack();
  await untilStatus(page, '/m/home', 200);
});

test('SH-12 maintenance takes the place of every page, in both languages, and the page opens again', async ({
  page,
}) => {
  changeSetting('wau', 'status', 'maintenance');
  changeSetting('wau', 'status-text', 'Kembali pada jam 12');
  await untilStatus(page, '/m/home', 503);
  for (const path of ['/', '/m/login', '/m/maintenance', '/m/voucherCenter', '/m/nothing']) {
    const answer = await page.goto(path);
    expect([path, answer?.status(), answer?.headers()['retry-after']]).toEqual([path, 503, '300']);
    await expect(page.getByRole('heading', { name: 'Platform sedang diselenggara' })).toBeVisible();
    await expect(page.getByText('Kembali pada jam 12')).toBeVisible();
    await expectCustomerService(page);
  }
  expect((await page.request.get('/healthz')).status()).toBe(200);
  expect((await page.request.get('/readyz')).status()).toBe(200);
  const other = await page.request.get('/wps/game/list', { headers: { Merchant: 'laut' } });
  expect(other.status(), 'the other merchant is open').toBe(200);

  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('button', { name: 'Bahasa' }).click();
  await page.getByRole('dialog').getByText('English').click();
  await expect(page.getByRole('heading', { name: 'The platform is under maintenance' })).toBeVisible();
  changeSetting('wau', 'status', 'open');
  await untilStatus(page, '/m/home', 200);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  expect((await page.goto('/m/maintenance'))?.status()).toBe(200);
  await expect(page.getByText('Everything is running')).toBeVisible();
});

test('SH-12 F4 the closed screen stands without its script, and wakes when that comes', async ({ page }) => {
  changeSetting('wau', 'status', 'maintenance');
  await untilStatus(page, '/m/home', 503);
  await page.route('**/assets/closed-screen-*.js', (route) => route.abort('connectionfailed'));
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/closed-screen-'));
  await page.goto('/m/home');
  await lost;
  const heading = page.getByRole('heading', { name: 'Platform sedang diselenggara' });
  await expect(heading).toBeVisible();
  await page.unroute('**/assets/closed-screen-*.js');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(heading).toBeVisible();
});

test('SH-12 a page that is open when maintenance begins shows it at its next call, and the member stays logged in', async ({
  page,
  baseURL,
}) => {
  await logIn(page, siteOf('wau', baseURL), 'demo');
  changeSetting('wau', 'status', 'maintenance');
  await untilStatus(page, '/m/home', 503);
  await goInApp(page, '/m/gameRecord');
  await expect(page.getByRole('heading', { name: 'Platform sedang diselenggara' })).toBeVisible();
  changeSetting('wau', 'status', 'open');
  await untilStatus(page, '/m/home', 200);
  await page.getByRole('button', { name: 'Cuba lagi' }).click();
  await expect(page.getByRole('heading', { name: 'Rekod pertaruhan' })).toBeVisible();
});

test('SH-12 a restricted region is told so by country; maintenance wins when both are on', async ({
  browser,
  baseURL,
}) => {
  changeSetting('wau', 'restricted-countries', 'NL');
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    // What a trusted proxy would say of a caller from the Netherlands.
    extraHTTPHeaders: { 'X-Forwarded-For': '193.0.14.129' },
  });
  const page = await context.newPage();
  await untilStatus(page, '/m/home', 451);
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Tidak tersedia di kawasan anda' })).toBeVisible();
  await expect(page.getByText(/berada di: (Belanda|Netherlands)/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'IP Geolocation by DB-IP' })).toBeVisible();
  await expectCustomerService(page);
  changeSetting('wau', 'status', 'maintenance');
  await untilStatus(page, '/m/home', 503);
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Platform sedang diselenggara' })).toBeVisible();
  await context.close();
});

test('SH-12 maintenance with an end says when it is', async ({ page }) => {
  const minute = (fromNowMs: number) => `${new Date(Date.now() + fromNowMs).toISOString().slice(0, 16)}Z`;
  changeSetting('wau', 'maintenance-window', `${minute(-60_000)}/${minute(3_600_000)}`);
  await untilStatus(page, '/m/home', 503);
  await page.goto('/m/home');
  await expect(page.getByText(/^Dijangka kembali: /)).toBeVisible();
});

test('SH-12 the address of no merchant says so, in the language that is chosen there', async ({
  page,
  baseURL,
}) => {
  const answer = await page.goto(`${siteOf('nobody', baseURL)}/m/home`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Kami tidak mengenali laman ini' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cuba lagi' })).toBeVisible();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('button', { name: 'Bahasa' }).click();
  await page.getByRole('dialog').getByText('English').click();
  await expect(page.getByRole('heading', { name: 'We do not know this site' })).toBeVisible();
});

test('SH-12 a blocked address is told so', async ({ page }) => {
  changeSetting('wau', 'blocked-addresses', '127.0.0.0/8,::1');
  await untilStatus(page, '/m/home', 403);
  await page.goto('/m/login');
  await expect(page.getByRole('heading', { name: 'Akses dari sini disekat' })).toBeVisible();
  await expectCustomerService(page);
});

test('AP-02 a switch and the member centre’s version change while the site runs', async ({
  page,
  baseURL,
}) => {
  await logIn(page, siteOf('wau', baseURL), 'demo');
  changeSetting('wau', 'flag', 'TRANSBETREPMEM3', 'off');
  const flag = async () =>
    (await (await page.request.get('/wps/system/whitelabel')).json()).value.flags.TRANSBETREPMEM3;
  await expect.poll(flag).toBe(false);
  await page.goto('/m/mine');
  await expect(page.getByRole('main').getByRole('link', { name: 'Rekod akaun' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Rekod pertaruhan' })).toHaveCount(0);
  changeSetting('wau', 'flag', 'TRANSBETREPMEM3', 'on');
  await expect.poll(flag).toBe(true);
  await page.goto('/m/mine');
  await expect(page.getByRole('main').getByRole('link', { name: 'Rekod pertaruhan' })).toBeVisible();
});
