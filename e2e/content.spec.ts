import { expect, test } from '@playwright/test';
import { siteOf } from './src/player.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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
  const header = page.locator('header').first();
  await expect(async () => {
    const [row, bar] = await Promise.all([wanted.boundingBox(), header.boundingBox()]);
    expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }, 'nothing of it is under the header').toPass();
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

test('SH-01 the second brand has its own content in its own language', async ({ page, baseURL }) => {
  const laut = siteOf('laut', baseURL);
  await page.goto(`${laut}/m/useragreement`);
  await expect(page.getByText('21 years of age')).toBeVisible();
  await page.goto(`${laut}/m/notice`);
  await expect(page.getByText('Welcome aboard')).toBeVisible();
});
