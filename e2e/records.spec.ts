import { expect, type Page, test } from '@playwright/test';
import { registerNewPlayer } from './src/new-player.ts';

test.use({ locale: 'ms-MY' });

async function deposit(page: Page): Promise<void> {
  await page.goto('/m/voucherCenter');
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('50');
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await page.getByRole('button', { name: 'Luluskan RM 50' }).click();
  await expect(page.getByText('Wang sudah masuk ke baki anda')).toBeVisible({ timeout: 20_000 });
}

/** Plays one round of RM 1 and returns what it paid, in sen. */
async function rollDice(page: Page): Promise<number> {
  await page.goto('/m/launchGame?vendor=studio&gameId=dice');
  const answer = page.waitForResponse((response) => response.url().endsWith('/studio/api/bets'));
  await page.frameLocator('iframe').getByRole('button', { name: 'Baling' }).click();
  const { value } = (await (await answer).json()) as { value: { stakeMinor: string; payoutMinor: string } };
  expect(value.stakeMinor).toBe('100');
  return Number(value.payoutMinor);
}

function ringgit(minor: number): string {
  const sign = minor > 0 ? '+' : minor < 0 ? '−' : '';
  return `${sign}RM ${(Math.abs(minor) / 100).toFixed(2)}`;
}

const plain = (minor: number) => ringgit(minor).replace(/^[+−]/, '');

test('CA-04 CA-06 a deposit and a bet are in both records with their amounts, totals and balances, and a filter narrows list and totals together and outlives a reload', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await registerNewPlayer(page, 'rekod');
  await deposit(page);
  const payout = await rollDice(page);
  const after = 5_000 - 100 + payout;
  const rows = page.getByRole('main').getByRole('listitem');
  const totals = page.getByRole('region', { name: 'Jumlah keseluruhan' });

  await test.step('the movements, newest first', async () => {
    await page.goto('/m/transaction/record');
    await expect(rows).toHaveCount(payout === 0 ? 2 : 3);
    await expect(rows.first()).toContainText(`Baki ${plain(after)}`);
    await expect(rows.last()).toContainText('+RM 50.00');
    await expect(rows.filter({ hasText: 'Taruhan' })).toContainText('−RM 1.00');
    await expect(totals.getByRole('definition')).toHaveText([
      plain(5_000 + payout),
      plain(100),
      ringgit(after),
    ]);
  });

  await test.step('of one kind', async () => {
    await page.getByLabel('Jenis').selectOption('deposit');
    await expect(rows).toHaveCount(1);
    await expect(totals.getByRole('definition')).toHaveText(['RM 50.00', 'RM 0.00', '+RM 50.00']);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(page.getByLabel('Jenis')).toHaveValue('deposit');
    await page.getByRole('radio', { name: 'Semalam' }).check();
    await expect(page.getByText('Tiada transaksi ditemui')).toBeVisible();
    await page.getByRole('button', { name: 'Tunjuk semua 30 hari' }).click();
    await expect(rows).toHaveCount(payout === 0 ? 2 : 3);
  });

  await test.step('the bet', async () => {
    await page.goto('/m/gameRecord');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(ringgit(payout - 100));
    await expect(rows).toContainText(`Taruhan RM 1.00 · kemenangan ${plain(payout)}`);
    await expect(totals.getByRole('definition')).toHaveText([
      'RM 1.00',
      plain(payout),
      ringgit(payout - 100),
    ]);
    await page.getByLabel('Status').selectOption('open');
    await expect(page.getByText('Tiada pertaruhan dalam tempoh ini')).toBeVisible();
    await page.getByLabel('Status').selectOption('settled');
    await expect(rows).toHaveCount(1);
  });
});
