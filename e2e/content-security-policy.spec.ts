import { expect, test } from '@playwright/test';
import { logInForPage, siteOf } from './src/player.ts';
import { watchViolations } from './src/policy-violations.ts';
import { expectDrawn } from './src/settled.ts';

// As players see it who have asked for nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('S5 a game at full motion, the verify page and the payment page violate no policy either', async ({
  page,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  const violations = await watchViolations(page);
  await logInForPage(page, site, 'rahmat');
  await page.goto(`${site}/m/launchGame?vendor=studio&gameId=wau-bulan`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /^Putar/ }).click();
  await expect(frame.getByRole('button', { name: /^Pusingan:/ })).toHaveCount(1);
  await violations.expectNone(frame.locator('html'));
  await violations.expectNone(page.locator('html'));
  const verify = await page.goto(`${site}/studio/verify`);
  expect(verify?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectDrawn(page);
  await violations.expectNone(page.locator('html'));

  await page.goto(`${site}/m/voucherCenter`);
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('30');
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await expect(page.getByRole('heading', { name: 'Bayaran kepada Wau' })).toBeVisible();
  await expectDrawn(page);
  await violations.expectNone(page.locator('html'));
});
