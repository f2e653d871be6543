import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { forgetSession, type NewPlayer, registerNewPlayer } from './src/new-player.ts';
import { storedSession, textOf } from './src/page-facts.ts';
import { test } from './src/test.ts';

test.use({ locale: 'ms-MY' });

async function open(page: Page, entry: RegExp): Promise<void> {
  await page.goto('/m/securityCenter');
  await page.getByRole('main').getByRole('link', { name: entry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry);
}

async function logIn(page: Page, { username, password }: NewPlayer): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('input[autocomplete="current-password"]').press('Enter');
}

/** The ten on the page, once they are all there. */
async function recoveryCodes(page: Page): Promise<readonly string[]> {
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveText(Array.from({ length: 10 }, () => /^\S{8,}$/));
  return items.allInnerTexts();
}

test('ME-08 withdrawal password, bank account and security questions are set, each after the login password', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const player = await registerNewPlayer(page, 'selamat');

  await test.step('withdrawal password', async () => {
    await open(page, /^Kata laluan pengeluaran/);
    await page.getByLabel('Kata laluan pengeluaran baharu').fill('123456');
    await page.getByLabel('Sekali lagi').fill('123456');
    await page.getByLabel('Kata laluan log masuk').fill(player.password);
    await page.getByRole('button', { name: 'Tetapkan kata laluan' }).click();
    await expect(page.getByText('Pilih kata laluan pengeluaran yang lebih sukar diteka')).toBeVisible();
    await page.getByLabel('Kata laluan pengeluaran baharu').fill('482915');
    await page.getByLabel('Sekali lagi').fill('482915');
    await page.getByRole('button', { name: 'Tetapkan kata laluan' }).click();
    await expect(page).toHaveURL(/\/m\/securityCenter$/);
    await expect(page.getByRole('link', { name: /Kata laluan pengeluaran.*Ditetapkan/ })).toBeVisible();
  });

  await test.step('bank account, with the list of banks kept in this tab', async () => {
    await open(page, /^Akaun bank/);
    await page.getByRole('button', { name: 'Tambah akaun atau e-dompet' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Bank atau e-dompet').selectOption('maybank');
    await sheet.getByLabel('Nombor akaun').fill('123');
    await sheet.getByLabel('Nama pemegang akaun').fill('Aisyah binti Ali');
    await sheet.getByLabel('Kata laluan log masuk').fill(player.password);
    await sheet.getByRole('button', { name: 'Tambah', exact: true }).click();
    await expect(sheet.getByText('Ini bukan nombor akaun Maybank yang sah')).toBeVisible();
    await sheet.getByLabel('Nombor akaun').fill('1122 3344 5566');
    await sheet.getByRole('button', { name: 'Tambah', exact: true }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Maybank' });
    await expect(card).toContainText('Berakhir 5566');
    await expect(page.getByRole('main')).not.toContainText('112233445566');
    await expect
      .poll(async () =>
        JSON.parse((await page.evaluate(() => sessionStorage.getItem('MC_BankList'))) ?? '[]'),
      )
      .toContainEqual(expect.objectContaining({ bankCode: 'maybank' }));
    await page.getByRole('button', { name: /^Buang: Maybank/ }).click();
    await page.getByRole('dialog').getByLabel('Kata laluan log masuk').fill(player.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Buang' }).click();
    await expect(page.getByRole('heading', { name: 'Belum ada akaun' })).toBeVisible();
  });

  await test.step('security questions', async () => {
    await open(page, /^Soalan keselamatan/);
    for (const [index, answer] of ['SK Seri', 'Cikgu Ros', 'Kota Bharu'].entries()) {
      await page.getByLabel('Jawapan').nth(index).fill(answer);
    }
    await page.getByLabel('Kata laluan pengeluaran sekarang').fill('482915');
    await page.getByLabel('Kata laluan log masuk').fill(player.password);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByRole('link', { name: /Soalan keselamatan.*Ditetapkan/ })).toBeVisible();
  });

  await test.step('a forgotten withdrawal password is replaced by the answers', async () => {
    await open(page, /^Kata laluan pengeluaran/);
    await page.getByRole('link', { name: 'Terlupa? Jawab soalan keselamatan anda' }).click();
    await page.getByLabel('Apakah nama sekolah rendah anda?').fill('sk seri');
    await page.getByLabel('Siapakah nama guru pertama anda?').fill('cikgu ros');
    await page.getByLabel('Di bandar manakah ibu anda dilahirkan?').fill('KOTA BHARU');
    await page.getByLabel('Kata laluan pengeluaran baharu').fill('905172');
    await page.getByLabel('Sekali lagi').fill('905172');
    await page.getByLabel('Kata laluan log masuk').fill(player.password);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Kata laluan pengeluaran disimpan')).toBeVisible();
  });
});

test('ME-08 two-step login: enrolled by its key, asked after the password, a recovery code stands in', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const player = await registerNewPlayer(page, 'dua');
  await open(page, /^Log masuk dua langkah/);
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  await page.getByRole('dialog').getByLabel('Kata laluan log masuk').fill(player.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Aktifkan' }).click();
  await expect(page.getByRole('img', { name: /Kod QR/ })).toBeVisible();
  const secret = (await textOf(page.locator('.select-all'), /^[A-Z2-7 ]{32,}$/)).replaceAll(' ', '');
  const used = new TOTP({ secret }).generate();
  await page.getByLabel('Kod 6 digit').fill(used);
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(page.getByRole('heading', { name: 'Simpan kod pemulihan anda' })).toBeVisible();
  const codes = await recoveryCodes(page);
  await page.getByRole('button', { name: 'Saya sudah simpan' }).click();
  await expect(page.getByText('Log masuk dua langkah aktif')).toBeVisible();

  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Kod pemulihan baharu' }).click();
  await sheet.getByLabel('Kata laluan log masuk').fill(player.password);
  await sheet.getByRole('button', { name: 'Kod pemulihan baharu' }).click();
  await expect(sheet.getByText('Masukkan kod', { exact: true })).toBeVisible();
  // The app's next code is good already; the present one is used up.
  await sheet
    .getByLabel('Kod 6 digit')
    .fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
  await sheet.getByRole('button', { name: 'Kod pemulihan baharu' }).click();
  await expect(page.getByRole('heading', { name: 'Simpan kod pemulihan anda' })).toBeVisible();
  const [firstCode = ''] = codes;
  await expect(page.getByRole('main').getByText(firstCode, { exact: true })).toHaveCount(0);
  const fresh = await recoveryCodes(page);
  expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
  await page.getByRole('button', { name: 'Saya sudah simpan' }).click();

  await open(page, /^Kunci laluan/);
  await page.getByRole('button', { name: 'Tambah kunci laluan' }).click();
  await expect(sheet.getByLabel('Kod 6 digit')).toBeVisible();

  await forgetSession(page);
  await logIn(page, player);
  await expect(page.getByRole('heading', { name: 'Satu langkah lagi' })).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();
  // The code that switched it on is used up.
  await page.getByLabel('Kod 6 digit').fill(used);
  await expect(page.getByText('Kod ini salah atau sudah digunakan')).toBeVisible();
  await page.getByRole('button', { name: 'Guna kod pemulihan' }).click();
  await page.getByLabel('Kod pemulihan').fill(fresh[0] ?? '');
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('ME-08 another device is seen in the list and logged out from here', async ({ page, browser }) => {
  const player = await registerNewPlayer(page, 'peranti');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/m/login');
  await expect(other.locator('html[data-ready]')).toBeAttached();
  await logIn(other, player);
  await expect(other).toHaveURL(/\/m\/home$/);

  await open(page, /^Peranti dan sesi/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Log keluar', exact: true }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await other.goto('/m/securityCenter/sessions');
  await expect(other).toHaveURL(/\/m\/(login|home)/);
  await elsewhere.close();
});
