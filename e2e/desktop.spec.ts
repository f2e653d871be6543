import { expect, type Locator, type Page, test } from '@playwright/test';
import { goInApp, logIn, siteOf } from './src/player.ts';

test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

const merchants = [
  { merchant: 'wau', member: 'demo', menu: 'Menu utama' },
  { merchant: 'laut', member: 'marina', menu: 'Main menu' },
] as const;

const roomyScreens = [
  '/m/home',
  '/m/mine',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/voucherCenter',
  '/m/securityCenter',
  '/m/help',
];

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is on the page');
  return box;
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 1600, height: 900 },
])
  for (const { merchant, member, menu } of merchants)
    test(`a desktop of ${width} x ${height} has a rail and pages that use its room, at ${merchant}`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height });
      await logIn(page, siteOf(merchant, baseURL), member);
      const rail = page.getByRole('navigation', { name: menu });
      for (const screen of roomyScreens) {
        await goInApp(page, screen);
        await expect.poll(() => new URL(page.url()).pathname).toBe(screen);
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        const side = await boxOf(rail);
        expect([side.x, side.y, side.height], screen).toEqual([0, 0, height]);
        const main = await boxOf(page.getByRole('main'));
        expect(main.x, screen).toBeGreaterThanOrEqual(side.width);
        expect(main.width, screen).toBeGreaterThan(width * 0.6);
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll, `${screen} scrolls sideways`).toBeLessThanOrEqual(width);
      }
    });

test('on a desktop what belongs together stands side by side, and a form alone keeps its column', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/login');
  expect((await boxOf(page.getByRole('main'))).width).toBeLessThanOrEqual(480);
  await logIn(page, siteOf('wau', baseURL), 'demo');
  const games = page.getByRole('region', { name: 'Permainan' }).getByRole('link');
  const [first, last] = [await boxOf(games.first()), await boxOf(games.last())];
  expect(Math.abs(first.y - last.y)).toBeLessThan(4);
  await goInApp(page, '/m/voucherCenter');
  const form = await boxOf(page.locator('main form'));
  const recent = await boxOf(page.getByRole('region', { name: 'Deposit terkini' }));
  expect(recent.x).toBeGreaterThan(form.x + form.width);
});

async function expectPath(page: Page, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
}

test('keys lead to screens, ? lists them, Escape closes, and nothing happens while somebody writes', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, siteOf('wau', baseURL), 'demo');
  const keys = page.getByRole('dialog', { name: 'Pintasan papan kekunci' });
  // The code of the keys comes once the page has come to rest.
  await expect(page.getByRole('button', { name: 'Pintasan papan kekunci' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(keys).toContainText('Rekod pertaruhan');
  // What is open has the keys.
  await page.keyboard.type('gr');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expectPath(page, /\/m\/home$/);
  await page.keyboard.type('gr');
  await expectPath(page, /\/m\/gameRecord$/);
  await page.keyboard.type('gd');
  await expectPath(page, /\/m\/voucherCenter$/);
  await page.getByRole('textbox', { name: 'Jumlah' }).focus();
  await page.keyboard.type('gh?');
  await expect(keys).toBeHidden();
  await expectPath(page, /\/m\/voucherCenter$/);
  await page.getByRole('textbox', { name: 'Jumlah' }).blur();
  await page.keyboard.type('gh');
  await expectPath(page, /\/m\/home$/);
});

test('in English the list of keys is in English, and a phone never asks for the code of either', async ({
  page,
  baseURL,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${siteOf('laut', baseURL)}/m/home`);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Help centre');

  const phone = await browser.newContext({
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
  });
  const asked: string[] = [];
  const screen = await phone.newPage();
  screen.on('request', (request) => asked.push(request.url()));
  await screen.goto(`${siteOf('wau', baseURL)}/m/home`);
  await expect(screen.locator('html[data-ready]')).toBeAttached();
  await expect(screen.locator('.download-bar-slot section')).toBeVisible();
  expect(asked.filter((url) => /hotkeys-|rail-links-/.test(url) && !url.includes('slot'))).toEqual([]);
  await phone.close();
});
