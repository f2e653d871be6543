import { expect } from '@playwright/test';
import { hold } from './src/hold.ts';
import { textOf } from './src/page-facts.ts';
import { logIn, logInForPage, siteOf } from './src/player.ts';
import { expectSettled } from './src/settled.ts';
import { test } from './src/test.ts';

// As players see it who have asked for nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SH-01 SH-09 home is served with its content, in Malay, to a visitor', async ({ page }) => {
    const answer = await page.goto('/m/home');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/=]{20,}'/);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    await expect(page.locator('html')).toHaveAttribute('lang', /^ms/);
    for (const game of ['Wau Bulan', 'Plinko'])
      await expect(
        page.getByRole('region', { name: 'Permainan popular' }).getByRole('link', { name: game }),
      ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log masuk' })).toBeVisible();
  });
});

test('SH-04 SH-06 SH-08 header and footer stand where the rules put them, and no link leads nowhere', async ({
  page,
  request,
}) => {
  await page.goto('/m/home');
  await expect(
    page.getByRole('navigation').getByRole('link', { name: /^Deposit.*1,000,000 RM/ }),
  ).toBeVisible();
  await expectSettled(page);
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of new Set(links.filter((link) => link.startsWith('/')))) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  for (const path of ['/m/login', '/m/register']) {
    await page.goto(path);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.getByRole('navigation')).toBeHidden();
    await page.getByRole('button', { name: 'Kembali' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  }
});

test('SH-07 Members without a session goes to the login, and from there to the member centre', async ({
  page,
}) => {
  await page.goto('/m/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Ahli' }).click();
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2Fmine$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Log masuk' })).toBeVisible();
});

test('SH-13 the header stays in view once the page is 100 px down, and not before', async ({ page }) => {
  await page.goto('/m/home');
  const header = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo(0, 99));
  await expect(header).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(header).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toBeInViewport();
});

test('SH-13 SH-18 the counter says that it is decoration, the years come from the settings, no claim is false', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(page.getByTestId('jackpot')).toHaveText(/^\d{2,3},\d{3},\d{3}\.00$/);
  await expect(page.getByText('bukan hadiah')).toBeVisible();
  await expect(page.getByText(/© 2018-2025 Wau/)).toBeVisible();
  const numberIn = (text: string) => Number(text.replace(/\D/g, ''));
  const claim = numberIn(await textOf(page.getByText(/\d\+ permainan$/), /^[\d,]+\+ permainan$/));
  const all = numberIn(
    await textOf(page.getByRole('link', { name: /^Kesemua/ }), /^Kesemua [\d,]+ permainan$/),
  );
  expect(claim).toBeGreaterThanOrEqual(100);
  expect(claim).toBeLessThan(all);
});

test('SH-13 two browsers show the same figure at the same moment, although the clock of one is wrong', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const wrong = await other.newPage();
    await wrong.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 7 * 60_000;
    });
    await page.goto('/m/home');
    await wrong.goto(new URL('/m/home', page.url()).href);
    const figures = () => Promise.all([page, wrong].map((each) => each.getByTestId('jackpot').textContent()));
    // Between two steps, that is: at most for the blink that the document of one took longer.
    await expect
      .poll(async () => {
        const [here, there] = await figures();
        return here !== '' && here === there;
      })
      .toBe(true);
  } finally {
    await other.close();
  }
});

test('SH-10 SH-11 a member’s header: name, balance that hides, and a menu that reloads it', async ({
  page,
  baseURL,
}) => {
  await logIn(page, siteOf('wau', baseURL), 'demo');
  const header = page.getByRole('banner');
  await expect(header).toContainText('Demo');
  await expect(header).toContainText(/RM [\d,]+\.\d{2}/);
  const open = () => header.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await open();
  await expect(menu.getByText('© 2018-2025 Wau')).toBeVisible();
  await menu.getByRole('button', { name: 'Sembunyikan baki' }).click();
  await expect(header).toContainText('RM ****');
  await open();
  await menu.getByRole('button', { name: 'Tunjukkan baki' }).click();
  await expect(header).toContainText(/RM [\d,]+\.\d{2}/);

  const letGo = await hold(page, '**/wps/wallets/balance');
  await open();
  await menu.getByRole('button', { name: 'Muat semula baki' }).click();
  await expect(header).not.toContainText('RM');
  letGo();
  await expect(header).toContainText(/RM [\d,]+\.\d{2}/);
});

test('SH-14 a dialog ignores a tap on its mask within 300 ms of opening', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  // The code of the sheet is loaded with its first opening, which must not count.
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Time stands still, so that the tap comes within the 300 ms on the slowest machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    const tap = { bubbles: true, clientX: 20, clientY: 200, pointerType: 'mouse', button: 0 };
    const mask = document.elementFromPoint(20, 200) ?? document.body;
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      mask.dispatchEvent(
        type.startsWith('pointer') ? new PointerEvent(type, tap) : new MouseEvent(type, tap),
      );
  });
  await page.clock.runFor(400);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.resume();
  await page.mouse.click(20, 200);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('SH-15 a finger on a button shows after 130 ms, and one that slid off by 15 px still opens the page', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const link = page.getByRole('banner').getByRole('link', { name: 'Log masuk' });
  const box = await link.boundingBox();
  if (box === null) throw new Error('the link is on the page');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  const x = box.x + box.width - 4;
  const y = box.y + box.height / 2;
  await touch('touchStart', x, y);
  await expect(link).toHaveAttribute('data-pressed', '');
  // Beyond what the browser itself still takes for a tap.
  await touch('touchMove', x + 10, y);
  await touch('touchMove', x + 18, y);
  await touch('touchEnd');
  await expect(page).toHaveURL(/\/m\/login/);
});

test('SH-17 the language is switched without losing what was typed, and stays', async ({ page }) => {
  await page.goto('/m/login');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('textbox', { name: 'Nama pengguna' }).fill('aisyah');
  await page.getByRole('button', { name: 'Bahasa' }).click();
  await page.getByRole('dialog').getByText('English').click();
  await expect(page.getByLabel('Username')).toHaveValue('aisyah');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('AP-02 the second merchant has its own theme, languages, currency and switches', async ({
  page,
  baseURL,
}) => {
  const laut = siteOf('laut', baseURL);
  await page.goto(`${laut}/m/home`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'laut');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toHaveCount(0);
  await logIn(page, laut, 'marina');
  await expect(page.getByRole('banner')).toContainText('$ 200.00');
});

test('AC-24 a member page asks for the login and comes back to itself', async ({ page }) => {
  await page.goto('/m/gameRecord');
  await expect(page).toHaveURL(/\/m\/login\?/);
  await page.getByRole('textbox', { name: 'Nama pengguna' }).fill('demo');
  await page.getByLabel('Kata laluan', { exact: true }).fill('wau-demo-2026');
  await page.getByRole('button', { name: 'Log masuk', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
});

test('F1 five taps on a slow network place one deposit', async ({ page, baseURL }) => {
  await logInForPage(page, siteOf('wau', baseURL), 'rahmat');
  await page.goto('/m/voucherCenter');
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('30');
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wps/cashier/deposits'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  const letGo = await hold(page, '**/wps/cashier/deposits', 'POST');
  const button = page.getByRole('button', { name: 'Teruskan ke bayaran' });
  await button.evaluate((element) => {
    for (let tap = 0; tap < 5; tap += 1) (element as HTMLElement).click();
  });
  await expect.poll(() => keys.length).toBe(1);
  letGo();
  await expect(page.getByRole('heading', { name: 'Bayaran kepada Wau' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(1);
});

test('F2 offline the page stays and says so, and comes back by itself', async ({ page, context }) => {
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('Anda di luar talian').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Permainan' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Anda di luar talian')).toHaveCount(0);
});
