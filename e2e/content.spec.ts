import { expect, test } from '@playwright/test';
import { logIn, siteOf } from './src/player.ts';

/** What each address shows in Malay, without any script having run. */
const screens: Readonly<Record<string, string>> = {
  '/m/help': 'Bagaimana saya membuka akaun?',
  '/m/helpDetail?i=1': 'Saya tidak dapat log masuk',
  '/m/notice': 'Selamat datang ke Wau',
  '/m/activity': 'Deposit serendah RM 5, tanpa caj',
  '/m/activityDetail?id=promotion-no-fees': 'Deposit serendah RM 5, tanpa caj',
  '/m/activityInfo?id=promotion-no-fees': 'Terbuka kepada semua ahli.',
  '/m/useragreement': 'Siapa yang boleh bermain',
  '/m/service': 'Khidmat pelanggan',
  '/m/gameLobby': 'Lobi permainan',
  '/m/moreLottery': 'Loteri lain',
  '/m/startLottery': 'Mulakan loteri',
  '/m/download': 'Dapatkan aplikasi Wau',
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of Object.entries(screens)) {
    test(`SH-01 ${path} answers with its content`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByText(text).first()).toBeVisible();
    });
  }

  test('HO-07 the help centre opens the item that the address names, else the first', async ({ page }) => {
    await page.goto('/m/help');
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.locator('details[open]')).toContainText('Bagaimana saya membuka akaun?');
    await page.goto('/m/help?i=2');
    await expect(page.locator('details[open]')).toContainText('Bagaimana saya menambah wang?');
    for (const wrong of ['99', '-1', 'abc']) {
      expect((await page.goto(`/m/help?i=${wrong}`))?.status()).toBe(200);
      await expect(page.locator('details[open]')).toContainText('Bagaimana saya membuka akaun?');
    }
  });
});

test('HO-07 a topic leads to its own page; one that is gone leads back to the list', async ({ page }) => {
  await page.goto('/m/help');
  await page.getByRole('link', { name: 'Buka di halaman baharu' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bagaimana saya membuka akaun?' })).toBeVisible();
  await page.goto('/m/helpDetail?i=99');
  await page.getByRole('link', { name: 'Semua soalan' }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('HO-05 the address opens a promotion and scrolls to it; a category shows its own', async ({ page }) => {
  await page.goto('/m/activity?id=promotion-install');
  const wanted = page.locator('#promotion-promotion-install');
  await expect(wanted).toHaveAttribute('open', '');
  await expect(wanted).toBeInViewport();
  await page.getByRole('radio', { name: 'Bayaran' }).check();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Deposit serendah RM 5, tanpa caj' }),
  ).toBeVisible();
  await expect(wanted).toHaveCount(0);
});

test('HO-05 promotions follow the language without being loaded again', async ({ page }) => {
  await page.goto('/m/activity');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('button', { name: 'Bahasa' }).click();
  await page.getByRole('dialog').getByText('English').click();
  await expect(page.getByText('Deposits from RM 5, without fees')).toBeVisible();
});

test('HO-04 a notice opens to what it says, and its links stay in the app', async ({ page }) => {
  await page.goto('/m/notice');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByText('Selamat datang ke Wau').click();
  await page.getByRole('link', { name: 'Pusat bantuan' }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('SH-01 customer service opens the decrypted link in a tab that knows nothing of this one', async ({
  page,
}) => {
  await page.goto('/m/service');
  const chat = page.getByRole('link', { name: /Sembang langsung/ });
  await expect(chat).toHaveAttribute('href', 'https://chat.example/wau');
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(chat).toHaveAttribute('target', '_blank');
});

test('SH-01 the lobby filters by kind in the address, and says kindly where there is nothing', async ({
  page,
}) => {
  await page.goto('/m/gameLobby');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('link', { name: 'Slot', exact: true }).click();
  await expect(page).toHaveURL(/gameType=RNG/);
  await expect(page.getByRole('link', { name: /Wau Bulan/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Plinko/ })).toHaveCount(0);
});

test('SH-01 the agent’s home leads everybody home who is no agent', async ({ page, browser, baseURL }) => {
  const site = siteOf('wau', baseURL);
  await page.goto(`${site}/m/agent`);
  await expect(page).toHaveURL(/\/m\/home$/);
  // A player, and a special player who stands under an agent.
  for (const username of ['demo', 'khas']) {
    const context = await browser.newContext();
    const own = await context.newPage();
    await logIn(own, site, username);
    await own.goto(`${site}/m/agent`);
    await expect(own, username).toHaveURL(/\/m\/home$/);
    await context.close();
  }
});

test('SH-01 the agents of the demo have their home', async ({ browser, baseURL }) => {
  const site = siteOf('wau', baseURL);
  for (const username of ['ejen', 'wakil']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logIn(page, site, username);
    await page.goto(`${site}/m/agent`);
    await expect(page.getByRole('heading', { name: 'Ejen', exact: true }), username).toBeVisible();
    await expect(page).toHaveURL(/\/m\/agent$/);
    await context.close();
  }
});

test('SH-01 the second brand has its own content in its own language', async ({ page, baseURL }) => {
  const laut = siteOf('laut', baseURL);
  await page.goto(`${laut}/m/useragreement`);
  await expect(page.getByText('21 years of age')).toBeVisible();
  await page.goto(`${laut}/m/notice`);
  await expect(page.getByText('Welcome aboard')).toBeVisible();
});
