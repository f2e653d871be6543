import { expect, type Page, test } from '@playwright/test';
import { addFingerprintReader } from './src/fingerprint-reader.ts';
import { forgetSession, registerNewPlayer } from './src/new-player.ts';
import { storedSession } from './src/page-facts.ts';

test.use({ locale: 'ms-MY' });

async function openPasskeys(page: Page): Promise<void> {
  await page.goto('/m/securityCenter');
  await page.getByRole('link', { name: /^Kunci laluan/ }).click();
  await expect(page.getByRole('heading', { name: 'Kunci laluan', level: 1 })).toBeVisible();
}

test('ME-08 a passkey is made after the password, logs in without name or password, is renamed and removed', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await addFingerprintReader(page);
  const player = await registerNewPlayer(page, 'kunci');

  await test.step('a wrong password makes none', async () => {
    await openPasskeys(page);
    await page.getByRole('button', { name: 'Tambah kunci laluan' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Kata laluan log masuk').fill('salah');
    await sheet.getByRole('button', { name: 'Tambah kunci laluan' }).click();
    await expect(sheet.getByText('Kata laluan salah')).toBeVisible();
    await sheet.getByLabel('Kata laluan log masuk').fill(player.password);
    await sheet.getByLabel('Nama').fill('Telefon saya');
    await sheet.getByRole('button', { name: 'Tambah kunci laluan' }).click();
    await expect(page.getByText('Kunci laluan anda sedia')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Telefon saya' })).toBeVisible();
  });

  await test.step('it logs in by itself', async () => {
    await forgetSession(page);
    await page.getByRole('button', { name: 'Guna kunci laluan' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect.poll(() => storedSession(page)).toMatchObject({ userName: player.username });
  });

  await test.step('it is renamed and removed', async () => {
    await openPasskeys(page);
    await page.getByRole('button', { name: 'Tukar nama: Telefon saya' }).click();
    await page.getByRole('dialog').getByLabel('Nama').fill('Telefon lama');
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Telefon lama' })).toBeVisible();
    await page.getByRole('button', { name: 'Buang: Telefon lama' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Kata laluan log masuk').fill(player.password);
    await sheet.getByRole('button', { name: 'Buang' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Telefon lama' })).toHaveCount(0);
  });

  await test.step('and then opens nothing', async () => {
    await forgetSession(page);
    await page.getByRole('button', { name: 'Guna kunci laluan' }).click();
    await expect(page.getByText('Kunci laluan ini tidak diterima')).toBeVisible();
  });
});
