import { expect, type Page } from '@playwright/test';

/** Deposits an amount in ringgit, approved on the sandbox provider's page, and waits until it is in the balance. */
export async function deposit(page: Page, amount: string): Promise<void> {
  await page.goto('/m/voucherCenter');
  await page.getByRole('textbox', { name: 'Jumlah' }).fill(amount);
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await page.getByRole('button', { name: `Luluskan RM ${amount}` }).click();
  await expect(page.getByText('Wang sudah masuk ke baki anda')).toBeVisible({ timeout: 20_000 });
}
