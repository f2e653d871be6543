import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { deposit } from './src/deposit.ts';
import { registerNewPlayer } from './src/new-player.ts';

test.use({ locale: 'ms-MY' });

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

test('CA-04 CA-06 SH-02 a deposit and a bet are in all records with their amounts, totals and balances; a filter narrows list and totals together and outlives a reload; lines lead to transfers and rounds, and a record is a file', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await registerNewPlayer(page, 'rekod');
  await deposit(page, '50');
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

  const inWallet = page.getByRole('dialog').getByRole('region', { name: 'Dalam dompet' });

  await test.step('the bet opens to its round and to what it moved', async () => {
    await rows.getByRole('button', { name: /^Butiran/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Pertaruhan' });
    await expect(sheet.getByRole('link', { name: 'Semak adil' })).toHaveAttribute('href', /verify/);
    await expect(inWallet.getByRole('listitem').first()).toContainText(/^Taruhan−RM 1\.00.*Baki RM 49\.00$/);
    await expect(inWallet.getByRole('listitem')).toHaveCount(payout === 0 ? 1 : 2);
  });

  await test.step('the movement of a deposit leads to the deposit, and from there to its transfer', async () => {
    await page.goto('/m/transaction/record?kind=deposit');
    await rows.getByRole('button', { name: 'Butiran: Deposit' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Lihat deposit' }).click();
    await expect(page).toHaveURL(/\/m\/vouReport\?open=dep_/);
    await expect(inWallet.getByRole('listitem')).toContainText(/^Deposit\+RM 50\.00.*Baki RM 50\.00$/);
    await page.getByRole('button', { name: 'Tutup' }).click();
    await expect(rows).toHaveCount(1);
    await expect(totals.getByRole('definition')).toHaveText(['RM 50.00', 'RM 50.00']);
  });

  await test.step('as a file, with the words of the page', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Muat turun CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^rekod-deposit_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFMasa \(GMT\+8\),Nombor,.*\r\n.*,Berjaya,50\.00,MYR,.*\r\n$/);
  });

  await test.step('profit and loss counts the bet, and leads to it', async () => {
    await page.goto('/m/profitandloss');
    await expect(totals.getByRole('definition')).toHaveText([
      'RM 1.00',
      plain(payout),
      'RM 0.00',
      ringgit(payout - 100),
    ]);
    await page.getByRole('region', { name: 'Mengikut hari' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/m\/gameRecord\?period=dates/);
    // The address changes first; the lines of the page before are two.
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(ringgit(payout - 100));
  });
});
