import { expect, type Page, test } from '@playwright/test';
import { logInForPage } from './src/player.ts';

const gamePath = '/m/launchGame?vendor=samudra&gameId=feniks-emas';

/** What the screen says of a wallet, in sen; the screen is asked again until it says so. */
async function expectWallet(page: Page, name: string, amount: RegExp): Promise<void> {
  const wallets = page.getByRole('region', { name: 'Dompet saya' });
  const row = wallets.locator('div', { has: page.getByText(name, { exact: true }) }).last();
  await expect(row.getByRole('definition')).toHaveText(amount);
}

test('CA-01 the balance goes along into a game of a vendor with wallets of its own, and comes back behind it', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await logInForPage(page, new URL(baseURL ?? '').origin, 'kamal');
  await page.goto('/m/fundTransfer');
  await expect(page.getByRole('heading', { name: 'Dompet saya' })).toBeVisible();
  await expectWallet(page, 'Samudra Gaming', /^RM\s0\.00$/);

  await page.goto(gamePath);
  const game = page.frameLocator('iframe');
  await expect(game.locator('.bet-button')).toBeEnabled();
  await game.locator('.bet-button').click();
  await expect(game.getByRole('button', { name: /^Pusingan:/ })).toHaveCount(1);

  const returned = page.waitForResponse('**/wps/wallets/transfer/return');
  await page.getByRole('button', { name: 'Kembali' }).click();
  expect((await returned).status()).toBe(200);
  await page.goto('/m/fundTransfer');
  await expectWallet(page, 'Samudra Gaming', /^RM\s0\.00$/);
  const transfers = page.getByRole('region', { name: 'Pindahan terkini' }).getByRole('listitem');
  await expect(transfers.first()).toContainText('Samudra Gaming ke Dompet utama');
  await expect(transfers.nth(1)).toContainText('Dompet utama ke Samudra Gaming');
});

test('CA-01 money is moved by hand, there and back with one tap', async ({ page, baseURL }) => {
  await logInForPage(page, new URL(baseURL ?? '').origin, 'kamal');
  await page.goto('/m/fundTransfer');
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('12.50');
  await page.getByRole('button', { name: 'Pindahkan' }).click();
  await expectWallet(page, 'Samudra Gaming', /^RM\s12\.50$/);
  await page.getByRole('button', { name: 'Kembalikan semua' }).dblclick();
  await expectWallet(page, 'Samudra Gaming', /^RM\s0\.00$/);
});
