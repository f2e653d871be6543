import { expect, type Page, test } from '@playwright/test';
import { withAppDatabase } from './src/app-database.ts';
import { attributeOf, localItem } from './src/page-facts.ts';
import { logIn, siteOf } from './src/player.ts';
import { canChangeSettings, changeSetting, putSettingsBack } from './src/settings.ts';
import { expectWorker } from './src/settled.ts';

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const iphone = (version: string, rest = 'Version/17.4 Mobile/15E148 Safari/604.1') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;

/** The time after which a page at rest asks for the bar has passed, and what was asked for after the bar has come. */
async function expectRested(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.clock.runFor(10_000);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
}

test.describe('HO-09 the installed app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('HO-09 the worker keeps code and the offline page, and nothing of a session or a call', async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(page, siteOf('wau', baseURL), 'demo');
    await expectWorker(page);
    await page.goto('/m/gameRecord');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline.html']);

    await context.setOffline(true);
    await page.goto('/m/help');
    await expect(page.getByRole('heading', { name: 'Anda di luar talian' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Pusat bantuan' })).toBeVisible();
  });

  test('HO-09 the offline page comes back by itself where the browser says nothing of the network', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.goto('/m/home');
    await expectWorker(page);
    await context.setOffline(true);
    await page.goto('/m/help');
    await expect(page.getByRole('heading', { name: 'Anda di luar talian' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Pusat bantuan' })).toBeVisible({ timeout: 20_000 });
  });

  test('HO-09 the manifest and its icons are found from the page, the worker after the page has come to rest', async ({
    page,
    request,
  }) => {
    await page.goto('/m/home');
    const manifest = await attributeOf(page.locator('link[rel=manifest]'), 'href', /^\//);
    const answer = await request.get(manifest);
    expect((await answer.json()).name).toBe('Wau');
    const touchIcon = await attributeOf(page.locator('link[rel=apple-touch-icon]'), 'href', /^\//);
    expect((await request.get(touchIcon)).headers()['content-type']).toBe('image/png');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const controller = await page.evaluate(() => navigator.serviceWorker.controller);
    expect(controller, 'not before the page has come to rest').toBeNull();
  });
});

test.describe('HO-09 on Android', () => {
  test.use({ userAgent: android });

  test('HO-09 the bar leads to the page, and stays away once it is closed (hideDownloadBar)', async ({
    page,
  }) => {
    await page.goto('/m/home');
    const bar = page.getByRole('region', { name: 'Muat turun aplikasi' });
    await expect(bar).toContainText('Daftar: hingga RM 77,777');
    await bar.getByRole('link', { name: 'Pasang' }).click();
    await expect(page).toHaveURL(/\/m\/download$/);
    await expect(page.getByText('Buka menu pelayar anda')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pasang melalui profil' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Kembali' }).click();
    await bar.getByRole('button', { name: 'Tutup' }).click();
    await expect(bar).toHaveCount(0);
    await expect.poll(() => localItem(page, 'hideDownloadBar')).toBe('1');
    await page.clock.install();
    await page.reload();
    await expectRested(page);
    await expect(bar).toHaveCount(0);
  });

  test('HO-09 where the bar requires login, a visitor does not see it and a member does', async ({
    page,
    baseURL,
  }) => {
    const laut = siteOf('laut', baseURL);
    const bar = page.getByRole('region', { name: 'App download' });
    await page.clock.install();
    await page.goto(`${laut}/m/home`);
    await expectRested(page);
    await expect(bar).toHaveCount(0);
    await logIn(page, laut, 'marina');
    await expect(bar).toBeVisible();
    await expect(bar).not.toContainText('Reward');
  });

  test('HO-09 the promotions’ link returns home and opens the popup', async ({ page }) => {
    await page.goto('/m/activity');
    await page.getByRole('link', { name: /Dapatkan aplikasi.*RM\s5,777/ }).click();
    const popup = page.getByRole('dialog', { name: 'Dapatkan aplikasi Wau' });
    await expect(popup).toContainText('Ganjaran muat turun: RM 5,777');
    await popup.getByRole('button', { name: 'Tutup' }).click();
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test('AP-02 HO-09 the page wears the picture, the words and the icon that the merchant sets', async ({
  page,
}) => {
  test.skip(!canChangeSettings(), 'changes settings of a server that the tests started');
  changeSetting('wau', 'template', 'app_background', '/art/banners/kite-night.svg');
  changeSetting('wau', 'template', 'app_desc', 'Layang wau di mana-mana');
  changeSetting('wau', 'template', 'app_desc_font_color', '#FFD966');
  await withAppDatabase((database) =>
    database.query(`insert into wau.resource_links values ('wau', 'AppDownloadIcon', '/art/heads/wau.svg')`),
  );
  try {
    const words = page.getByText('Layang wau di mana-mana');
    await expect(async () => {
      await page.goto('/m/download');
      await expect(words).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(words).toHaveCSS('color', 'rgb(255, 217, 102)');
    for (const picture of ['/art/banners/kite-night.svg', '/art/heads/wau.svg'])
      await expect(page.locator(`img[src="${picture}"]`)).toHaveJSProperty('complete', true);
  } finally {
    putSettingsBack();
    await withAppDatabase((database) =>
      database.query(`delete from wau.resource_links where resource_type = 'AppDownloadIcon'`),
    );
  }
});

test.describe('HO-09 on iOS', () => {
  for (const [version, text, note] of [
    ['11_4', 'Leret baris bawah ke kiri', 'Pada iOS 11 dan ke bawah'],
    ['12_1', 'Pada baris bawah, ketik', 'Pada iOS 12.0 dan 12.1'],
    ['17_4', 'Tatal ke bawah', ''],
  ] as const) {
    test.describe(version, () => {
      test.use({ userAgent: iphone(version) });

      test(`HO-09 iOS ${version} has its own steps, and the profile`, async ({ page }) => {
        await page.goto('/m/download');
        await expect(page.getByText(text)).toBeVisible();
        if (note !== '') await expect(page.getByText(note)).toBeVisible();
        await expect(page.getByText('iOS 12.4 atau lebih baharu disyorkan')).toHaveCount(note === '' ? 0 : 1);
        const profile = page.getByRole('link', { name: 'Pasang melalui profil' });
        const [download] = await Promise.all([page.waitForEvent('download'), profile.click()]);
        expect(download.suggestedFilename()).toBe('wau.mobileconfig');
      });
    });
  }

  test.describe('from the web clip', () => {
    test.use({ userAgent: iphone('17_4') });

    test('HO-09 the profile is no longer offered there, nor the bar (WEBCLIP)', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('WEBCLIP', '1'));
      await page.goto('/m/download');
      await expect(page.getByText('Tatal ke bawah')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Pasang melalui profil' })).toHaveCount(0);
      await page.clock.install();
      await page.goto('/m/home');
      await expectRested(page);
      await expect(page.getByRole('region', { name: 'Muat turun aplikasi' })).toHaveCount(0);
    });
  });

  test.describe('in another browser', () => {
    test.use({ userAgent: iphone('17_4', 'CriOS/142.0 Mobile/15E148 Safari/604.1') });

    test('HO-09 another browser than Safari is told so, and gets no profile', async ({ page }) => {
      await page.goto('/m/download');
      await expect(page.getByText('Sila buka dalam Safari')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Pasang melalui profil' })).toHaveCount(0);
    });
  });

  test.describe('in the native app', () => {
    test.use({ userAgent: `${iphone('17_4')} WauApp/1.0` });

    test('HO-09 the merchant’s own app shows neither bar nor steps', async ({ page }) => {
      await page.clock.install();
      await page.goto('/m/home');
      await expectRested(page);
      await expect(page.getByRole('region', { name: 'Muat turun aplikasi' })).toHaveCount(0);
      await page.goto('/m/download');
      await expect(page.getByText('Aplikasi sudah ada pada peranti ini')).toBeVisible();
    });
  });
});
