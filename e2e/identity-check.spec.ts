import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hold } from './src/hold.ts';
import { registerNewPlayer } from './src/new-player.ts';
import { canChangeSettings, changeSetting, putSettingsBack, runSettings } from './src/settings.ts';

test.use({ locale: 'ms-MY' });

const folder = mkdtempSync(join(tmpdir(), 'wau-e2e-identity-'));
test.afterAll(() => {
  rmSync(folder, { recursive: true });
  putSettingsBack();
});

/** A photograph as a phone takes it: twelve million pixels, and a block of data that says where it was taken. */
async function takePhoto(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 4000;
    canvas.height = 3000;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = fill;
    context.fillRect(0, 0, 4000, 3000);
    context.fillStyle = 'white';
    context.font = '400px sans-serif';
    context.fillText('MYKAD', 500, 900);
    return canvas.toDataURL('image/jpeg');
  }, colour);
  const photo = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const place = Buffer.from('3.139N 101.686E');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, place.length + 2]), place]);
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
}

test('ME-09 both sides of the ID card: uploaded, under review, accepted by the operator, already verified', async ({
  page,
}) => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(90_000);
  const { username } = await registerNewPlayer(page, 'kad');
  await page.goto('/m/securityCenter');
  await expect(page.getByRole('main').getByRole('link', { name: 'Akaun bank' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pengesahan identiti' })).toHaveCount(0);

  changeSetting('wau', 'flag', 'KYC3', 'on');
  const link = page.getByRole('main').getByRole('link', { name: 'Pengesahan identiti' });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pengesahan identiti');

  await page.getByRole('button', { name: 'Hantar untuk semakan' }).click();
  await expect(page.getByText('Tambah gambar bahagian hadapan')).toBeVisible();
  await expect(page.getByText('Tambah gambar bahagian belakang')).toBeVisible();

  for (const [side, colour] of [
    ['Hadapan kad', 'teal'],
    ['Belakang kad', 'purple'],
  ] as const) {
    const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, colour) };
    await page.getByLabel(`${side}: Ambil atau pilih gambar`).setInputFiles(photo);
    const preview = page.getByRole('img', { name: side, exact: true });
    await expect(preview).toBeVisible();
    await expect(preview).toHaveJSProperty('naturalWidth', 1600);
    await expect(preview).toHaveJSProperty('naturalHeight', 1200);
  }
  await expect(page.getByText('Tambah gambar bahagian hadapan')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/wps/member/identity')) sent += 1;
  });
  // Held up, so that the label can be read.
  const letGo = await hold(page, '**/wps/member/identity', 'PUT');
  await page.getByRole('button', { name: 'Hantar untuk semakan' }).dblclick();
  await expect(page.getByText('Sedang dimuat naik')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Sedang disemak' })).toBeVisible();
  expect(sent).toBe(1);

  runSettings('wau', 'identity', username, 'write', folder);
  const files = readdirSync(folder).sort();
  expect(files).toEqual([expect.stringMatching(/-1-back\.jpg$/), expect.stringMatching(/-1-front\.jpg$/)]);
  for (const file of files) {
    const image = readFileSync(join(folder, file));
    expect(image.length).toBeLessThan(500_000);
    expect(image.includes('101.686E'), 'where it was taken stays on the phone').toBe(false);
  }
  runSettings('wau', 'identity', username, 'accept');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sudah disahkan' })).toBeVisible();
  await page.goto('/m/webEmail');
  await page.getByRole('main').locator('li button[aria-expanded]').first().click();
  await expect(page.getByText('identiti anda disahkan')).toBeVisible();
});

test('ME-09 a refused card: the reason, and the form again', async ({ page }) => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  changeSetting('wau', 'flag', 'KYC3', 'on');
  const { username } = await registerNewPlayer(page, 'kabur');
  await page.goto('/m/securityCenter/identity');
  for (const side of ['Hadapan kad', 'Belakang kad']) {
    const photo = { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, 'grey') };
    await page.getByLabel(`${side}: Ambil atau pilih gambar`).setInputFiles(photo);
    await expect(page.getByRole('img', { name: side, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Hantar untuk semakan' }).click();
  await expect(page.getByRole('heading', { name: 'Sedang disemak' })).toBeVisible();
  runSettings('wau', 'identity', username, 'write', folder);
  runSettings('wau', 'identity', username, 'refuse', 'Gambar', 'kabur');
  await page.reload();
  await expect(page.getByText('Sebab: Gambar kabur')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hantar untuk semakan' })).toBeVisible();
});
