import { expect, test } from '@playwright/test';
import { logIn, logInForPage, siteOf } from './src/player.ts';

test('SH-01 the agent’s home leads everybody home who is no agent', async ({ page, browser, baseURL }) => {
  const site = siteOf('wau', baseURL);
  await page.goto(`${site}/m/agent`);
  await expect(page).toHaveURL(/\/m\/home$/);
  // A player, and a special player who stands under an agent.
  for (const username of ['demo', 'khas']) {
    const context = await browser.newContext();
    const own = await context.newPage();
    await logInForPage(own, site, username);
    await own.goto(`${site}/m/agent`);
    await expect(own, username).toHaveURL(/\/m\/home$/);
    await context.close();
  }
});

test('SH-01 the agents of the demo have their home', async ({ browser, baseURL }) => {
  const site = siteOf('wau', baseURL);
  for (const username of ['ejen', 'wakil']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logInForPage(page, site, username);
    await page.goto(`${site}/m/agent`);
    await expect(page.getByRole('heading', { name: 'Ejen', exact: true }), username).toBeVisible();
    await expect(page).toHaveURL(/\/m\/agent$/);
    await context.close();
  }
});

test('AG-03 SH-03 home leads an agent to a contract that waits, and it is accepted', async ({
  page,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logIn(page, site, 'wakil');
  const prompt = page.getByRole('link', { name: /^Gaji harian: ada kontrak/ });
  await prompt.click();
  await expect(page).toHaveURL(/\/m\/member\/agent\/getSalaryContract$/);
  const offered = page.getByRole('region', { name: 'Menunggu jawapan anda' });
  await expect(offered.getByRole('row')).toHaveCount(3);
  await offered.getByRole('button', { name: 'Terima' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terima' }).click();
  await expect(page.getByText(/^Kontrak diterima/)).toBeVisible();
  await expect(offered).toBeHidden();
  await expect(page.getByRole('region', { name: 'Kontrak anda' }).getByRole('table')).toBeVisible();
  // The dividend still waits, and the salary does not.
  await page.goto(`${site}/m/agent`);
  await expect(page.getByRole('link', { name: /^Dividen: ada kontrak/ })).toBeVisible();
  await expect(prompt).toBeHidden();
});

test('AG-03 SH-03 an agent changes what is offered below, and a tier above the own is refused at its field', async ({
  page,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logInForPage(page, site, 'ejen');
  await page.goto(`${site}/m/member/agent/agentDivident`);
  await page.getByText('wakil', { exact: true }).click();
  await page.getByRole('button', { name: 'Ubah' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Kontrak untuk wakil' });
  const rates = sheet.getByRole('textbox', { name: 'Kadar dalam %' });
  await expect(rates).toHaveCount(3);
  await rates.nth(2).fill('36');
  await sheet.getByRole('button', { name: 'Hantar tawaran' }).click();
  await expect(sheet.getByText(/^Anda menerima paling banyak 35%/)).toBeVisible();
  await expect(rates.nth(2)).toBeFocused();
  await rates.nth(2).fill('35');
  await sheet.getByRole('button', { name: 'Hantar tawaran' }).click();
  await expect(page.getByText('Tawaran dihantar kepada wakil')).toBeVisible();
  // Whoever has no contracts is led home.
  await logInForPage(page, site, 'kamal');
  await page.goto(`${site}/m/member/agent/getHourContract`);
  await expect(page).toHaveURL(/\/m\/home$/);
});
