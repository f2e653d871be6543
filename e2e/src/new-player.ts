import { expect, type Page } from '@playwright/test';

export interface NewPlayer {
  readonly username: string;
  readonly password: string;
}

/** Registers somebody new at the demo merchant, in Malay, and leaves them logged in. */
export async function registerNewPlayer(page: Page, prefix: string): Promise<NewPlayer> {
  const player = { username: `${prefix}${Date.now().toString(36)}`, password: 'layang-layang-9' };
  await page.goto('/m/register');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('textbox', { name: 'Nama pengguna' }).fill(player.username);
  await page.getByLabel('Kata laluan', { exact: true }).fill(player.password);
  await page.getByLabel('Sahkan kata laluan').fill(player.password);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  return player;
}

/** Ends the session of this browser as if the tab had been closed. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto('/m/login');
  await expect(page.locator('html[data-ready]')).toBeAttached();
}
