import { expect, type Locator, test } from '@playwright/test';
import { registerNewPlayer } from './src/new-player.ts';

test.use({ locale: 'ms-MY' });

test('CA-02 from home to a paid deposit it takes a returning player five taps at most', async ({ page }) => {
  await registerNewPlayer(page, 'tap');
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  await tap(page.getByRole('link', { name: /^Deposit Bonus/ }));
  await tap(page.getByRole('button', { name: 'RM 50', exact: true }));
  await tap(page.getByRole('button', { name: 'Teruskan ke bayaran' }));
  await tap(page.getByRole('button', { name: 'Luluskan RM 50' }));
  // The provider leads back by itself, and nothing else is tapped until the money is there.
  await expect(page.getByText('Wang sudah masuk ke baki anda')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toContainText('RM 50.00');
  expect(taps).toBeLessThanOrEqual(5);
});

test('CA-02 a bonus that is chosen with a deposit comes with its money, and what it asks for is counted from then on', async ({
  page,
}) => {
  await registerNewPlayer(page, 'bonus');
  await page.goto('/m/rewardCenter');
  const offer = page.getByRole('article', { name: /Bonus harian 20%/ });
  await offer.getByRole('link', { name: 'Buat deposit' }).click();
  await expect(page.getByRole('radio', { name: /Bonus harian 20%/ })).toBeChecked();
  await page.getByRole('radio', { name: /Kod QR/ }).check();
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('20');
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await expect(page.getByText(/^Bonus ini memerlukan deposit RM\s30 atau lebih$/)).toBeVisible();
  await page.getByRole('button', { name: 'RM 50', exact: true }).click();
  await expect(page.getByText('RM 60.00', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).dblclick();
  await expect(page.getByText(/^RM\s10\.00, bersama wang anda$/)).toBeVisible();
  const paying = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Bayar di peranti ini' }).click();
  const payment = await paying;
  await payment.getByRole('button', { name: 'Luluskan RM 50' }).click();
  // Closed while it still sends, a page takes the payment with it.
  await expect(payment.getByText('Anda boleh tutup halaman ini')).toBeVisible();
  await payment.close();
  await expect(page.getByText('Wang sudah masuk ke baki anda')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toContainText('RM 60.00');
  await page.goto('/m/rewardCenter');
  await expect(page.getByRole('progressbar', { name: 'Jumlah taruhan untuk ganjaran' })).toBeVisible();
  await expect(page.getByText(/Tambah RM\s40 taruhan/)).toBeVisible();
  await expect(offer.getByText('Sudah dituntut')).toBeVisible();
  // Today it is used, so nothing is left to choose.
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('textbox', { name: 'Jumlah' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Bonus harian/ })).toBeHidden();
});

test('CA-02 a deposit by QR: the code stays on our screen, and the screen says by itself that it was paid', async ({
  page,
}) => {
  await registerNewPlayer(page, 'kod');
  await page.goto('/m/voucherCenter');
  await page.getByRole('radio', { name: /Kod QR/ }).check();
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('20');
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).dblclick();
  await expect(page.getByRole('img', { name: 'Kod QR untuk membayar' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/Masa tinggal 0[45]:\d\d/);
  await expect(page).toHaveURL(/\/m\/voucherCenter\?deposit=dep_/);
  // A second device, as far as this page knows.
  const paying = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Bayar di peranti ini' }).click();
  const payment = await paying;
  await payment.getByRole('button', { name: 'Luluskan RM 20' }).click();
  await expect(payment.getByText('Anda boleh tutup halaman ini')).toBeVisible();
  await payment.close();
  await expect(page.getByText('Wang sudah masuk ke baki anda')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('img', { name: 'Kod QR untuk membayar' })).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('RM 20.00');
});

test('CA-02 a code that was given up is gone, and another way is one tap away', async ({ page }) => {
  await registerNewPlayer(page, 'batal');
  await page.goto('/m/voucherCenter?method=qr&amount=2000');
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await expect(page.getByRole('img', { name: 'Kod QR untuk membayar' })).toBeVisible();
  await page.getByRole('button', { name: 'Batalkan deposit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan deposit' }).click();
  await expect(page.getByText('Dibatalkan', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Kod QR untuk membayar' })).toBeHidden();
  await page.getByRole('link', { name: 'Guna kaedah lain' }).click();
  await expect(page.getByRole('radio', { name: /Perbankan dalam talian/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('20');
});
