import { expect, test } from '@playwright/test';
import { logInForPage, siteOf } from './src/player.ts';

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
