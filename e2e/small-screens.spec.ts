import { expect, type Locator, type Page, test } from '@playwright/test';
import { goInApp, logIn, siteOf } from './src/player.ts';
import { expectNavigated } from './src/settled.ts';

// What moves is not what is looked at here, and would take the processor of whoever waits.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  '/m/gameCenter',
  '/m/gameCenter?category=INHOUSE',
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
  '/m/lotteryOrders',
  '/m/transaction/record',
  '/m/member/benefits',
  '/m/member/manualRebate',
  '/m/withdraw',
  '/m/withdrawReport',
  '/m/vouReport',
  '/m/profitandloss',
  '/m/rewardCenter',
  '/m/feedback',
  '/m/webEmail',
  '/m/profile',
  '/m/set',
  '/m/changePsw',
  '/m/securityCenter',
  ...['paymentPassword', 'questions', 'bankCards', 'sessions', 'passkeys', 'twoStep', 'external'].map(
    (page) => `/m/securityCenter/${page}`,
  ),
];

test('SH-06 a visitor’s screens scroll one way only, and nothing in header and footer overlaps or stands out', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  for (const screen of visitorScreens) await expectToFit(page, screen);
});

test('SH-06 a member’s screens scroll one way only, and nothing in header and footer overlaps or stands out', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await logIn(page, '', 'demo');
  for (const screen of memberScreens) await expectToFit(page, screen);
});

for (const width of [320, 360]) {
  test(`SH-06 the menu’s words have room in English at ${width} px as well`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.context().addCookies([{ name: 'wau_language', value: 'EN', url: siteOf('wau', baseURL) }]);
    await page.goto('/m/home');
    const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await expect(entries).toHaveCount(5);
    await expect.poll(() => entries.evaluateAll(badLabels)).toEqual([]);
  });
}

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
  await expect.poll(() => page.locator('header').evaluate(brokenWords)).toEqual([]);
});

/** As a browser's own setting does; it stays, because the app changes its screens without loading a page. */
async function setFontSize(page: Page, fontSize: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

/** Goes to a screen and changes what it is shown on, as a hand that turns the phone does: it fits each time. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    await goInApp(page, screen);
    await expectNavigated(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe(screen.replace(/\?.*/, ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    for (const { name, width, height, fontSize } of conditions) {
      await page.setViewportSize({ width, height });
      await setFontSize(page, fontSize);
      const none = { sideways: false, header: [], footer: [], outside: [], cut: [], isUnderBar: false };
      await expect
        .poll(() => faultsOfScreen(page, width, fontSize), `${screen} ${name}`)
        .toEqual({ ...none, isHeaderBroken: false, labels: [], broken: [] });
    }
  });
}

async function faultsOfScreen(page: Page, width: number, fontSize: string) {
  const footer = page.getByRole('navigation', { name: 'Menu utama' });
  return {
    sideways: await page.evaluate(
      () => (document.scrollingElement?.scrollWidth ?? Number.NaN) > window.innerWidth,
    ),
    header: faultsOf(await boxesOf(page.getByRole('banner')), width),
    footer: faultsOf(await boxesOf(footer), width),
    ...(await page.evaluate(faultsOfBars)),
    labels: await footer.getByRole('link').evaluateAll(badLabels),
    // In letters twice as large the longest words have no line that holds them.
    broken: fontSize === '100%' ? await page.getByRole('main').evaluate(brokenWords) : [],
  };
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

/** In the page: words and amounts in which a line ends. Addresses and numbers to pass on break where they must. */
function brokenWords(root: Element): readonly string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.closest('.select-all, .sr-only, code, option, title, svg') !== null) continue;
    const words = /(?<![\p{L}\p{N}.@/])[\p{L}\p{N}’']+(?![\p{L}\p{N}]|[.@/][\p{L}\p{N}])/gu;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
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
