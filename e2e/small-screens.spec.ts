import { expect, test } from '@playwright/test';
import { goInApp, logIn, siteOf } from './src/player.ts';
import { setFontSize } from './src/walk/fit-check.ts';
import { badLabels, brokenWords } from './src/walk/fit-in-page.ts';

test('SH-06 the menu’s words have room in English as well', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'wau_language', value: 'EN', url: siteOf('wau', baseURL) }]);
  await page.goto('/m/home');
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(entries).toHaveCount(5);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => entries.evaluateAll(badLabels), `${width} px`).toEqual([]);
  }
});

test('with letters twice as large the head of a game says its name and the balance, in full and apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn(page, '', 'demo');
  await setFontSize(page, '200%');
  await goInApp(page, '/m/launchGame?vendor=studio&gameId=dice');
  await expect(page.locator('iframe')).toBeVisible();
  const faults = () =>
    page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const [title, balance, game] = [boxOf('header h1'), boxOf('header .balance'), boxOf('iframe')];
      return {
        isTitleCut: title.top < 0 || title.bottom > game.top || title.width === 0,
        overlaps: title.right > balance.left,
        isBalanceCut: balance.right > window.innerWidth || balance.width === 0,
      };
    });
  await expect.poll(faults).toEqual({ isTitleCut: false, overlaps: false, isBalanceCut: false });
  await expect.poll(() => page.locator('header').evaluateAll(brokenWords)).toEqual([]);
});
