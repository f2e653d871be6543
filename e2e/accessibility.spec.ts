import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { goInApp, logIn, siteOf } from './src/player.ts';
import { expectNavigated, expectSettled, expectStill } from './src/settled.ts';

// What moves is not what is looked at here, and would take the processor of whoever waits.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  '/m/gameCenter',
  '/m/gameCenter?category=SPORTS',
  '/m/slotsCenter',
  '/m/lottery',
  '/m/lottery/ssc-5min',
  '/m/lottery/vn-south-5min',
  '/m/lottery/ssc-5min/results',
  '/m/lottery/ssc-1min/trends',
  '/m/lottery/ssc-1min/trends?view=roads',
  '/m/lotteryStreaks',
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
  '/m/member/benefits',
  '/m/member/manualRebate',
  '/m/withdraw',
  '/m/withdrawReport',
  '/m/vouReport',
  '/m/profitandloss',
  '/m/rewardCenter',
  '/m/feedback',
  '/m/gameRecord',
  '/m/lotteryOrders',
  '/m/changePsw',
  '/m/launchGame?vendor=studio&gameId=dice',
];

/**
 * Another brand changes colours, whose contrasts packages/theme proves by themselves: what it shares with the first is
 * looked at there, and of it only the screens that carry most of its look.
 */
const brands = [
  { merchant: 'wau', username: 'demo', visitor: visitorPaths, member: memberPaths },
  {
    merchant: 'laut',
    username: 'marina',
    visitor: ['/m/home', '/m/login', '/m/activity?id=promotion-kite-night', '/m/download'],
    member: [
      '/m/home',
      '/m/mine',
      '/m/voucherCenter',
      '/m/gameRecord',
      '/m/launchGame?vendor=studio&gameId=dice',
    ],
  },
];

for (const { merchant, username, visitor, member } of brands) {
  test(`axe finds nothing on the screens of ${merchant} for a visitor`, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    await page.goto(`${siteOf(merchant, baseURL)}/m/home`);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    for (const path of visitor) await expectAccessible(page, path);
  });

  test(`axe finds nothing on the screens of ${merchant} for a member`, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    await logIn(page, siteOf(merchant, baseURL), username);
    for (const path of member) await expectAccessible(page, path);
  });
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  await goInApp(page, path);
  await expectNavigated(page);
  await expectSettled(page);
  // A colour that is still on its way has not the contrast that stays.
  await expectStill(page.locator('html'));
  // What is found in frames is put together on a page of its own, which a page without frames does not need.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${page.url()}: ${id}: ${nodes[0]?.html ?? ''}`);
  expect(found).toEqual([]);
}
