import { expect, type Page } from '@playwright/test';
import { logInForPage, siteOf } from './src/player.ts';
import { expectSettled } from './src/settled.ts';
import { test } from './src/test.ts';

const digits = '482915';
const password = 'wau-demo-2026';

/** The way to a payment password, as whoever needs one goes it. */
async function setPaymentPassword(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tetapkan kata laluan pengeluaran' }).click();
  await page.getByRole('textbox', { name: 'Kata laluan pengeluaran baharu' }).fill(digits);
  await page.getByRole('textbox', { name: 'Sekali lagi' }).fill(digits);
  await page.getByRole('textbox', { name: 'Kata laluan log masuk' }).fill(password);
  await page.getByRole('button', { name: 'Tetapkan kata laluan' }).click();
}

test('AG-04 SH-03 an agent schedules a red rain, the team sees it come, and it is cancelled; money goes down', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const site = siteOf('wau', baseURL);
  await logInForPage(page, site, 'ejen');
  await test.step('a rain is scheduled, with a password set on the way', async () => {
    await page.goto(`${site}/m/redRain`);
    await setPaymentPassword(page);
    await expect(page).toHaveURL(/\/m\/redRain$/);
    await page.getByRole('button', { name: 'Jadualkan hujan merah' }).click();
    const sheet = page.getByRole('dialog', { name: 'Jadualkan hujan merah' });
    await sheet.getByRole('textbox', { name: 'Kesemuanya' }).fill('50');
    await sheet.getByRole('button', { name: 'Teruskan' }).click();
    await sheet.getByLabel('Kata laluan pengeluaran').fill(digits);
    await sheet.getByRole('button', { name: /^Ketepikan/ }).dblclick();
    await expect(page.getByRole('listitem').filter({ hasText: 'RM\u00a050.00 kesemuanya' })).toHaveCount(1);
  });

  const theirs = await browser.newContext({ locale: 'ms-MY' });
  const member = await theirs.newPage();
  await test.step('a member is led from home to the countdown', async () => {
    await logInForPage(member, site, 'wakil');
    await member.goto(`${site}/m/home`);
    await member.getByRole('link', { name: /^Hujan merah dalam/ }).click();
    await expect(member.getByRole('timer')).toHaveText(/^1[345]:\d\d$/);
  });

  await test.step('cancelled, it is gone for the member, and the money is back', async () => {
    await page.getByRole('button', { name: /^Batalkan hujan/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan' }).click();
    await expect(page.getByText('Dipulangkan RM\u00a050.00')).toBeVisible();
    await member.reload();
    await expect(member.getByText('Dibatalkan')).toBeVisible();
  });
  await theirs.close();

  await test.step('money is sent to a member of the direct line', async () => {
    await page.goto(`${site}/m/member/team?level=1`);
    await page.getByRole('link', { name: 'Hantar wang kepada wakil' }).click();
    await expectSettled(page);
    await page.getByRole('textbox', { name: 'Jumlah' }).fill('20');
    await page.getByRole('button', { name: 'Teruskan' }).click();
    const sheet = page.getByRole('dialog', { name: 'Semak dan sahkan' });
    await sheet.getByLabel('Kata laluan pengeluaran').fill(digits);
    await sheet.getByRole('button', { name: /^Hantar/ }).dblclick();
    await expect(page.getByRole('listitem').filter({ hasText: 'RM 20.00' })).toHaveCount(1);
  });
});
