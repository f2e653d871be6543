import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import bootApps from '../src/boot-app.ts';
import { ensureChromium } from '../src/chromium.ts';
import { ownInstallation } from '../src/installation.ts';
import { canChangeSettings, changeSetting } from '../src/settings.ts';
import { expectDrawn, expectSettled, expectStill } from '../src/settled.ts';

/** A title of each engine. */
const playedGames = ['dice', 'plinko', 'wau-bulan'];

/**
 * `npm run screens`: photographs every screen at 360 x 800 in Malay and in English, on the product as it starts by
 * itself, and lays the pictures out on one sheet. Whoever changes a screen looks at it.
 */
const folder = join(import.meta.dirname, '../../test-results/screens');
const viewport = { width: 360, height: 800 };
const demo = { username: 'demo', password: 'wau-demo-2026' };

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What to do on the page before it is photographed. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const visitorScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', prepare: openMenu },
  { name: 'register', path: '/m/register' },
  {
    name: 'register-mobile-errors',
    path: '/m/register',
    prepare: async (page) => {
      await page.locator('input[value=mobile]').click();
      await page.locator('button[type=submit]').click();
    },
  },
  { name: 'login', path: '/m/login' },
  { name: 'login-errors', path: '/m/login', prepare: (page) => page.locator('button[type=submit]').click() },
  { name: 'forgot-phone', path: '/m/forget' },
  {
    name: 'forgot-email',
    path: '/m/forget',
    prepare: (page) => page.locator('input[value=email]').check(),
  },
  { name: 'reset-password', path: `/m/resetPassword#${'x'.repeat(43)}` },
  { name: 'reset-password-dead', path: '/m/resetPassword' },
  { name: 'login-captcha', path: '/m/login', prepare: failThreeTimes },
  { name: 'login-sms', path: '/m/login', prepare: (page) => page.locator('input[value=sms]').click() },
  { name: 'dialing-code', path: '/m/login', prepare: openDialingCodes },
  { name: 'trail', path: '/m/trail' },
  { name: 'mine-visitor', path: '/m/mine' },
  {
    name: 'login-popup',
    path: '/m/mine',
    prepare: (page) => openSheet(page, page.locator('main ul a').first()),
  },
  { name: 'maintenance-over', path: '/m/maintenance' },
  {
    name: 'home-download-bar',
    path: '/',
    prepare: (page) => page.locator('.download-bar-slot section').waitFor(),
  },
  { name: 'download-popup', path: '/m/home?download=1' },
  { name: 'download', path: '/m/download' },
  { name: 'help', path: '/m/help' },
  { name: 'help-topic', path: '/m/helpDetail?i=4' },
  { name: 'help-topic-missing', path: '/m/helpDetail?i=99' },
  { name: 'notices', path: '/m/notice' },
  { name: 'promotions', path: '/m/activity' },
  { name: 'promotion-open', path: '/m/activity?id=promotion-no-fees' },
  { name: 'promotion', path: '/m/activityDetail?id=promotion-kite-night' },
  { name: 'promotion-terms', path: '/m/activityInfo?id=promotion-kite-night' },
  { name: 'agreement', path: '/m/useragreement' },
  { name: 'service', path: '/m/service' },
  { name: 'lobby', path: '/m/gameLobby' },
  { name: 'lobby-empty', path: '/m/gameLobby?gameType=COCKFIGHT' },
  { name: 'game-centre', path: '/m/gameCenter' },
  { name: 'game-centre-own', path: '/m/gameCenter?category=INHOUSE' },
  { name: 'game-centre-empty', path: '/m/gameCenter?category=SPORTS' },
  { name: 'slots-centre', path: '/m/slotsCenter' },
  { name: 'lottery', path: '/m/lottery' },
  { name: 'more-lottery', path: '/m/moreLottery' },
  { name: 'start-lottery', path: '/m/startLottery' },
  { name: 'not-found', path: '/m/nothing/here' },
  { name: 'home-foot', path: '/', prepare: (page) => page.evaluate(() => window.scrollTo(0, 10_000)) },
];

const memberScreens: readonly Screen[] = [
  { name: 'home-member', path: '/m/home' },
  {
    name: 'menu-member',
    path: '/m/home',
    prepare: openMenu,
  },
  { name: 'mine', path: '/m/mine' },
  { name: 'feedback', path: '/m/feedback' },
  { name: 'rewards', path: '/m/rewardCenter' },
  { name: 'rewards-history', path: '/m/rewardCenter?view=history' },
  { name: 'profile', path: '/m/profile' },
  {
    name: 'profile-email',
    path: '/m/profile',
    prepare: async (page) => {
      await page.locator('[name=email]').fill('baharu@wau.example');
      await page.locator('form:has([name=email]) [type=submit]').click();
    },
  },
  { name: 'inbox', path: '/m/webEmail' },
  {
    name: 'inbox-open',
    path: '/m/webEmail',
    prepare: (page) => page.locator('main li button[aria-expanded]').first().click(),
  },
  { name: 'set', path: '/m/set' },
  { name: 'security-centre', path: '/m/securityCenter' },
  ...['paymentPassword', 'questions', 'bankCards', 'sessions', 'passkeys', 'twoStep', 'external'].map(
    (page) => ({
      name: `security-${page}`,
      path: `/m/securityCenter/${page}`,
    }),
  ),
  // Where the merchant checks identities, which the switch below has it do.
  { name: 'security-identity', path: '/m/securityCenter/identity' },
  {
    name: 'security-add-card',
    path: '/m/securityCenter/bankCards',
    prepare: (page) => openSheet(page, page.locator('main button').last()),
  },
  { name: 'logout', path: '/m/mine', prepare: (page) => openSheet(page, page.locator('main button').last()) },
  { name: 'deposit', path: '/m/voucherCenter' },
  { name: 'deposit-pending', path: '/m/voucherCenter', prepare: placeDeposit },
  ...playedGames.map((gameId) => ({
    name: gameId,
    path: `/m/launchGame?vendor=studio&gameId=${gameId}`,
    prepare: playOnce,
  })),
  { name: 'bets', path: '/m/gameRecord' },
  { name: 'change-password', path: '/m/changePsw' },
  { name: 'movements', path: '/m/transaction/record' },
];

/** The site closed in each way, with the words of the operator's command that close it and open it again. */
const closedScreens = [
  {
    name: 'closed-maintenance',
    close: [
      ['status', 'maintenance'],
      ['maintenance-window', '2026-01-01T00:00Z/2099-01-01T00:00Z'],
    ],
    open: [
      ['status', 'open'],
      ['maintenance-window', 'none'],
    ],
  },
  {
    name: 'closed-region',
    close: [['restricted-countries', 'NL']],
    open: [['restricted-countries', 'none']],
  },
  {
    name: 'closed-address',
    close: [['blocked-addresses', '193.0.14.0/24']],
    open: [['blocked-addresses', 'none']],
  },
] as const;

await run();

async function run(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const executablePath = await ensureChromium();
  const stop = await bootApps({ workers: 1 });
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const baseUrl = ownInstallation()?.url ?? '';
    if (canChangeSettings()) changeSetting('wau', 'flag', 'KYC3', 'on');
    const rows = [];
    for (const language of ['MY', 'EN'])
      rows.push({ language, shots: await photographAll(browser, baseUrl, language) });
    await makeSheet(browser, rows);
  } finally {
    await browser.close();
    await stop?.();
  }
  process.stdout.write(`${join(folder, 'contact-sheet.png')}\n`);
}

async function failThreeTimes(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill(`nobody${Date.now()}`);
  for (let failure = 0; failure < 3; failure += 1) {
    await page.locator('input[name=password]').fill(`wrong-${failure}`);
    const answered = page.waitForResponse(/session\/login/);
    await page.locator('button[type=submit]').click();
    await answered;
    await page.locator('button[type=submit]:not([aria-busy])').waitFor();
  }
  await page.locator('input[name=captcha]').waitFor();
}

/** A sheet's code may still be on its way when everything else is at rest. */
async function openSheet(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
}

function openMenu(page: Page): Promise<void> {
  return openSheet(page, page.locator('header button[aria-expanded]'));
}

async function openDialingCodes(page: Page): Promise<void> {
  await page.locator('input[value=sms]').click();
  await page.locator('form button[aria-haspopup=dialog]').click();
  await page.getByRole('option').first().waitFor();
}

async function photographAll(browser: Browser, baseUrl: string, language: string): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Kuala_Lumpur',
  });
  await context.addCookies([{ name: 'wau_language', value: language, url: baseUrl }]);
  const shots = await photograph(context, language, visitorScreens);
  const page = await logIn(context);
  shots.push(...(await photograph(context, language, memberScreens, page)));
  await context.close();
  shots.push(...(await photographClosed(browser, baseUrl, language)));
  return shots;
}

/** As somebody in the Netherlands sees it; the server under test believes what this machine says of the address. */
async function photographClosed(browser: Browser, baseUrl: string, language: string): Promise<string[]> {
  const shots: string[] = [];
  for (const { name, close, open } of canChangeSettings() ? closedScreens : []) {
    const context = await browser.newContext({
      baseURL: baseUrl,
      viewport,
      deviceScaleFactor: 2,
      isMobile: true,
      timezoneId: 'Asia/Kuala_Lumpur',
      extraHTTPHeaders: { 'X-Forwarded-For': '193.0.14.129' },
    });
    await context.addCookies([{ name: 'wau_language', value: language, url: baseUrl }]);
    for (const words of close) changeSetting('wau', ...words);
    // The notice of the change reaches the server within moments.
    const isServed = async () => (await context.request.get('/m/home')).ok();
    await expect.poll(isServed).toBe(false);
    shots.push(...(await photograph(context, language, [{ name, path: '/m/home' }])));
    for (const words of open) changeSetting('wau', ...words);
    await expect.poll(isServed).toBe(true);
    await context.close();
  }
  return shots;
}

async function photograph(
  context: BrowserContext,
  language: string,
  screens: readonly Screen[],
  given?: Page,
): Promise<string[]> {
  const page = given ?? (await context.newPage());
  const files: string[] = [];
  for (const screen of screens) {
    await page.goto(screen.path);
    await expectAtRest(page);
    await screen.prepare?.(page);
    await expectAtRest(page);
    const file = join(folder, `${language.toLowerCase()}-${screen.name}.png`);
    await page.screenshot({ path: file });
    files.push(file);
  }
  if (given === undefined) await page.close();
  return files;
}

/** Loaded, and nothing moves any more: fades are over, sheets have come to stand. */
async function expectAtRest(page: Page): Promise<void> {
  await expectSettled(page);
  await expectStill(page.locator('html'));
  await expectDrawn(page);
}

/** The session lives in the tab's own storage, so the page that logged in is the one to go on with. */
async function logIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/m/login');
  await page.waitForSelector('html[data-ready]');
  await page.locator('[name=username]').fill(demo.username);
  await page.locator('[name=password]').fill(demo.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/m/home');
  return page;
}

/** Orders a deposit and comes back from the provider's page without having decided: the app shows how it stands. */
async function placeDeposit(page: Page): Promise<void> {
  await page.locator('button[aria-pressed]').first().click();
  await page.locator('main button[type=submit]').click();
  await page.waitForURL('**/sandbox/**');
  await page.goto('/m/voucherCenter');
  await page.waitForURL('**/m/voucherCenter?deposit=*');
}

/** Plays one round to its end: while it plays, the button of autoplay is not to be had. */
async function playOnce(page: Page): Promise<void> {
  const game = page.frameLocator('iframe');
  const answered = page.waitForResponse(/studio\/api\/bets$/);
  await game.getByRole('button', { name: /^(?:Baling|Roll|Jatuhkan|Drop|Putar|Spin)/ }).click();
  await answered;
  await expect(game.locator('.auto-button[aria-disabled="false"]')).toBeVisible({ timeout: 30_000 });
  await expectStill(game.locator('html'));
}

async function makeSheet(
  browser: Browser,
  rows: readonly { readonly language: string; readonly shots: readonly string[] }[],
): Promise<void> {
  const pictures = rows.map(({ language, shots }) => {
    const images = shots.map(
      (file) => `<img src="data:image/png;base64,${readFileSync(file).toString('base64')}">`,
    );
    return `<h1>${language}</h1><section>${images.join('')}</section>`;
  });
  const page = await browser.newPage({ viewport: { width: 1960, height: 800 } });
  await page.setContent(
    `<style>body{margin:16px;background:#444;color:#fff;font-family:sans-serif}section{display:flex;flex-wrap:wrap;gap:8px}img{width:180px}</style>${pictures.join('')}`,
  );
  writeFileSync(join(folder, 'contact-sheet.png'), await page.screenshot({ fullPage: true }));
}
