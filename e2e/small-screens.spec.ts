import { expect, type Locator, type Page, test } from '@playwright/test';
import { goInApp, logIn } from './src/player.ts';

/** What a phone shows at its narrowest, and what somebody sees who has set their letters twice as large. */
const conditions = [
  { name: '320 px wide', width: 320, height: 800, fontSize: '100%' },
  { name: 'with letters twice as large', width: 360, height: 800, fontSize: '200%' },
  { name: 'sideways', width: 800, height: 360, fontSize: '100%' },
] as const;

const visitorScreens = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/trail',
  '/m/mine',
  '/m/activity',
  '/m/activityDetail?id=promotion-kite-night',
  '/m/gameLobby',
  '/m/moreLottery',
  '/m/startLottery',
  '/m/help',
  '/m/helpDetail?i=4',
  '/m/notice',
  '/m/service',
  '/m/download',
  '/m/useragreement',
  '/m/nothing/here',
];

const memberScreens = [
  '/m/home',
  '/m/mine',
  '/m/voucherCenter',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/webEmail',
  '/m/profile',
  '/m/set',
  '/m/changePsw',
  '/m/securityCenter',
  ...['paymentPassword', 'questions', 'bankCards', 'sessions', 'passkeys', 'twoStep', 'external'].map(
    (page) => `/m/securityCenter/${page}`,
  ),
];

for (const { name, width, height, fontSize } of conditions) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('SH-06 a visitor’s screens scroll one way only, and nothing in header and footer overlaps or stands out', async ({
      page,
    }) => {
      await page.goto('/m/home');
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await setFontSize(page, fontSize);
      for (const screen of visitorScreens) await expectToFit(page, screen);
    });

    test('SH-06 a member’s screens scroll one way only, and nothing in header and footer overlaps or stands out', async ({
      page,
    }) => {
      await logIn(page, '', 'demo');
      await setFontSize(page, fontSize);
      for (const screen of memberScreens) await expectToFit(page, screen);
    });
  });
}

/** As a browser's own setting does; it stays, because the app changes its screens without loading a page. */
async function setFontSize(page: Page, fontSize: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

async function expectToFit(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    await goInApp(page, screen);
    await expect.poll(() => new URL(page.url()).pathname).toBe(screen.replace(/\?.*/, ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    const widths = await page.evaluate(() => [
      document.scrollingElement?.scrollWidth ?? Number.NaN,
      window.innerWidth,
    ]);
    expect(widths[0], `${screen} scrolls sideways`).toBeLessThanOrEqual(widths[1] ?? 0);
    for (const bar of [page.getByRole('banner'), page.getByRole('navigation', { name: 'Menu utama' })])
      await expectApart(page, bar, screen);
    await expectNothingOutOfFooter(page, screen);
    await expectOneRow(page, screen);
    await expectLabels(page.getByRole('navigation', { name: 'Menu utama' }), screen);
  });
}

/**
 * SH-06: whatever stands out of the bar lies over what is read above it, badges first of all; and at the end of the
 * page nothing is left under the bar.
 */
async function expectNothingOutOfFooter(page: Page, screen: string): Promise<void> {
  const footer = page.getByRole('navigation', { name: 'Menu utama' });
  if ((await footer.count()) === 0) return;
  const outside = await footer.evaluate((bar) => {
    const { top } = bar.getBoundingClientRect();
    return [...bar.querySelectorAll(':not(.sr-only)')]
      .filter((part) => part.getBoundingClientRect().top < top)
      .map((part) => part.textContent ?? part.tagName);
  });
  expect(outside, `${screen}: what stands out of the footer`).toEqual([]);
  const cut = await footer
    .getByTestId('footer-badge')
    .evaluateAll((badges) =>
      badges.filter((badge) => badge.scrollWidth > badge.clientWidth).map((badge) => badge.textContent),
    );
  expect(cut, `${screen}: badges that are cut`).toEqual([]);
  const [end, bar] = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const main = document.querySelector('main')?.getBoundingClientRect();
    return [main?.bottom ?? 0, document.querySelector('.footer-bar')?.getBoundingClientRect().top ?? 0];
  });
  expect(end, `${screen}: the end of the page`).toBeLessThanOrEqual(bar);
}

/** What stands in one row shares a line that crosses all of it; measured at one moment, since the header may be moving. */
async function expectOneRow(page: Page, screen: string): Promise<void> {
  const [lowestTop, highestBottom] = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('header :is(a, button)')]
      .map((control) => control.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    return [Math.max(...boxes.map(({ top }) => top)), Math.min(...boxes.map(({ bottom }) => bottom))];
  });
  expect(lowestTop, `${screen} has its header in one row`).toBeLessThan(highestBottom ?? 0);
}

/** Each entry says what it is, within its own place. */
async function expectLabels(footer: Locator, screen: string): Promise<void> {
  for (const entry of await footer.getByRole('link').all()) {
    const { words, isClipped } = await entry.evaluate((link) => {
      const place = link.getBoundingClientRect();
      const label = [...link.querySelectorAll('span')].find(
        (span) =>
          span.children.length === 0 && !span.matches('[aria-hidden], .sr-only') && span.innerText !== '',
      );
      const box = label?.getBoundingClientRect();
      const isInside =
        box !== undefined && box.width > 8 && box.left >= place.left - 1 && box.right <= place.right + 1;
      return { words: label?.innerText ?? '', isClipped: !isInside };
    });
    expect(words.length, `an entry of the footer of ${screen} has a label`).toBeGreaterThan(3);
    expect(isClipped, `${words} on ${screen} has room`).toBe(false);
  }
}

interface Box {
  readonly label: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

async function expectApart(page: Page, bar: Locator, screen: string): Promise<void> {
  const boxes = await boxesOf(bar);
  const width = page.viewportSize()?.width ?? 0;
  for (const box of boxes) {
    expect(box.left, `${box.label} on ${screen} begins on the screen`).toBeGreaterThanOrEqual(0);
    expect(box.right, `${box.label} on ${screen} ends on the screen`).toBeLessThanOrEqual(width);
  }
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.label} × ${other.label}`),
  );
  expect(overlaps, screen).toEqual([]);
}

async function boxesOf(bar: Locator): Promise<Box[]> {
  const found: Box[] = [];
  for (const control of await bar.getByRole('link').or(bar.getByRole('button')).all()) {
    const box = await control.boundingBox();
    if (box === null) continue;
    found.push({
      label: (await control.getAttribute('aria-label')) ?? (await control.innerText()),
      left: box.x,
      right: box.x + box.width,
      top: box.y,
      bottom: box.y + box.height,
    });
  }
  return found;
}

/** A pixel is a rounding, not an overlap. */
function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  );
}
