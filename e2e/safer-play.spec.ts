import { expect, test } from '@playwright/test';
import { deposit } from './src/deposit.ts';
import { openGame } from './src/game-page.ts';
import { registerNewPlayer } from './src/new-player.ts';

test.use({ locale: 'ms-MY' });

test('ME-08 GA-07 a limit of one’s own stops the next bet and leads to where it stands; a break ends the session, and a login leads to the money alone', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { username, password } = await registerNewPlayer(page, 'selamat');
  await deposit(page, '50');

  await test.step('a limit that is set from the member centre', async () => {
    await page.goto('/m/mine');
    await page.getByRole('link', { name: 'Bermain selamat' }).click();
    await page.getByRole('button', { name: 'Taruhan: Satu pertaruhan' }).click();
    const sheet = page.getByRole('dialog', { name: 'Taruhan: Satu pertaruhan' });
    await sheet.getByRole('textbox', { name: 'Jumlah' }).fill('0.10');
    await sheet.getByRole('button', { name: 'Simpan' }).dblclick();
    await expect(page.getByText('RM 0.10')).toBeVisible();
  });

  await test.step('the game says so, leads to the limit and back', async () => {
    const game = await openGame(page, 'dice');
    await game.getByRole('button', { name: 'Baling' }).click();
    await expect(game.getByText('Had taruhan anda sendiri sudah dicapai')).toBeVisible();
    await game.getByRole('button', { name: 'Had saya' }).click();
    await expect(page.getByRole('heading', { name: 'Had saya' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Dadu/ })).toBeVisible();
  });

  await test.step('a break ends the session, and whoever logs in finds the money', async () => {
    await page.getByRole('link', { name: 'Pilih rehat' }).click();
    await page.getByRole('radio', { name: '7 hari' }).check();
    await page.getByRole('button', { name: 'Mula sekarang' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mula sekarang' }).click();
    await page.waitForURL('**/m/login**');
    await page.locator('input[name=username]').fill(username);
    await page.locator('input[name=password]').fill(password);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/m/paused');
    await expect(page.getByText(/^Hingga /)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('RM 50.00');
    await page.goto('/m/voucherCenter');
    await page.waitForURL('**/m/paused');
    await page.getByRole('link', { name: 'Pengeluaran' }).click();
    await expect(page.getByRole('link', { name: 'Tetapkan kata laluan pengeluaran' })).toBeVisible();
  });
});
