import { expect, type Locator, type Page } from '@playwright/test';
import { goInApp, logIn, siteOf } from './src/player.ts';
import { test } from './src/test.ts';

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
  '/m/fundTransfer',
  '/m/member/benefits',
  '/m/member/manualRebate',
  '/m/withdraw',
  '/m/rewardCenter',
  '/m/feedback',
  '/m/securityCenter',
  '/m/help',
];

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is on the page');
  return box;
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 1600, height: 900 },
];

for (const { merchant, member, menu } of merchants)
  test(`a desktop has a rail and pages that use its room, at ${merchant}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page, siteOf(merchant, baseURL), member);
    for (const screen of roomyScreens) {
      await goInApp(page, screen);
      await expect.poll(() => new URL(page.url()).pathname).toBe(screen);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height });
        const wanted = { rail: [0, 0, height], isBeside: true, usesRoom: true, scrollsSideways: false };
        await expect
          .poll(() => layoutOf(page, menu, width), `${screen} on ${width} x ${height}`)
          .toEqual(wanted);
      }
    }
  });

async function layoutOf(page: Page, menu: string, width: number) {
  const side = await page.getByRole('navigation', { name: menu }).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  // Between two screens neither may be there for a moment.
  if (side === null || main === null) return undefined;
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return {
    rail: [side.x, side.y, side.height],
    isBeside: main.x >= side.width,
    usesRoom: main.width > width * 0.6,
    scrollsSideways: scrollWidth > width,
  };
}

test('the layout of a desktop begins at 900 px, and below it everything stands in a phone’s column', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 899, height: 800 });
  await logIn(page, siteOf('wau', baseURL), 'demo');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  const form = async () => {
    const [side, main] = [await boxOf(menu), await boxOf(page.getByRole('main'))];
    if (side.height === 800 && main.x >= side.width && main.width > 600) return 'desktop';
    return side.y > 600 && main.width <= 480 ? 'phone' : `${side.y} ${side.height} ${main.width}`;
  };
  for (const [width, expected] of [
    [899, 'phone'],
    [900, 'desktop'],
    [899, 'phone'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(form, { message: `${width} px` }).toBe(expected);
  }
});

test('on a desktop what belongs together stands side by side, and a form alone keeps its column', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/login');
  await expect.poll(async () => (await boxOf(page.getByRole('main'))).width).toBeLessThanOrEqual(480);
  await logIn(page, siteOf('wau', baseURL), 'demo');
  const games = page.getByRole('region', { name: 'Permainan' }).getByRole('listitem').getByRole('link');
  const slant = async () => Math.abs((await boxOf(games.first())).y - (await boxOf(games.nth(1))).y);
  await expect.poll(slant).toBeLessThan(4);
  await goInApp(page, '/m/voucherCenter');
  const gap = async () => {
    const form = await boxOf(page.locator('main form'));
    const recent = await boxOf(page.getByRole('region', { name: 'Deposit terkini' }));
    return recent.x - form.x - form.width;
  };
  await expect.poll(gap).toBeGreaterThan(0);
});

test('on a desktop records are tables, and the cards of the member centre stand beside the member', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, siteOf('wau', baseURL), 'demo');
  await goInApp(page, '/m/transaction/record');
  const record = page.getByRole('table', { name: 'Rekod akaun' });
  await expect(record.getByRole('columnheader')).toHaveText([
    'Masa',
    'Jenis',
    'Rujukan',
    'Jumlah',
    'Baki',
    'Butiran',
  ]);
  await expect(record.getByRole('row').nth(1)).toContainText('RM');
  const main = await boxOf(page.getByRole('main'));
  const table = await boxOf(record);
  expect(table.x + table.width).toBeLessThanOrEqual(main.x + main.width);
  // Letters twice as large have no room for columns.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(record).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, siteOf('laut', baseURL), 'marina');
  await goInApp(page, '/m/mine');
  const card = await boxOf(page.getByRole('main').getByRole('link', { name: 'Deposit' }));
  const balance = await boxOf(page.getByRole('main').getByText('Balance', { exact: true }));
  expect(card.x).toBeGreaterThan(balance.x + balance.width);
  expect(card.y).toBeLessThan(balance.y);
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
