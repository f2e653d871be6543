import { expect } from '@playwright/test';
import { deposit } from './src/deposit.ts';
import { registerNewPlayer } from './src/new-player.ts';
import { textOf } from './src/page-facts.ts';
import { test } from './src/test.ts';

test.use({ locale: 'ms-MY' });

const password = 'layang-layang-9';
const digits = '482915';

test('ME-12 ME-13 SH-02 a friend comes by the link, stands in the list, and sends money up to whoever invited', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await registerNewPlayer(page, 'jemput');
  await page.goto('/m/inviteFriends');
  await expect(page.getByRole('img', { name: 'Kod QR pautan anda' })).toBeVisible();
  await expect(page.getByText('Belum ada rakan')).toBeVisible();
  const link = await textOf(page.getByText(/recommenderId=/), /recommenderId=mbr_/);

  const theirs = await browser.newContext({ locale: 'ms-MY' });
  const friend = await theirs.newPage();
  await test.step('the friend registers by the link and deposits', async () => {
    await friend.goto(link);
    await expect(friend.locator('html[data-ready]')).toBeAttached();
    await friend.getByRole('textbox', { name: 'Nama pengguna' }).fill(`rakan${Date.now().toString(36)}`);
    await friend.getByLabel('Kata laluan', { exact: true }).fill(password);
    await friend.getByLabel('Sahkan kata laluan').fill(password);
    await friend.getByRole('button', { name: 'Daftar', exact: true }).click();
    await expect(friend).toHaveURL(/\/m\/home$/);
    await deposit(friend, '100');
  });

  await test.step('the friend sends money up, with a password set on the way', async () => {
    await friend.goto('/m/upLine/transfer');
    await friend.getByRole('link', { name: 'Tetapkan kata laluan pengeluaran' }).click();
    await friend.getByRole('textbox', { name: 'Kata laluan pengeluaran baharu' }).fill(digits);
    await friend.getByRole('textbox', { name: 'Sekali lagi' }).fill(digits);
    await friend.getByRole('textbox', { name: 'Kata laluan log masuk' }).fill(password);
    await friend.getByRole('button', { name: 'Tetapkan kata laluan' }).click();
    await friend.getByRole('textbox', { name: 'Jumlah' }).fill('30');
    await friend.getByRole('button', { name: 'Teruskan' }).click();
    const sheet = friend.getByRole('dialog', { name: 'Semak dan sahkan' });
    await sheet.getByLabel('Kata laluan pengeluaran').fill(digits);
    await sheet.getByRole('button', { name: /^Pindahkan/ }).dblclick();
    await expect(friend.getByRole('listitem').filter({ hasText: 'RM 30.00' })).toHaveCount(1);
    await expect(friend.getByRole('banner')).toContainText('RM 70.00');
  });
  await theirs.close();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'ra***' })).toContainText('Sudah deposit');
});
