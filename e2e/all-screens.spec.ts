import { expect, type Page, test } from '@playwright/test';
import { everyAddress } from './src/every-page.ts';
import { logIn, siteOf } from './src/player.ts';
import { watchViolations } from './src/policy-violations.ts';
import { axeCheck } from './src/walk/axe-check.ts';
import { fitCheck } from './src/walk/fit-check.ts';
import { type Tour, tourOfAgent, tourOfMember, tourOfVisitor } from './src/walk/screen-table.ts';
import { titleCheck } from './src/walk/title-check.ts';
import { type ScreenCheck, walkScreens } from './src/walk/walk-screens.ts';

/*
 * One walk over all screens for each kind of person: every screen is gone to once, within the app, and whatever can be
 * said of any screen is looked at there. A screen of the routes table takes part without being listed.
 */

test.beforeEach(() => test.setTimeout(300_000));

/** What is wrong on a tour, of which the screens named are looked at as a whole; the page is on home already. */
async function expectNoFaults(
  page: Page,
  brand: string,
  { addresses, whole }: Tour,
  checks: readonly ScreenCheck[] = [axeCheck, fitCheck],
): Promise<void> {
  const screens = addresses.map((address) => ({ address, ofScreen: whole.has(address) ? checks : [] }));
  const faults = await walkScreens(page, screens, [titleCheck(brand)]);
  expect(faults).toEqual([]);
}

test('S5 SH-06 SH-08 each screen of a visitor has one title, fits, is accessible and violates no policy', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const answer = await page.goto('/m/home');
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expectNoFaults(page, 'Wau', await tourOfVisitor());
  await violations.expectNone(page.locator('html'));
  await violations.expectNoRefusedText(page);
});

test('S5 SH-06 SH-08 each screen of a member has one title, fits, is accessible and violates no policy', async ({
  page,
  baseURL,
}) => {
  const violations = await watchViolations(page);
  await logIn(page, siteOf('wau', baseURL), 'demo');
  await expectNoFaults(page, 'Wau', await tourOfMember());
  await violations.expectNone(page.locator('html'));
  await violations.expectNoRefusedText(page);
});

test('S5 SH-06 SH-08 each screen of an agent has one title, fits, is accessible and violates no policy', async ({
  page,
  baseURL,
}) => {
  const violations = await watchViolations(page);
  await logIn(page, siteOf('wau', baseURL), 'wakil');
  await expectNoFaults(page, 'Wau', await tourOfAgent());
  await violations.expectNone(page.locator('html'));
  await violations.expectNoRefusedText(page);
});

/**
 * Another brand changes colours, whose contrasts packages/theme proves by themselves: what it shares with the first is
 * looked at there, and of it only the screens that carry most of its look.
 */
const lookOfAnotherBrand = {
  visitor: ['/m', '/m/login', '/m/activity?id=promotion-kite-night', '/m/download'],
  member: ['/m', '/m/mine', '/m/voucherCenter', '/m/gameRecord', '/m/launchGame?vendor=studio&gameId=dice'],
};

test('S5 SH-08 at another brand each screen has one title and violates no policy, and its look is accessible', async ({
  page,
  baseURL,
}) => {
  const { visitor, member } = lookOfAnotherBrand;
  const site = siteOf('laut', baseURL);
  const violations = await watchViolations(page);
  await page.goto(`${site}/m/home`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expectNoFaults(page, 'Laut', { addresses: visitor, whole: new Set(visitor) }, [axeCheck]);
  await logIn(page, site, 'marina');
  const addresses = [...new Set([...(await everyAddress()), ...member])];
  await expectNoFaults(page, 'Laut', { addresses, whole: new Set(member) }, [axeCheck]);
  await violations.expectNone(page.locator('html'));
  await violations.expectNoRefusedText(page);
});
