import { expect, type Page, test } from '@playwright/test';
import { deposit } from './src/deposit.ts';
import { registerNewPlayer } from './src/new-player.ts';

test.use({ locale: 'ms-MY' });

test('ME-07 ME-11 SH-02 what is staked brings a level nearer and a rebate together, which is claimed into the balance', async ({
  page,
}) => {
  await registerNewPlayer(page, 'kelab');
  await deposit(page, '500');
  await stake(page, '500');

  await test.step('the way leads from the member centre to the level', async () => {
    await page.goto('/m/mine');
    await page.getByRole('link', { name: 'Keistimewaan VIP' }).first().click();
    await expect(page).toHaveURL(/\/m\/member\/benefits$/);
    await expect(page.getByText('Tambah RM 500 jumlah taruhan untuk mencapai Gangsa')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Jumlah taruhan' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
  });

  await test.step('from there to the rebate, which is claimed once', async () => {
    await page.getByRole('link', { name: 'Tuntut rebat anda' }).click();
    await page.getByRole('button', { name: 'Tuntut RM 1' }).dblclick();
    await expect(page.getByText('RM 1 sudah ada dalam dompet anda')).toBeVisible();
    await expect(page.getByText('Permainan kami RM 1', { exact: true })).toBeVisible();
    await page.goto('/m/transaction/record?kind=bonus');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/Rebat.*\+RM 1\.00/);
  });
});

/** A round of dice; whatever it brings, its stake counts. */
async function stake(page: Page, ringgit: string): Promise<void> {
  await page.goto('/m/launchGame?vendor=studio&gameId=dice');
  const frame = page.frameLocator('iframe');
  await frame.locator('.stake input').fill(ringgit);
  const answer = page.waitForResponse((response) => response.url().endsWith('/studio/api/bets'));
  await frame.getByRole('button', { name: 'Baling' }).click();
  await answer;
}
