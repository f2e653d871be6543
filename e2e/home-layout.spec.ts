import { expect, type Locator, type Page, test } from '@playwright/test';
import { logIn, siteOf } from './src/player.ts';
import { leaveNoWinOnTheBoard, putSettingsBack } from './src/settings.ts';
import { expectSettled } from './src/settled.ts';

// As players see it who have asked for nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const gamesOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Permainan' }).locator('[data-game]');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is on the page');
  return box;
}

/** Both are measured at one moment, because the page moves while its header comes to stick. */
async function coversGame(page: Page, bar: Locator): Promise<boolean> {
  return gamesOf(page).evaluateAll(
    (games, cover) => {
      const { top, bottom } = (cover as Element).getBoundingClientRect();
      return games.some((game) => {
        const box = game.getBoundingClientRect();
        return box.top < bottom && box.bottom > top;
      });
    },
    await bar.elementHandle(),
  );
}

test.afterEach(putSettingsBack);

test('SH-10 HO-01 a member’s home says the balance once, and its games begin above the fold', async ({
  page,
  baseURL,
}) => {
  leaveNoWinOnTheBoard();
  await logIn(page, siteOf('wau', baseURL), 'demo');
  await expect(gamesOf(page).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(/RM [\d,]+\.\d{2}/);
  await expect(page.getByText(/RM [\d,]+\.\d{2}/)).toHaveCount(1);
  // The header's documented icon and the menu under the thumb; none of its own in the page.
  await expect(page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true })).toHaveCount(0);
  const footer = page.getByRole('navigation', { name: 'Menu utama' });
  const games = gamesOf(page);
  // How far the first game ends above the menu, and the pictures of the next two begin.
  const room = async () => {
    const { y } = await boxOf(footer);
    const [wide, one, other] = [
      await boxOf(games.first()),
      await boxOf(games.nth(1)),
      await boxOf(games.nth(2)),
    ];
    return { ends: y - wide.y - wide.height > 0, begin: y - Math.max(one.y, other.y) > 80 };
  };
  await expect.poll(room).toEqual({ ends: true, begin: true });
});

test('HO-08 HO-01 customer service floats beside the link of the first screen, and beside the last line of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/m/home');
  const service = page.getByRole('button', { name: 'Khidmat pelanggan' });
  await expect(service).toBeVisible();
  const isBeside = async (other: Locator) => {
    const [one, two] = [await boxOf(service), await boxOf(other)];
    return one.x >= two.x + two.width || one.y >= two.y + two.height || one.y + one.height <= two.y;
  };
  const all = page.getByRole('region', { name: 'Permainan' }).getByRole('link', { name: /^Semua/ });
  await expect.poll(() => isBeside(all)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => window.scrollBy(0, -20));
  await expect(service).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isBeside(page.getByText(/^©/))).toBe(true);
});

test.describe('HO-09 where the bar is offered', () => {
  test.use({ userAgent: android });

  for (const width of [320, 360, 430])
    test(`HO-09 the bar covers no game and moves nothing, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 932 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/m/home');
      const bar = page.getByRole('region', { name: 'Muat turun aplikasi' });
      await expect(bar).toBeVisible();
      const title = bar.getByText('Aplikasi Wau', { exact: true });
      const isWhole = () => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
      await expect.poll(isWhole, 'its title is whole').toBe(true);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < length; y += 150) {
        await page.evaluate((to) => window.scrollTo(0, to), y);
        // At this very moment: a bar that goes away later would have covered it.
        const isCovered = await coversGame(page, bar);
        expect(isCovered, `${width} px, ${y} px down`).toBe(false);
      }
      // The bar would move what stands below it by thirty thousandths and more; a digit of the counter moves a hair.
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    });

  test('HO-09 in a game there is no bar', async ({ page, baseURL }) => {
    await logIn(page, siteOf('wau', baseURL), 'demo');
    const bar = page.getByRole('region', { name: 'Muat turun aplikasi' });
    await expect(bar).toBeVisible();
    await gamesOf(page).first().click();
    await expect(page.locator('iframe')).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test.describe('SH-13 while the page scrolls', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const merchant of ['wau', 'laut'])
    test(`SH-13 nothing of it shines through the header of ${merchant}`, async ({ page, baseURL }) => {
      await page.goto(`${siteOf(merchant, baseURL)}/m/home`);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      const header = page.getByRole('banner');
      const pictures: Buffer[] = [];
      for (const y of [250, 330, 470]) {
        await page.evaluate((to) => window.scrollTo(0, to), y);
        await expect(header).toBeInViewport({ ratio: 1 });
        pictures.push(await header.screenshot({ animations: 'disabled' }));
      }
      const [first, ...others] = pictures;
      for (const other of others) expect(other.equals(first ?? Buffer.of())).toBe(true);
    });
});

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('HO-01 GA-05 the heart of the wide card covers no letter of its name', async ({ page }) => {
    await page.goto('/m/home');
    await expectSettled(page);
    const card = gamesOf(page).first().locator('xpath=ancestor::li');
    const heart = await boxOf(card.getByRole('button', { name: /^Kegemaran: / }));
    // The letters themselves: the box of the name reaches under the heart.
    const letters = await card.locator('.font-semibold.text-lg').evaluate((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return [...range.getClientRects()].map(({ right, top, bottom }) => ({ right, top, bottom }));
    });
    expect(letters.length).toBeGreaterThan(0);
    const covered = letters.filter(
      ({ right, top, bottom }) => right > heart.x + 6 && top < heart.y + heart.height && bottom > heart.y,
    );
    expect(covered).toEqual([]);
  });
});
