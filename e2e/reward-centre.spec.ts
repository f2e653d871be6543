import { expect, type Locator, type Page, test } from '@playwright/test';
import { deposit } from './src/deposit.ts';
import { hold } from './src/hold.ts';
import { registerNewPlayer } from './src/new-player.ts';
import { canChangeSettings, runSettings } from './src/settings.ts';

test.use({ locale: 'ms-MY' });

const bonus = 'Bonus deposit 50%, sehingga RM 100';
const story = 'Kongsi cerita anda, terima RM 10';

async function openCentre(page: Page): Promise<void> {
  await page.goto('/m/rewardCenter');
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

const card = (page: Page, name: string): Locator => page.getByRole('article', { name });

test('ME-10 a promotion is joined, earned by deposits, claimed once, and its turnover follows what is played', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await registerNewPlayer(page, 'ganjar');

  await test.step('from the promotion to the reward centre', async () => {
    await page.goto('/m/activity?id=promotion-deposit-bonus');
    await page.getByRole('link', { name: 'Sertai', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/rewardCenter\?id=promotion-deposit-bonus$/);
    await expect(card(page, bonus)).toBeInViewport();
  });

  await test.step('joined, then under way, then earned', async () => {
    await card(page, bonus).getByRole('button', { name: 'Sertai' }).click();
    await expect(card(page, bonus)).toContainText('Sudah disertai');
    await deposit(page, '10');
    await openCentre(page);
    await expect(card(page, bonus)).toContainText('Sedang berjalan');
    await expect(card(page, bonus).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await deposit(page, '30');
    await openCentre(page);
    await expect(card(page, bonus)).toContainText('Boleh dituntut');
  });

  await test.step('claimed once, however often it is tapped', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/claims')) sent += 1;
    });
    const letGo = await hold(page, '**/wps/promotions/*/claims', 'POST');
    await card(page, bonus).getByRole('button', { name: 'Tuntut RM 20' }).dblclick();
    letGo();
    await expect(card(page, bonus)).toContainText('Sudah dituntut');
    expect(sent).toBe(1);
    await expect(page.getByRole('banner')).toContainText('RM 60.00');
  });

  await test.step('what is played counts towards its turnover', async () => {
    const bar = page.getByRole('progressbar', { name: 'Jumlah taruhan untuk ganjaran' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'RM 0 daripada RM 100');
    await page.goto('/m/launchGame?vendor=studio&gameId=dice');
    const answer = page.waitForResponse((response) => response.url().endsWith('/studio/api/bets'));
    await page.frameLocator('iframe').getByRole('button', { name: 'Baling' }).click();
    await answer;
    await openCentre(page);
    await expect(bar).toHaveAttribute('aria-valuetext', 'RM 1 daripada RM 100');
    await page.getByRole('radio', { name: 'Sejarah' }).check();
    const row = page.getByRole('listitem').filter({ hasText: bonus });
    await expect(row).toContainText('RM 20.00');
    await expect(row).toContainText('RM 1 daripada RM 100');
    await page.reload();
    await expect(row).toBeVisible();
  });

  await test.step('the money is a bonus in the record', async () => {
    await page.goto('/m/transaction/record?kind=bonus');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('+RM 20.00');
  });
});

/** A picture that the page draws, as a file. */
async function drawPicture(page: Page, type: 'image/png' | 'image/jpeg'): Promise<Buffer> {
  const url = await page.evaluate((format) => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 2400, 1200);
    return canvas.toDataURL(format);
  }, type);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('HO-06 ME-10 an application with pictures is rejected with a reason, made again, approved, and told at once', async ({
  page,
}) => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(120_000);
  const { username } = await registerNewPlayer(page, 'mohon');
  const waitingId = () =>
    runSettings('wau', 'applications')
      .split('\n')
      .find((line) => line.includes(username))
      ?.split(' ')[0] ?? '';
  const followed = page.waitForResponse((answer) => answer.url().endsWith('/wps/events'));
  await openCentre(page);

  await test.step('with a remark and two pictures', async () => {
    await card(page, story).getByRole('button', { name: 'Mohon' }).click();
    const sheet = page.getByRole('dialog', { name: 'Permohonan' });
    await sheet.getByLabel('Catatan').fill('Sudah saya kongsi');
    await sheet.getByLabel('Tambah gambar').setInputFiles([
      { name: 'a.png', mimeType: 'image/png', buffer: await drawPicture(page, 'image/png') },
      { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(page, 'image/jpeg') },
    ]);
    await expect(sheet.getByRole('img', { name: 'Gambar 2' })).toHaveJSProperty('naturalWidth', 1600);
    await sheet
      .getByLabel('Tambah gambar')
      .setInputFiles({ name: 'c.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(sheet).toContainText('Sila pilih gambar JPEG atau PNG.');
    await sheet.getByRole('button', { name: 'Hantar permohonan' }).dblclick();
    await expect(sheet).toBeHidden();
    await expect(card(page, story)).toContainText('Sedang disemak');
  });

  await test.step('rejected, which shows without a reload, with its reason', async () => {
    await followed;
    runSettings('wau', 'applications', waitingId(), 'reject', 'Gambar', 'kabur');
    await expect(card(page, story)).toContainText('Tidak diluluskan: Gambar kabur', { timeout: 15_000 });
  });

  await test.step('made again and approved', async () => {
    await card(page, story).getByRole('button', { name: 'Mohon lagi' }).click();
    await page.getByRole('button', { name: 'Hantar permohonan' }).click();
    await expect(card(page, story)).toContainText('Sedang disemak');
    runSettings('wau', 'applications', waitingId(), 'approve');
    await expect(card(page, story)).toContainText('Sudah dibayar', { timeout: 15_000 });
    await expect(page.getByRole('banner')).toContainText('RM 10.00');
  });

  await test.step('and both decisions are in the inbox', async () => {
    await page.goto('/m/webEmail');
    await expect(page.getByText('Ganjaran anda sudah masuk')).toBeVisible();
    await expect(page.getByText('Tentang permohonan anda')).toBeVisible();
  });
});

test('ME-10 the daily gift is there at once, and offline the centre says so and comes back', async ({
  page,
}) => {
  await registerNewPlayer(page, 'harian');
  await openCentre(page);
  const gift = card(page, 'Hadiah harian RM 1');
  await page.context().setOffline(true);
  await gift.getByRole('button', { name: 'Tuntut RM 1' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /tiada|luar talian|rangkaian/i })
      .first(),
  ).toBeVisible();
  await page.context().setOffline(false);
  await gift.getByRole('button', { name: 'Tuntut RM 1' }).click();
  await expect(gift).toContainText('Sudah dituntut');
  await expect(page.getByRole('banner')).toContainText('RM 1.00');
});
