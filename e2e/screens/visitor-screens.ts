import type { Page } from '@playwright/test';
import { changeAnswer, failEveryCall } from '../src/fake-calls.ts';
import { goInApp } from '../src/player.ts';
import { closeSheet, openMenu, openSheet, type Screen, scrollTo, turnLight } from './screen.ts';

const calls = '**/wps/**';
const firstCardButton = 'main li button[aria-haspopup=dialog]';

/** Home, and what rises over it. */
const homeScreens: readonly Screen[] = [
  {
    name: 'announcement-popup',
    path: '/m/home',
    prepare: (page) => page.getByRole('dialog').waitFor(),
    // Closed once, it stays closed on this device.
    putBack: closeSheet,
  },
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', prepare: openMenu },
  {
    name: 'hot-matches',
    path: '/m/home',
    prepare: (page) => openSheet(page, page.locator('section[aria-labelledby=matches-title] button').first()),
  },
  {
    name: 'service-menu',
    path: '/m/home',
    prepare: async (page) => {
      await page.locator('div.fixed button[aria-expanded]').click();
      await page.locator('div.fixed nav').waitFor();
    },
  },
  {
    name: 'play-prompt',
    path: '/',
    prepare: (page) => openSheet(page, section(page, 'popular').locator('li a').first()),
  },
  { name: 'home-vendors', path: '/', prepare: (page) => scrollTo(section(page, 'vendors')) },
  {
    name: 'home-winners',
    path: '/m/maintenance',
    prepare: showWinners,
    putBack: (page) => page.unroute(calls),
  },
  {
    name: 'home-download-bar',
    path: '/',
    prepare: async (page) => {
      const bar = page.locator('.download-bar-slot section');
      await bar.waitFor();
      await scrollTo(bar);
    },
  },
  { name: 'home-light', path: '/', prepare: turnLight },
  { name: 'home-foot', path: '/', prepare: (page) => page.evaluate(() => window.scrollTo(0, 10_000)) },
];

const accountScreens: readonly Screen[] = [
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
];

const contentScreens: readonly Screen[] = [
  { name: 'download-popup', path: '/m/home?download=1' },
  { name: 'download', path: '/m/download' },
  { name: 'help', path: '/m/help' },
  { name: 'help-topic', path: '/m/helpDetail?i=4' },
  { name: 'help-topic-missing', path: '/m/helpDetail?i=99' },
  { name: 'notices', path: '/m/notice' },
  { name: 'promotions', path: '/m/activity' },
  {
    name: 'promotions-foot',
    path: '/m/activity',
    prepare: (page) => page.evaluate(() => window.scrollTo(0, 10_000)),
  },
  { name: 'promotion-open', path: '/m/activity?id=promotion-no-fees' },
  { name: 'promotion', path: '/m/activityDetail?id=promotion-kite-night' },
  { name: 'promotion-terms', path: '/m/activityInfo?id=promotion-kite-night' },
  { name: 'agreement', path: '/m/useragreement' },
  { name: 'service', path: '/m/service' },
  { name: 'not-found', path: '/m/nothing/here' },
];

const gameScreens: readonly Screen[] = [
  { name: 'lobby', path: '/m/gameLobby' },
  { name: 'lobby-empty', path: '/m/gameLobby?gameType=COCKFIGHT' },
  { name: 'game-list', path: '/m/gameList?gameType=RNG' },
  { name: 'game-list-search', path: '/m/gameList?gameName=layng' },
  { name: 'game-list-nothing', path: '/m/gameList?gameName=qqqqqq' },
  {
    name: 'game-list-filter',
    path: '/m/gameList?gameType=RNG',
    prepare: (page) => openSheet(page, page.locator('search button[aria-expanded]')),
  },
  { name: 'game-list-light', path: '/m/gameList?gameType=RNG', prepare: turnLight },
  {
    name: 'game-card',
    path: '/m/gameList?gameType=RNG',
    prepare: (page) => openSheet(page, page.locator(firstCardButton).first()),
  },
  { name: 'game-centre', path: '/m/gameCenter' },
  { name: 'game-centre-own', path: '/m/gameCenter?category=INHOUSE' },
  { name: 'game-centre-empty', path: '/m/gameCenter?category=SPORTS' },
  { name: 'slots-centre', path: '/m/slotsCenter' },
  { name: 'lottery', path: '/m/lottery' },
  { name: 'lottery-bet', path: '/m/lottery/ssc-5min' },
  { name: 'lottery-bet-grid', path: '/m/lottery/vn-south-5min' },
  { name: 'lottery-results', path: '/m/lottery/vn-south-1min/results' },
  { name: 'lottery-trends', path: '/m/lottery/ssc-1min/trends' },
  { name: 'lottery-roads', path: '/m/lottery/ssc-1min/trends?view=roads' },
  { name: 'lottery-streaks', path: '/m/lotteryStreaks' },
  { name: 'more-lottery', path: '/m/moreLottery' },
  { name: 'start-lottery', path: '/m/startLottery' },
];

/** A list in trouble: gone to within the app, for a document brings its answer along. */
const troubledScreens: readonly Screen[] = [
  {
    name: 'list-failed',
    path: '/m/maintenance',
    prepare: async (page) => {
      await page.route(calls, failEveryCall);
      await goInApp(page, '/m/gameList');
      await page.getByRole('alert').waitFor();
    },
    putBack: (page) => page.unroute(calls),
  },
  {
    name: 'list-slow',
    path: '/m/maintenance',
    isBusy: true,
    prepare: async (page) => {
      await page.route(calls, () => undefined);
      await goInApp(page, '/m/gameList');
      await page.locator('[role=status] svg').waitFor();
    },
    putBack: (page) => page.unroute(calls),
  },
  {
    name: 'list-offline',
    path: '/m/gameList',
    prepare: async (page) => {
      await page.context().setOffline(true);
      await goInApp(page, '/m/gameList?gameName=naga');
      await page.getByRole('alert').waitFor();
    },
    putBack: (page) => page.context().setOffline(false),
  },
];

export const visitorScreens: readonly Screen[] = [
  ...homeScreens,
  ...accountScreens,
  ...contentScreens,
  ...gameScreens,
  ...troubledScreens,
];

function section(page: Page, name: string) {
  return page.locator(`section[aria-labelledby=${name}-title]`);
}

/** Nobody has won yet where the product has just been started: the board as it will be, over the games that there are. */
async function showWinners(page: Page): Promise<void> {
  await changeAnswer(page, 'getHome', (home) => ({
    ...home,
    winners: home.popular.slice(0, 5).map((game, place) => ({
      ...{ userName: `${'aisrahkumfar'.slice(2 * place, 2 * place + 2)}***`, game },
      ...{ vo: { winAmount: `${12 - 2 * place}40.50` }, winAmountMinor: `${12 - 2 * place}4050` },
      wonAt: `2026-11-2${place}T12:00:00.000Z`,
    })),
  }));
  await goInApp(page, '/m/home');
  await section(page, 'winners').waitFor({ state: 'attached' });
  await scrollTo(section(page, 'winners'));
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

async function openDialingCodes(page: Page): Promise<void> {
  await page.locator('input[value=sms]').click();
  await page.locator('form button[aria-haspopup=dialog]').click();
  await page.getByRole('option').first().waitFor();
}
