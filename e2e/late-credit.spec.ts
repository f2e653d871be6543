import { expect, type Locator, type Page, test } from '@playwright/test';
import { registerNewPlayer } from './src/new-player.ts';
import { textOf } from './src/page-facts.ts';

/** Orders RM 50 and stays on the provider's page. */
async function order(page: Page): Promise<void> {
  await page.goto('/m/voucherCenter');
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('50');
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await expect(page.getByRole('heading', { name: 'Bayaran kepada Wau' })).toBeVisible();
}

/** A field that holds what the phone has pasted into it. */
async function pasteField(page: Page): Promise<Locator> {
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('textarea'), { id: 'here' })),
  );
  const field = page.locator('#here');
  await field.focus();
  await page.keyboard.press('Control+V');
  return field;
}

test('CA-02 a deposit that was cancelled and is paid all the same shows its money at once, with words that say why', async ({
  page,
}) => {
  await registerNewPlayer(page, 'lewat');
  await order(page);
  const payment = await page.context().newPage();
  await payment.goto(page.url());
  const followed = page.waitForResponse((answer) => answer.url().endsWith('/wps/events'));
  await page.bringToFront();
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: 'Batalkan deposit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan deposit' }).click();
  await expect(page.getByText('Dibatalkan', { exact: true })).toBeVisible();
  await followed;
  await expect(page.getByRole('link', { name: 'Cuba lagi' })).toBeVisible();
  // The page asks by itself only every half minute: what shows sooner came as an event.
  await payment.getByRole('button', { name: 'Luluskan RM 50' }).click();
  await page.bringToFront();
  await expect(page.getByText(/membatalkan deposit ini, tetapi bayaran anda sampai juga/)).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('banner')).toContainText('RM 50.00');
  await page.goto('/m/transaction/record');
  await expect(page.getByRole('listitem').filter({ hasText: '+RM 50.00' })).toContainText('Baki RM 50.00');
});

test('CA-02 from a cancelled deposit the same order is one tap away, and its number is copied without permission', async ({
  page,
}) => {
  await registerNewPlayer(page, 'semula');
  await order(page);
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: 'Batalkan deposit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan deposit' }).click();
  await expect(page.getByText('Dibatalkan', { exact: true })).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Salin rujukan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Disalin' })).toBeVisible();
  const reference = await textOf(page.getByText(/^dep_/), /^dep_\w+$/);
  const field = await pasteField(page);
  await expect(field).toHaveValue(reference);
  await page.getByRole('link', { name: 'Guna kaedah lain' }).click();
  await expect(page.getByRole('radio', { name: /E-dompet/ })).toBeChecked();
  const amount = page.getByRole('textbox', { name: 'Jumlah' });
  await expect(amount).toHaveValue('50');
  await page.goBack();
  await page.getByRole('link', { name: 'Cuba lagi' }).click();
  await expect(page.getByRole('radio', { name: /Perbankan dalam talian/ })).toBeChecked();
  await expect(amount).toHaveValue('50');
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await expect(page.getByRole('heading', { name: 'Bayaran kepada Wau' })).toBeVisible();
});
