import { expect, type Locator, type Page, test } from '@playwright/test';
import { goInApp, logIn } from './src/player.ts';
import { expectNavigated } from './src/settled.ts';

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
    await expectNavigated(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe(screen.replace(/\?.*/, ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    const footer = page.getByRole('navigation', { name: 'Menu utama' });
    const width = page.viewportSize()?.width ?? 0;
    const faults = async () => ({
      sideways: await page.evaluate(
        () => (document.scrollingElement?.scrollWidth ?? Number.NaN) > window.innerWidth,
      ),
      header: faultsOf(await boxesOf(page.getByRole('banner')), width),
      footer: faultsOf(await boxesOf(footer), width),
      ...(await page.evaluate(faultsOfBars)),
      labels: await footer.getByRole('link').evaluateAll(badLabels),
    });
    const none = { sideways: false, header: [], footer: [], outside: [], cut: [], isUnderBar: false };
    await expect.poll(faults, screen).toEqual({ ...none, isHeaderBroken: false, labels: [] });
  });
}

/**
 * In the page, SH-06: whatever stands out of the footer lies over what is read above it, badges first of all; at the
 * end of the page nothing is left under it; and what stands in the header shares a line that crosses all of it.
 */
function faultsOfBars() {
  window.scrollTo(0, document.documentElement.scrollHeight);
  const footer = document.querySelector('.footer-bar');
  const bar = footer?.checkVisibility() === true ? footer : null;
  const top = bar?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const within = (selector: string) => [...(bar?.querySelectorAll(selector) ?? [])];
  const controls = [...document.querySelectorAll('header :is(a, button)')]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width }) => width > 1);
  return {
    outside: within(':not(.sr-only)')
      .filter((part) => part.getBoundingClientRect().top < top)
      .map((part) => part.textContent ?? part.tagName),
    cut: within('[data-testid="footer-badge"]')
      .filter((badge) => badge.scrollWidth > badge.clientWidth)
      .map((badge) => badge.textContent),
    isUnderBar: (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) > top,
    isHeaderBroken:
      Math.max(...controls.map((box) => box.top)) >= Math.min(...controls.map((box) => box.bottom)),
  };
}

/** In the page: entries that do not say what they are, within their own place. */
function badLabels(entries: Element[]): readonly string[] {
  return entries.flatMap((link) => {
    const place = link.getBoundingClientRect();
    const label = [...link.querySelectorAll('span')].find(
      (span) =>
        span.children.length === 0 && !span.matches('[aria-hidden], .sr-only') && span.innerText !== '',
    );
    const box = label?.getBoundingClientRect();
    const isInside =
      box !== undefined && box.width > 8 && box.left >= place.left - 1 && box.right <= place.right + 1;
    const words = label?.innerText ?? '';
    return isInside && words.length > 3 ? [] : [`“${words}” of ${link.textContent}`];
  });
}

interface Box {
  readonly label: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What of a bar's controls begins or ends beside the screen, or lies over another. */
function faultsOf(boxes: readonly Box[], width: number): readonly string[] {
  const outside = boxes.filter(({ left, right }) => left < 0 || right > width).map(({ label }) => label);
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.label} × ${other.label}`),
  );
  return [...outside, ...overlaps];
}

/** All at one moment, because a bar may be moving. */
function boxesOf(bar: Locator): Promise<Box[]> {
  const controls = bar.getByRole('link').or(bar.getByRole('button'));
  return controls.evaluateAll((all) =>
    all.flatMap((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const label = control.getAttribute('aria-label') ?? (control as HTMLElement).innerText;
      return width === 0 ? [] : [{ label, left, right, top, bottom }];
    }),
  );
}

/** A pixel is a rounding, not an overlap. */
function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  );
}
