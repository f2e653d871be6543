import { expect } from '@playwright/test';
import { storedSession, textOf } from './src/page-facts.ts';
import { demoPassword, logIn, logInForPage, siteOf } from './src/player.ts';
import { expectSettled } from './src/settled.ts';
import { test } from './src/test.ts';

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

test('AG-04 SH-03 an agent makes a link, a visitor registers by it and stands below with its rates; closed, it says so', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logInForPage(page, site, 'ejen');
  await page.goto(`${site}/m/agentRegister?way=links`);
  await page.getByRole('button', { name: 'Pautan baharu' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nama pautan (jika perlu)').fill('Gerai hujung minggu');
  await form.getByLabel('Kasino langsung').fill('0.3');
  await expectSettled(page);
  await form.getByRole('button', { name: 'Buat pautan' }).click();
  await expect(page.getByRole('img', { name: 'Kod QR pautan' })).toBeVisible();
  const address = /\/m\/register\?affiliateCode=[0-9a-z]{12}/;
  const link = await textOf(page.getByText(address), address);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const username = `pautan${Date.now() % 1_000_000}`;
  await visitor.goto(link);
  await visitor.getByRole('textbox', { name: 'Nama pengguna' }).fill(username);
  await visitor.getByLabel('Kata laluan', { exact: true }).fill('layang-layang-9');
  await visitor.getByLabel('Sahkan kata laluan').fill('layang-layang-9');
  await visitor.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(visitor.getByText('Pendaftaran berjaya')).toBeVisible();
  await expect(visitor).toHaveURL(/\/m\/home$/);
  await context.close();

  await page.goto(`${site}/m/member/agent/agentRebeat?search=${username}`);
  await page.getByText(username).click();
  await expect(page.getByText('0.3%').last()).toBeVisible();

  await page.goto(`${site}/m/agentRegister?way=links`);
  await page.getByText('Gerai hujung minggu · Pemain').click();
  await expect(page.getByText('1 lawatan · 1 berdaftar · 0 deposit pertama')).toBeVisible();
  await page.getByRole('button', { name: 'Tutup pautan' }).click();
  await expect(page.getByText('Ditutup', { exact: true })).toBeVisible();
  const late = await browser.newContext();
  const tooLate = await late.newPage();
  await tooLate.goto(link);
  await expect(tooLate.getByText('Pautan jemputan ini telah ditutup.')).toBeVisible();
  await expect(tooLate.getByRole('button', { name: 'Daftar', exact: true })).toBeEnabled();
  await late.close();
});

test('AG-04 an agent opens an account directly, and its first login asks for an own password', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logInForPage(page, site, 'ejen');
  await page.goto(`${site}/m/agentRegister`);
  const username = `terus${Date.now() % 1_000_000}`;
  await page.getByRole('textbox', { name: 'Nama pengguna' }).fill(username);
  await page.getByLabel('Kata laluan pertama').fill('layang-layang-9');
  await page.getByRole('button', { name: 'Buka akaun' }).click();
  await expect(page.getByText('Akaun telah dibuka')).toBeVisible();

  const context = await browser.newContext();
  const member = await context.newPage();
  await member.goto(`${site}/m/login`);
  await member.getByRole('textbox', { name: 'Nama pengguna' }).fill(username);
  await member.getByLabel('Kata laluan', { exact: true }).fill('layang-layang-9');
  await member.getByRole('button', { name: 'Log masuk', exact: true }).click();
  await expect(member).toHaveURL(/\/m\/changePsw/);
  await context.close();
});

/** The pages of agents, as the documents name them. */
const agentPages = [
  '/m/agent/team/overview',
  '/m/transaction/record?types=A',
  '/m/member/team',
  '/m/redRain',
  '/m/agent/team/pnl',
  '/m/teamBetting',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/agentRegister',
  '/m/member/agent/agentDivident',
  '/m/member/notice?types=A',
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
  '/m/agent/commissions',
  '/m/agent/affiliate',
];

test('SH-03 AG-02 without a session each page of agents asks to log in and is come back to, also after an affiliate’s link; a player is led home', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await page.goto(`${site}/wps/affiliates/visit/layang-gold?to=home`);
  await expect(page).toHaveURL(/\/m\/home/);
  for (const path of agentPages) {
    await page.goto(`${site}${path}`);
    await expect(page, path).toHaveURL(`${site}/m/login?returnTo=${encodeURIComponent(path)}`);
  }
  const wanted = '/m/member/notice?types=A';
  const logInFor = async (own: typeof page, username: string) => {
    await own.goto(`${site}${wanted}`);
    await own.getByRole('textbox', { name: 'Nama pengguna' }).fill(username);
    await own.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
    await own.getByRole('button', { name: 'Log masuk', exact: true }).click();
  };
  await logInFor(page, 'wakil');
  await expect(page).toHaveURL(`${site}${wanted}`);
  const context = await browser.newContext();
  const own = await context.newPage();
  await logInFor(own, 'demo');
  await expect(own).toHaveURL(/\/m\/home$/);
  await context.close();
});

test('AG-02 AC-21 after a logout in another tab agent home is home, and the way back leads to no page of agents', async ({
  page,
  context,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logIn(page, site, 'wakil');
  const team = await context.newPage();
  await team.goto(`${site}/m/member/team`);
  await expect(team.locator('html[data-ready]')).toBeAttached();
  await page.goto(`${site}/m/agent`);
  await expect(page.getByRole('link', { name: 'Khidmat pelanggan' })).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(`${site}/m/set`);
  await tab.getByRole('button', { name: 'Log keluar' }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Log keluar' }).click();
  await expect(tab).toHaveURL(/\/m\/home$/);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log masuk' })).toBeVisible();
  await expect(team).toHaveURL(/\/m\/login\?returnTo=%2Fm%2Fmember%2Fteam$/);
  await team.goBack();
  await expect(team).not.toHaveURL(/\/m\/member\/team$/);
  await page.goto(`${site}/m/agent`);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('AG-02 a session that has ended at the server leads from agent home to the login, and back to what was tapped', async ({
  page,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logIn(page, site, 'wakil');
  await page.goto(`${site}/m/agent`);
  const entry = page.getByRole('link', { name: 'Ahli pasukan' });
  await expect(entry).toBeVisible();
  await expectSettled(page);
  const token = (await storedSession(page))?.token;
  const ended = await page.evaluate(
    async (known) =>
      (
        await fetch('/wps/session/logout', {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${String(known)}`, Merchant: 'wau' },
        })
      ).status,
    token,
  );
  expect(ended).toBe(200);
  await entry.click();
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2Fmember%2Fteam/);
});
