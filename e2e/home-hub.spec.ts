import { expect, type Page, test } from '@playwright/test';
import { withAppDatabase } from './src/app-database.ts';
import { changeAnswer } from './src/fake-calls.ts';
import { hold } from './src/hold.ts';
import { demoPassword, logIn, siteOf } from './src/player.ts';
import { canChangeSettings, changeSetting, leaveNoWinOnTheBoard, putSettingsBack } from './src/settings.ts';
import { expectSettled } from './src/settled.ts';

// As players see it who have asked for nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Notes every shift of the page from its first frame on, with what has moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts: { readonly value: number; readonly moved: readonly string[] }[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? `${node.tagName}.${node.className} ${node.textContent?.slice(0, 40)}`
        : `${node?.textContent}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing has shifted; a digit of the counter moves a hair. */
async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.001);
}

/** Which of these texts stand on the page, from top to bottom. */
function orderOf(page: Page, marks: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return page.getByRole('main').evaluate((main, selectors) => {
    const found = Object.entries(selectors).flatMap(([name, selector]) => {
      const box = main.querySelector(selector)?.getBoundingClientRect();
      return box === undefined || box.height === 0 ? [] : [{ name, top: box.top }];
    });
    return found.toSorted((one, other) => one.top - other.top).map(({ name }) => name);
  }, marks);
}

const marks = {
  banners: '[aria-roledescription="carousel"]',
  notices: '.marquee',
  welcome: '.visitor-only a[href="/m/login"]',
  categories: 'a[href="/m/lottery"]',
  popular: '#popular-title',
  recent: '#recent-title',
  'hot-matches': 'button[aria-haspopup="dialog"]:not(li > button)',
  download: '.download-bar-slot',
  vendors: '#vendors-title',
  winners: '#winners-title',
  promotions: '#promotions-title',
  jackpot: '[data-testid="jackpot"]',
  fairness: '#fairness-title',
  links: 'a[href="/m/useragreement"]',
};

/** Without a win on the board; and nothing is recent of a visitor. */
const visitorsOrder = [
  ...['banners', 'notices', 'welcome', 'categories', 'popular', 'hot-matches', 'download'],
  ...['vendors', 'promotions', 'jackpot', 'fairness', 'links'],
];

test.afterEach(putSettingsBack);

test('HO-01 home has its blocks in the merchant’s order, the first screen already in the document, and nothing shifts', async ({
  page,
}) => {
  leaveNoWinOnTheBoard();
  await watchShifts(page);
  const markup = await (await page.request.get('/m/home')).text();
  for (const text of ['Deposit pertama', 'Kasino langsung', 'Wau Studio', 'Permainan popular']) {
    expect(markup).toContain(text);
  }
  await page.goto('/m/home');
  await expectSettled(page);
  await expect(page.getByRole('region', { name: 'Muat turun aplikasi' })).toBeVisible();
  await expect.poll(() => orderOf(page, marks)).toEqual(visitorsOrder);
  for (const name of [/^Wau Studio/, /^Angin Games/, /^Rimba Play/, /^Samudra Gaming/]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
      'href',
      /^\/m\/gameList\?vassalage=\w+$/,
    );
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await expectNoShift(page);
});

test('HO-01 a member sees the games played last where the document has kept their room, and nothing shifts', async ({
  page,
  baseURL,
}) => {
  leaveNoWinOnTheBoard();
  await watchShifts(page);
  await logIn(page, siteOf('wau', baseURL), 'rahmat');
  await expectSettled(page);
  await expect(page.getByRole('heading', { name: 'Baru dimainkan' })).toBeVisible();
  const order = visitorsOrder.filter((name) => name !== 'welcome').toSpliced(4, 0, 'recent');
  await expect(page.getByRole('region', { name: 'Muat turun aplikasi' })).toBeVisible();
  await expect.poll(() => orderOf(page, marks)).toEqual(order);
  await expectNoShift(page);
});

for (const who of ['a visitor', 'a member'])
  test(`HO-01 F4 for ${who} what the server has drawn stays while its code is under way, and comes to life when the code is there`, async ({
    page,
    baseURL,
  }) => {
    const letGo = await hold(page, '**/assets/late-block-*.js');
    if (who === 'a member') {
      // A longer session is begun meanwhile, of which home hears.
      const renewed = page.waitForResponse((response) => response.url().endsWith('/wps/session/renew'));
      await logIn(page, siteOf('wau', baseURL), 'rahmat');
      await renewed;
    } else {
      await page.goto('/m/home');
      await expect(page.locator('html[data-ready]')).toBeAttached();
    }
    const vendor = page.getByRole('main').getByRole('link', { name: /^Angin Games/ });
    const strip = page.getByRole('region', { name: 'Perlawanan hangat' }).getByRole('button').first();
    await expect(page.getByRole('region', { name: 'Berita' })).toContainText('Deposit pertama');
    await expect(strip).toBeDisabled();
    await expect(vendor).toBeVisible();
    letGo();
    await expect(strip).toBeEnabled();
    await expect(vendor).toBeVisible();
  });

test('HO-01 F4 a phone whose clock is minutes ahead asks at once for what has changed; what was drawn comes to life before that is shown', async ({
  page,
}) => {
  const failures: Error[] = [];
  page.on('pageerror', (failure) => failures.push(failure));
  await page.clock.setFixedTime(Date.now() + 600_000);
  const letGo = await hold(page, '**/assets/late-block-*.js');
  await changeAnswer(page, 'getHome', (home) => ({
    ...home,
    notices: home.notices.slice(0, 1).map((notice) => ({ ...notice, title: 'Berita yang baharu tiba' })),
  }));
  const asked = page.waitForResponse('**/wps/home');
  await page.goto('/m/home');
  await asked;
  await expect(page.locator('html[data-ready]')).toBeAttached();
  letGo();
  await expect(page.getByRole('link', { name: /^Pengumuman\s/ })).toContainText('Berita yang baharu tiba');
  expect(failures).toEqual([]);
});

test('HO-01 F4 a link of home leads on before its code has come', async ({ page }) => {
  await hold(page, '**/assets/late-block-*.js');
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Angin Games/ })
    .click();
  await expect(page).toHaveURL(/\/m\/gameList\?vassalage=angin$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('HO-02 the announcements run past, stop when they are told to, and lead to their list', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const state = () => page.locator('.marquee-track').evaluate((track) => track.getAnimations()[0]?.playState);
  await expect.poll(state).toBe('running');
  await page.getByRole('button', { name: 'Jeda: Pengumuman' }).click();
  await expect.poll(state).toBe('paused');
  await page.getByRole('link', { name: /^Pengumuman\s/ }).click();
  await expect(page).toHaveURL(/\/m\/notice$/);
});

test.describe('for whoever wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('HO-02 GA-04 announcements and matches stand still', async ({ page }) => {
    await page.goto('/m/home');
    await expectSettled(page);
    await expect(page.getByRole('button', { name: /^Jeda/ })).toHaveCount(1);
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().some(({ playState, effect }) => {
          const target = (effect as KeyframeEffect | null)?.target;
          return playState === 'running' && target?.closest('.marquee, .home-side') !== null;
        }),
      );
    const isMoving = await moving();
    expect(isMoving).toBe(false);
  });
});

test('GA-04 the strip shows a match to come; its sheet has all of them, says that nobody takes bets, and offers nothing that does not open', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const strip = page.getByRole('region', { name: 'Perlawanan hangat' }).getByRole('button').first();
  await strip.scrollIntoViewIfNeeded();
  await expect(strip).toHaveText(/^\d\d\/\d\d \d\d:\d\d(Liga|Piala) Maya/);
  await strip.click();
  const sheet = page.getByRole('dialog', { name: 'Perlawanan hangat' });
  await expect(sheet.getByRole('listitem')).toHaveCount(6);
  await expect(sheet.getByText(/^\d\d\/\d\d \d\d:\d\d$/)).toHaveCount(6);
  await expect(sheet.getByText('Pertaruhan atas perlawanan belum dibuka di sini.')).toBeVisible();
  await expect(sheet.getByText(/Perlawanan maya/)).toBeVisible();
  await expect(sheet.getByRole('link')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(sheet).toBeHidden();
});

test.describe('where the merchant has a game that takes bets on matches', () => {
  test.skip(!canChangeSettings(), 'the server under test is not ours');
  test.beforeAll(() =>
    withAppDatabase(async (client) => {
      await client.query(
        `insert into wau.vendors (merchant_id, vendor_code, vendor_name, protocol, public_key, sealed_private_key, launch_url)
         select merchant_id, 'arena', 'Arena', protocol, public_key, null, launch_url
           from wau.vendors where merchant_id = 'wau' and vendor_code = 'angin'`,
      );
      await client.query(
        `insert into wau.games (merchant_id, vendor_code, game_id, node_id, game_name, game_type, icon_url, return_percent,
                                min_stake_minor, max_stake_minor, max_win_minor, sort_order)
         values ('wau', 'arena', 'virtual-football', 4242, 'Bola maya', 'SPORTS', '', 95, 10, 1000, 10000, 9999)`,
      );
    }),
  );
  test.afterAll(() =>
    withAppDatabase(async (client) => {
      await client.query(`delete from wau.recent_games where vendor_code = 'arena'`);
      await client.query(`delete from wau.launch_tokens where vendor_code = 'arena'`);
      await client.query(`delete from wau.games where vendor_code = 'arena'`);
      // A job asks every vendor once a minute, this one too.
      await client.query(`delete from wau.stuck_round_questions where vendor_code = 'arena'`);
      await client.query(`delete from wau.vendors where vendor_code = 'arena'`);
    }),
  );

  test('GA-04 GA-07 a visitor who bets is led to the login, and from there to the match’s game', async ({
    page,
  }) => {
    // Once the server has noticed, its documents lead there.
    const markup = async () => (await page.request.get('/m/home')).text();
    await expect.poll(markup).toContain('virtual-football');
    await page.goto('/m/home');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.getByRole('region', { name: 'Perlawanan hangat' }).getByRole('button').first().click();
    // Six matches and the button.
    const sheet = page.getByRole('dialog', { name: 'Perlawanan hangat' });
    await expect(sheet.getByRole('link')).toHaveCount(7);
    await page.getByRole('link', { name: 'Bertaruh' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log masuk' }).click();
    await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
    await page.getByRole('textbox', { name: 'Nama pengguna' }).fill('rahmat');
    await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
    await page.getByRole('main').getByRole('button', { name: 'Log masuk', exact: true }).click();
    await expect(page).toHaveURL(
      /\/m\/launchGame\?vendor=arena&gameId=virtual-football&nodeId=4242&gameCategory=SPORTS$/,
    );
  });
});

test('HO-01 AC-24 whoever is led from a banner to the login comes back to home by the way back', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expectSettled(page);
  await page.locator('[aria-roledescription="carousel"] a').first().click();
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2FvoucherCenter$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('heading', { name: 'Permainan popular' })).toBeVisible();
});

test('HO-01 another merchant has another order, and a merchant’s own changes while the site runs', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${siteOf('laut', baseURL)}/m/home`);
  await expectSettled(page);
  await expect
    .poll(() => orderOf(page, marks))
    .toEqual([
      ...['welcome', 'notices', 'categories', 'vendors', 'banners', 'popular'],
      ...['fairness', 'links'],
    ]);
  test.skip(!canChangeSettings(), 'the server under test is not ours');
  changeSetting('wau', 'home-blocks', 'vendors,links,notices');
  const changedOrder = async () => {
    await page.goto(`${siteOf('wau', baseURL)}/m/home`);
    return orderOf(page, marks);
  };
  await expect.poll(changedOrder).toEqual(['vendors', 'links', 'notices']);
});
