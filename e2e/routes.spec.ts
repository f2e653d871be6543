import { expect, test } from '@playwright/test';

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
  '/m/gameCenter': 'Permainan popular',
  '/m/slotsCenter': 'Slot',
  '/m/lottery': 'Loteri',
  '/m/moreLottery': 'Loteri lain',
  '/m/startLottery': 'Mulakan loteri',
  '/m/download': 'Dapatkan aplikasi Wau',
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SH-01 every address that visitors are led to answers with its content', async ({ page }) => {
    for (const [path, text] of Object.entries(screens)) {
      expect.soft((await page.goto(path))?.status(), path).toBe(200);
      await expect.soft(page.getByText(text).first(), path).toBeVisible();
    }
  });
});

test('SH-01 every alias of home answers with home, and an unknown path with a designed 404', async ({
  page,
}) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { name: 'Permainan' })).toBeVisible();
  }
  expect((await page.goto('/m/nothing-here'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Ke laman utama' }).click();
  await expect(page.getByRole('heading', { name: 'Permainan' })).toBeVisible();
});

test('SH-01 every address of registration answers with registration', async ({ page }) => {
  for (const path of ['/m/register', '/register.html', '/m/register.html']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Buka akaun' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nama pengguna' })).toBeVisible();
  }
});
