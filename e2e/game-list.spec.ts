import { expect, type Page, type Request } from '@playwright/test';
import { logIn } from './src/player.ts';
import { test } from './src/test.ts';

/** A second between two pages, less what a clock of another process may be off. */
const shortestPauseMs = 950;

const isReady = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();
const tiles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(/Pulangan [\d.]+%$/) });

test('GA-01 a game is found from the lobby by a name with a mistake, and opens', async ({ page }) => {
  await logIn(page, '', 'siti');
  await page.goto('/m/gameLobby');
  await isReady(page);
  await page.getByRole('link', { name: 'Cari permainan' }).click();
  await expect(page).toHaveURL(/\/m\/gameList$/);
  await page.getByRole('textbox', { name: 'Cari permainan' }).fill('plimko');
  await expect(page).toHaveURL(/gameName=plimko/);
  await expect(tiles(page).first()).toContainText('Plinko');
  await tiles(page)
    .getByRole('link', { name: /^Plinko/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/launchGame\?/);
  // The list is as it was on the way back.
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Cari permainan' })).toHaveValue('plimko');

  await page.goto('/m/gameList?classify=RECENT');
  await expect(tiles(page).first()).toContainText('Plinko');
});

test('GA-05 a favourite is there after a reload, is marked in every list, and goes with its heart', async ({
  page,
}) => {
  await logIn(page, '', 'siti');
  await page.goto('/m/gameList?gameType=INHOUSE');
  await isReady(page);
  const heart = page.getByRole('button', { name: 'Kegemaran: Dadu', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Kegemaran', exact: true }).click();
  await expect(tiles(page)).toHaveCount(1);
  await page.reload();
  await expect(tiles(page)).toHaveCount(1);
  await page.goto('/m/gameLobby');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/m/gameList?classify=FAV');
  await heart.click();
  await expect(page.getByText('Belum ada kegemaran')).toBeVisible();
});

test('GA-01 GA-02 a list without script has its games, narrowed by vendor and class', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/m/gameList?gameType=RNG&vassalage=rimba&classify=ways');
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rimba Play', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await context.close();
});

test('GA-01 the list grows to its end as one scrolls, no faster than a page a second', async ({ page }) => {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/list') && request.url().includes('pageNo=')) asked.push(request);
  });
  await page.goto('/m/gameList?gameType=RNG&vassalage=rimba');
  await isReady(page);
  const places = page.getByRole('main').locator('ul.halves > li');
  await expect(places).toHaveCount(26);
  const first = tiles(page).first().getByRole('link');
  await first.focus();
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('button', { name: 'Lihat lagi' })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  // Those far away keep their places, and are drawn when they come near.
  await expect.poll(() => places.count()).toBeGreaterThan(52);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(first, 'the keyboard stays where it is').toBeFocused();
  const far = places.nth(20);
  await expect(far.getByRole('link')).toHaveCount(0);
  await expect(far).toHaveText(/\w/);
  // The browser's own search, for the name that stands in its place.
  await far.evaluate(({ textContent }) =>
    (window as unknown as { find: (...what: unknown[]) => boolean }).find(textContent, true, true),
  );
  await expect(far.getByRole('link')).toBeInViewport();
  // By the browser's own clock: a busy machine tells of a request after a while.
  const askedAtMs = asked.map((request) => request.timing().startTime);
  const pauses = askedAtMs.slice(1).map((atMs, place) => atMs - (askedAtMs[place] ?? 0));
  for (const pauseMs of pauses) expect(pauseMs).toBeGreaterThanOrEqual(shortestPauseMs);
  expect(pauses.length).toBeGreaterThan(0);
});
