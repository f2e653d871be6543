import { expect, test } from '@playwright/test';
import { textOf } from './src/page-facts.ts';
import { logInForPage } from './src/player.ts';
import { expectSettled } from './src/settled.ts';

test('LO-05 LO-06 from the lobby to a slip and back: what is staked is cancelled before it is drawn, and comes back', async ({
  page,
}) => {
  await logInForPage(page, '', 'siti');
  await page.goto('/m/lottery?gameType=ELOTT');
  // The longest draw of the demo, so that its sales do not end meanwhile.
  await page.getByRole('link', { name: /^Yeekee 15 minit/ }).click();
  await expect(page).toHaveURL(/thai-three-15min/);
  const balance = page.getByRole('banner').getByText(/^RM/);
  await expect(page.getByRole('heading', { name: 'Yeekee 15 minit' })).toBeVisible();
  const before = await textOf(balance, /^RM/);
  await page.getByRole('button', { name: 'Pilih rawak' }).click();
  await page.getByRole('button', { name: 'Masukkan ke bakul' }).click();
  await page.getByRole('button', { name: 'Bakul, 1 pertaruhan' }).click();
  await page.getByRole('button', { name: /^Letak pertaruhan · RM 1\.00/ }).click();
  await expect(page.getByText('Pertaruhan diterima')).toBeVisible();
  await page.getByRole('link', { name: 'Pesanan loteri saya' }).click();
  await page
    .getByRole('link', { name: /^Yeekee 15 minit.*Menunggu cabutan/ })
    .first()
    .click();
  // By key, because a tap where the last one was, this soon after it, means the screen before.
  await page.getByRole('button', { name: 'Batalkan pesanan' }).press('Enter');
  await page.getByRole('button', { name: 'Ya, batalkan' }).click();
  await expect(page.getByText('RM 1.00 sudah dipulangkan')).toBeVisible();
  await page.goto('/m/lottery/thai-three-15min');
  await expect(balance).toHaveText(before);
});

test('LO-06 a lottery that is liked stands above the others after a reload, is liked on its own screen, and goes with its heart', async ({
  page,
}) => {
  await logInForPage(page, '', 'siti');
  await page.goto('/m/lottery?gameType=ELOTT');
  const favourites = page.getByRole('list', { name: 'Kegemaran' });
  const heart = page.getByRole('button', { name: 'Kegemaran: Yeekee 15 minit' });
  await expect(page.getByText('Ketik tanda hati pada loteri untuk menyimpannya di sini.')).toBeVisible();
  const section = page.getByRole('region', { name: 'Kegemaran' });
  const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
  const heightWithNone = await height();
  const told = () =>
    page.waitForResponse(
      (answer) => answer.url().includes('/favourites') && answer.request().method() !== 'GET',
    );
  const liked = told();
  await heart.tap();
  await expect(favourites.getByRole('link', { name: /^Yeekee 15 minit/ })).toBeVisible();
  // A second tap, meant or not, is on the same heart: what is below has not moved.
  await expect.poll(height).toBe(heightWithNone);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await liked;
  await page.reload();
  await favourites.getByRole('link', { name: /^Yeekee 15 minit/ }).tap();
  await expect(page).toHaveURL(/thai-three-15min/);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const unliked = told();
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await unliked;
  await page.goto('/m/lottery?gameType=ELOTT');
  await expect(page.getByText('Ketik tanda hati pada loteri untuk menyimpannya di sini.')).toBeVisible();
});

test('LO-06 a visitor who likes a lottery logs in first, and is back at the lotteries', async ({ page }) => {
  await page.goto('/m/lottery?gameType=ELOTT');
  await expectSettled(page);
  await page.getByRole('button', { name: 'Kegemaran: Yeekee 15 minit' }).tap();
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2Flottery%3FgameType%3DELOTT$/);
});

test('LO-04 a visitor has a draw worked out anew on the device', async ({ page }) => {
  await page.goto('/m/lottery/ssc-1min/results');
  // The first draw after a start takes up to a minute.
  const proof = page.getByText('Semak adil').first();
  await expect(async () => {
    await page.reload();
    await expect(proof).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 75_000 });
  await proof.click();
  await expect(page.getByRole('list', { name: 'Perkara yang disemak' }).getByText('Lulus')).toHaveCount(2);
});
