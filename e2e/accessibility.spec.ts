import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { logIn, siteOf } from './src/player.ts';
import { expectSettled } from './src/settled.ts';

const visitorPaths = [
  '/m/home',
  '/m/login',
  '/m/forget',
  '/m/resetPassword',
  '/m/trail',
  '/m/register',
  '/m/mine',
  '/m/nothing-here',
  '/m/help',
  '/m/helpDetail',
  '/m/notice',
  '/m/activity?id=promotion-kite-night',
  '/m/activityDetail?id=promotion-kite-night',
  '/m/activityInfo?id=promotion-kite-night',
  '/m/useragreement',
  '/m/service',
  '/m/gameLobby',
  '/m/moreLottery',
  '/m/download',
  '/m/home?download=1',
];
const memberPaths = [
  '/m/home',
  '/m/mine',
  '/m/profile',
  '/m/webEmail',
  '/m/set',
  '/m/voucherCenter',
  '/m/fundTransfer',
  '/m/gameRecord',
  '/m/changePsw',
  '/m/launchGame?vendor=studio&gameId=dice',
];

for (const { merchant, username } of [
  { merchant: 'wau', username: 'demo' },
  { merchant: 'laut', username: 'marina' },
]) {
  test(`axe finds nothing on the screens of ${merchant} for a visitor`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    for (const path of visitorPaths) await expectAccessible(page, `${siteOf(merchant, baseURL)}${path}`);
  });

  test(`axe finds nothing on the screens of ${merchant} for a member`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const site = siteOf(merchant, baseURL);
    await logIn(page, site, username);
    for (const path of memberPaths) await expectAccessible(page, `${site}${path}`);
  });
}

async function expectAccessible(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expectSettled(page);
  // What is found in frames is put together on a page of its own, which a page without frames does not need.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${url}: ${id}: ${nodes[0]?.html ?? ''}`);
  expect(found).toEqual([]);
}
