import type { Page } from '@playwright/test';
import { badLabels, brokenWords, faultsOfBars, overlapsIn } from './fit-in-page.ts';
import { lastFaults } from './last-faults.ts';
import type { ScreenCheck } from './walk-screens.ts';

/** What a phone shows at its narrowest, and what somebody sees who has set their letters twice as large. */
const conditions = [
  { name: '320 px wide', width: 320, height: 800, fontSize: '100%' },
  { name: 'with letters twice as large', width: 360, height: 800, fontSize: '200%' },
  { name: 'sideways', width: 800, height: 360, fontSize: '100%' },
] as const;

/**
 * SH-06: whatever the screen is shown on, changed under it as a hand that turns the phone does, it scrolls one way only,
 * and nothing in header and footer overlaps or stands out.
 */
export const fitCheck: ScreenCheck = {
  name: 'fit',
  async find(page) {
    const usual = page.viewportSize();
    const faults: string[] = [];
    for (const { name, width, height, fontSize } of conditions) {
      await page.setViewportSize({ width, height });
      await setFontSize(page, fontSize);
      const found = await lastFaults(() => faultsOfFit(page, fontSize));
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    if (usual !== null) await page.setViewportSize(usual);
    await setFontSize(page, '');
    return faults;
  },
};

/** As a browser's own setting does; it stays, because the app changes its screens without loading a page. */
export async function setFontSize(page: Page, fontSize: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

async function faultsOfFit(page: Page, fontSize: string): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(faultsOfBars)),
    ...(await page.locator('header').evaluateAll(overlapsIn)),
    ...(await page.locator('.footer-bar').evaluateAll(overlapsIn)),
    ...(await page.locator('.footer-bar a').evaluateAll(badLabels)),
    // In letters twice as large the longest words have no line that holds them.
    ...(fontSize === '100%' ? await page.locator('main').evaluateAll(brokenWords) : []),
  ];
}
