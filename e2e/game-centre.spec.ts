import { expect, type Locator, type Page, test } from '@playwright/test';
import { hold } from './src/hold.ts';
import { goInApp, logIn } from './src/player.ts';

// As players see it who have asked for nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const isReady = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();
const card = (page: Page) => page.getByRole('dialog', { name: 'Tentang permainan ini' });

/** A finger comes down on the middle of something and stays until it is told to go. */
async function press(page: Page, target: Locator): Promise<{ readonly lift: () => Promise<void> }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to press');
  const point = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: readonly { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await touch('touchStart', [point]);
  return { lift: () => touch('touchEnd', []).then(() => undefined) };
}

const categories = [
  ...['Hangat', 'Sukan', 'E-sukan', 'Kasino langsung', 'Tembak ikan', 'Slot', 'Poker'],
  ...['Permainan kami', 'Sabung ayam', 'E-loteri', 'Loteri'],
];

/** The demo has games of these kinds. */
const filled: readonly string[] = ['Hangat', 'Slot', 'Permainan kami'];
/** Of these the house has its own, which open at addresses of their own. */
const lotteries: readonly string[] = ['E-loteri', 'Loteri'];

test('GA-03 each of the eleven categories has games, or says that it has none and leads on', async ({
  page,
}) => {
  await page.goto('/m/gameCenter');
  await isReady(page);
  const menu = page.getByRole('navigation', { name: 'Kategori' });
  await expect(menu.getByRole('link')).toHaveText(categories);
  const main = page.getByRole('main');
  for (const name of categories) {
    const link = menu.getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const entries = main.locator(lotteries.includes(name) ? 'a[href^="/m/lottery/"]' : '[data-game]');
    await expect(entries.first()).toBeVisible();
    const isEmpty = !filled.includes(name) && !lotteries.includes(name);
    await expect(main.getByRole('heading', { name: `${name}: belum ada` })).toHaveCount(isEmpty ? 1 : 0);
    await expect(main.getByRole('link', { name: 'Lihat semua permainan' })).toHaveCount(isEmpty ? 1 : 0);
  }
});

test('SH-15 GA-01 a game that is held shows its card and is not opened; its words are not chosen', async ({
  page,
}) => {
  const come = page.waitForResponse('**/assets/late-game-sheet-*.js');
  await page.goto('/m/slotsCenter');
  await isReady(page);
  await come;
  const finger = await press(page, page.getByRole('main').locator('[data-game]').first());
  await expect(card(page)).toBeVisible();
  await finger.lift();
  await expect(card(page).getByRole('heading', { level: 3 })).toHaveText('Wau Bulan');
  await expect(card(page).getByText('Turun naik')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/slotsCenter$/);
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('GA-01 the card is reached and left by the keyboard, and leads to the rules in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/m/gameCenter');
  await isReady(page);
  const open = page.getByRole('button', { name: 'Butiran: Wau Bulan' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeVisible();
  const rules = context.waitForEvent('page');
  await card(page)
    .getByRole('link', { name: /Peraturan dan semak adil/ })
    .click();
  const opened = await rules;
  await expect(opened.getByRole('heading', { name: 'Wau Bulan' })).toBeVisible();
  await opened.close();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('GA-01 AC-10 from a card a visitor plays with play money', async ({ page }) => {
  await page.goto('/m/gameCenter');
  await isReady(page);
  await page.getByRole('button', { name: 'Butiran: Dadu' }).click();
  await card(page).getByRole('button', { name: 'Main dengan wang mainan' }).click();
  await expect(page).toHaveURL(/\/m\/launchGame\?vendor=studio&gameId=dice/);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Baling' })).toBeVisible();
});

test('GA-07 HO-01 before its code has come, a strip of home answers to a tap and to a hold, and the banners to their button', async ({
  page,
}) => {
  const letGo = await hold(page, '**/assets/late-block-*.js');
  const come = page.waitForResponse('**/assets/late-game-sheet-*.js');
  await page.goto('/m/home');
  await isReady(page);
  await come;
  const pause = page.getByRole('button', { name: 'Jeda', exact: true });
  await pause.click();
  const strip = page.getByRole('list', { name: 'Wau Studio' }).locator('[data-game]').first();
  const finger = await press(page, strip);
  await expect(card(page)).toBeVisible();
  await finger.lift();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await strip.click();
  await expect(page.getByRole('dialog', { name: 'Sedia untuk bermain?' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  letGo();
  await page.keyboard.press('Escape');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await expect(carousel.getByRole('button', { name: 'Sambung' })).toBeVisible();
});

const lobby = '/m/launchGame?playType=trad&prize_mode=Lott&code=lobby&pageBack=home';

test('GA-07 a visitor reaches the lobby of lotteries by the login, and comes home from there', async ({
  page,
}) => {
  await page.goto(lobby);
  await expect(page).toHaveURL(`/m/login?returnTo=${encodeURIComponent(lobby)}`);
  await logIn(page, '', 'siti');
  await page.goto(lobby);
  await expect(page.getByRole('heading', { name: 'Loteri', exact: true })).toBeAttached();
  await expect(page.getByRole('link', { name: /^SSC 1 minit/ })).toBeVisible();
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('GA-08 lotteries are asked for once in a tab, over a reload as well, and anew after a change of language', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/wps/game/list') asked.push(url.searchParams.get('gameType') ?? '');
  });
  const lookAtLotteries = async (title: string) => {
    await goInApp(page, '/m/lottery');
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  };
  await page.goto('/m/help');
  await isReady(page);
  await lookAtLotteries('SSC 1 minit');
  expect(asked.toSorted()).toEqual(['ELOTT', 'LOTT']);
  await page.goto('/m/help');
  await isReady(page);
  await lookAtLotteries('SSC 1 minit');
  expect(asked).toHaveLength(2);
  await page.getByRole('button', { name: 'Bahasa' }).click();
  await page.getByRole('dialog').getByText('English').click();
  await expect(page.getByText('SSC 1 minute', { exact: true })).toBeVisible();
  await expect.poll(() => asked.length).toBe(4);
});
