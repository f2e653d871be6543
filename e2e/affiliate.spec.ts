import { expect } from '@playwright/test';
import { expectAccessible } from './src/accessible.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { logInForPage, siteOf } from './src/player.ts';
import { test } from './src/test.ts';

test('AFFMAN3 an affiliate’s link leads to the registration, and a browser that followed it counts later as well', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logInForPage(page, site, 'wakil');
  await page.goto(`${site}/m/agent/affiliate`);
  await page.getByLabel('Kempen').first().selectOption('raya');
  await page.getByLabel('Sub-ID (pilihan)').fill('fb.1');
  const path = '/wps/affiliates/visit/layang-gold?campaign=raya&sub=fb.1';
  await expect(page.getByText(path)).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${site}${path}`);
  await expect(visitor).toHaveURL(/\/m\/register\?affiliateCode=layang-gold$/);
  // Some days later, without the link: the server knows it, and a script does not.
  const known = () =>
    visitor.evaluate(async () => {
      const answer = await fetch('/wps/system/setting/register');
      const { value } = (await answer.json()) as { readonly value: { readonly affiliateCode: string } };
      return [value.affiliateCode, document.cookie.includes('wau_affiliate')];
    });
  await expect.poll(known).toEqual(['layang-gold', false]);
  await context.close();
});

test('AFFMAN3 months of an affiliate are empty until one is over, and lead back', async ({
  page,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logInForPage(page, site, 'wakil');
  await page.goto(`${site}/m/agent/affiliate`);
  await page.getByRole('link', { name: 'Bayaran afiliasi' }).click();
  await expect(page.getByRole('heading', { name: 'Bayaran afiliasi' })).toBeVisible();
});

test('AFFMAN3 the console shows affiliates and their plans', async ({ browser, baseURL }) => {
  const desk = await openDesk(browser, baseURL);
  await logInOperator(desk, 'aminah');
  await desk.getByRole('link', { name: 'Affiliates', exact: true }).click();
  await expect(desk.getByRole('article', { name: 'wakil' })).toContainText('layang-gold');
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Affiliate payments' }).click();
  await expect(desk.getByRole('heading', { name: 'Affiliate payments' })).toBeVisible();
  await expectAccessible(desk);
});
