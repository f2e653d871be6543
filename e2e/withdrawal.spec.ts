import { expect, type Page, test } from '@playwright/test';
import { deposit } from './src/deposit.ts';
import { hold } from './src/hold.ts';
import { registerNewPlayer } from './src/new-player.ts';
import { idOnLineOf } from './src/service-desk.ts';
import { canChangeSettings, runSettings } from './src/settings.ts';

test.use({ locale: 'ms-MY' });

const digits = '482915';

async function place(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Jumlah' }).fill(amount);
  await page.getByRole('button', { name: 'Teruskan' }).click();
  const sheet = page.getByRole('dialog', { name: 'Semak dan sahkan' });
  await sheet.getByLabel('Kata laluan pengeluaran').fill(digits);
  await sheet.getByRole('button', { name: /^Keluarkan/ }).dblclick();
}

test('CA-03 CA-06 money goes out: what is needed first, one order however often it is tapped, its cancelling, and one that is approved and paid', async ({
  page,
}) => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(120_000);
  const { username, password } = await registerNewPlayer(page, 'keluar');
  await deposit(page, '100');

  await test.step('a password and an account, and back each time', async () => {
    await page.goto('/m/withdraw');
    await page.getByRole('link', { name: 'Tetapkan kata laluan pengeluaran' }).click();
    await page.getByRole('textbox', { name: 'Kata laluan pengeluaran baharu' }).fill(digits);
    await page.getByRole('textbox', { name: 'Sekali lagi' }).fill(digits);
    await page.getByRole('textbox', { name: 'Kata laluan log masuk' }).fill(password);
    await page.getByRole('button', { name: 'Tetapkan kata laluan' }).click();
    await page.getByRole('link', { name: 'Tambah akaun' }).click();
    await page.getByRole('button', { name: 'Tambah akaun atau e-dompet' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: 'Bank atau e-dompet' }).selectOption('maybank');
    await sheet.getByRole('textbox', { name: 'Nombor akaun' }).fill('114098765777');
    await sheet.getByRole('textbox', { name: 'Nama pemegang akaun' }).fill('Ali bin Abu');
    await sheet.getByRole('textbox', { name: 'Kata laluan log masuk' }).fill(password);
    await sheet.getByRole('button', { name: 'Tambah', exact: true }).click();
    await expect(page.getByRole('radio', { name: /Maybank •••• 5777/ })).toBeChecked();
  });

  await test.step('placed once, and given up', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/wps/cashier/withdrawals')) sent += 1;
    });
    const letGo = await hold(page, '**/wps/cashier/withdrawals', 'POST');
    await place(page, '30');
    letGo();
    await expect(page.getByText('Kami sedang menyemaknya')).toBeVisible();
    expect(sent).toBe(1);
    await expect(page.getByRole('banner')).toContainText('RM 70.00');
    await page.getByRole('button', { name: 'Batalkan pengeluaran' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan pengeluaran' }).click();
    await expect(page.getByRole('banner')).toContainText('RM 100.00');
    await expect(page.getByRole('listitem').filter({ hasText: 'Dibatalkan' })).toBeVisible();
  });

  await test.step('approved by the merchant and paid by the bank, told on the page at once', async () => {
    const followed = page.waitForResponse((answer) => answer.url().endsWith('/wps/events'));
    await page.reload();
    await place(page, '40');
    await expect(page.getByText('Kami sedang menyemaknya')).toBeVisible();
    await followed;
    runSettings(
      'wau',
      'withdrawals',
      idOnLineOf(runSettings('wau', 'withdrawals'), username),
      'approve',
      'Dikenali',
    );
    const paid = page.getByRole('listitem').filter({ hasText: 'RM 40.00' });
    await expect(paid).toContainText('Dibayar', { timeout: 30_000 });
    await expect(page.getByRole('banner')).toContainText('RM 60.00');
  });

  await test.step('the report, the record and the inbox have it', async () => {
    await page.getByRole('link', { name: 'Semua pengeluaran' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'RM 40.00' })).toContainText('Dibayar');
    await expect(page.getByRole('listitem').filter({ hasText: 'RM 30.00' })).toContainText('Dibatalkan');
    await page.goto('/m/webEmail');
    await expect(page.getByRole('button', { name: /Pengeluaran sudah dibayar/ })).toBeVisible();
  });
});
