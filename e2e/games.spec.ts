import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { deposit } from './src/deposit.ts';
import { expectGameToFit, openGame } from './src/game-page.ts';
import { hurryUntilAttached } from './src/hurry-game.ts';
import { registerNewPlayer } from './src/new-player.ts';
import { attributeOf } from './src/page-facts.ts';
import { logInForPage } from './src/player.ts';

// As players see it who have asked for nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const games = ['dice', 'plinko', 'wau-bulan'] as const;

/** From a game that a player without money has opened, to the cashier and back. */
async function depositAndComeBack(page: Page, frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter/);
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('50');
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await page.getByRole('button', { name: 'Luluskan RM 50' }).click();
  // A tap right behind a change of screen is taken for one on the screen before.
  await expect(async () => {
    await page.getByRole('link', { name: /^Kembali ke Da?d/ }).click();
    await expect(page).toHaveURL(/gameId=dice/, { timeout: 1_000 });
  }).toPass();
  await expect(frame.getByText('Baki RM 50.00')).toBeVisible();
}

/** A game on the screen of a new player who has RM 50. */
async function openFundedGame(page: Page, prefix: string): Promise<FrameLocator> {
  await registerNewPlayer(page, prefix);
  await deposit(page, '50');
  return openGame(page, 'dice');
}

test('with too little money a player deposits and comes back to the same game', async ({ page }) => {
  await registerNewPlayer(page, 'kosong');
  const frame = await openGame(page, 'dice');
  await expect(frame.getByRole('button', { name: 'Baling' })).toHaveAttribute('aria-disabled', 'true');
  await depositAndComeBack(page, frame);
});

test('settings, stake and rounds are there again after a reload, and bar and game show one balance', async ({
  page,
}) => {
  // A player without any round before: what the strip shows first is then the round of this test.
  const frame = await openFundedGame(page, 'ingat');
  await frame.getByRole('button', { name: 'Main pantas' }).click();
  await frame.getByLabel(/^Taruhan/).fill('0.50');
  await frame.getByRole('button', { name: 'Baling' }).click();
  const round = frame.getByRole('button', { name: /^Pusingan:/ });
  await expect(round).toHaveCount(1);
  const rolled = await attributeOf(round, 'aria-label', /^Pusingan: \S/);

  await page.reload();
  await expect(frame.getByRole('button', { name: 'Hentikan main pantas' })).toBeVisible();
  await expect(frame.getByLabel(/^Taruhan/)).toHaveValue('0.50');
  await expect(round).toHaveAttribute('aria-label', rolled);
  await frame.getByRole('button', { name: 'Menu' }).click();
  await frame.getByRole('button', { name: 'Statistik' }).click();
  const statistics = frame.getByRole('dialog', { name: 'Statistik' });
  const values = statistics.getByRole('definition');
  await expect(values.first()).toHaveText('1');
  await expect(values.nth(1)).toHaveText('RM 0.50');
  await statistics.getByRole('button', { name: 'Mulakan kiraan baharu' }).click();
  await expect(values.first()).toHaveText('0');
  await page.reload();
  await frame.getByRole('button', { name: 'Menu' }).click();
  await frame.getByRole('button', { name: 'Statistik' }).click();
  await expect(values.first()).toHaveText('0');
});

test('autoplay starts in each game, plays as many rounds as were chosen, and stops when it is told to', async ({
  page,
}) => {
  test.slow();
  await registerNewPlayer(page, 'sendiri');
  await deposit(page, '50');
  for (const game of games) {
    const frame = await openGame(page, game);
    // Remembered from here on.
    if (game === 'dice') await frame.getByRole('button', { name: 'Main pantas' }).click();
    await frame.getByRole('button', { name: 'Main automatik' }).click();
    const sheet = frame.getByRole('dialog', { name: 'Main automatik' });
    const start = sheet.getByRole('button', { name: /^Main 10 pusingan/ });
    // By the key of the keyboard in one game, by a tap in the others.
    if (game === 'plinko') await sheet.getByRole('textbox').first().press('Enter');
    else await start.click();
    await expect(sheet).toHaveCount(0);
    if (game === 'dice') {
      const rounds = frame.getByRole('button', { name: /^Pusingan:/ });
      await expect(rounds).toHaveCount(10, { timeout: 30_000 });
      await expect(frame.getByText('semua pusingan telah dimainkan')).toBeVisible();
    } else {
      // The second bet has been placed as soon as there are nine left.
      const stop = frame.getByRole('button', { name: /^Henti 9 / });
      await hurryUntilAttached(frame, stop);
      await stop.click();
      await expect(frame.getByRole('button', { name: 'Main automatik' })).toBeVisible();
    }
  }
});

/** A tap so soon after the last bet is taken for a slip of the thumb, and is made again. */
async function tapUntilBet(page: Page, button: Locator): Promise<void> {
  await expect(async () => {
    await Promise.all([
      page.waitForRequest('**/studio/api/bets', { timeout: 1_000 }),
      button.tap({ timeout: 3_000 }),
    ]);
  }).toPass();
}

/** Notes every text that an element shows from now on, in the order of time. */
async function noteTexts(shown: Locator): Promise<void> {
  await shown.evaluate((element) => {
    const texts = [element.textContent];
    Object.assign(window, { shownTexts: texts });
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

const notedTexts = (shown: Locator) =>
  shown.evaluate(() => (window as unknown as { shownTexts: string[] }).shownTexts);

test('the page shows each balance that the game shows, and none between or besides', async ({ page }) => {
  const frame = await openFundedGame(page, 'sebaki');
  await frame.getByRole('button', { name: 'Main pantas' }).click();
  const inGame = frame.locator('.balance-bar .figure').first();
  const onPage = page.locator('header').getByText(/^RM/);
  await expect(onPage).toHaveText('RM 50.00');
  await noteTexts(inGame);
  await noteTexts(onPage);
  const rounds = frame.getByRole('button', { name: /^Pusingan:/ });
  const bet = frame.getByRole('button', { name: 'Baling' });
  for (let number = 1; number <= 4; number += 1) {
    await tapUntilBet(page, bet);
    await expect(rounds).toHaveCount(number);
  }
  const expected = await notedTexts(inGame);
  expect(expected.length).toBeGreaterThan(4);
  await expect.poll(() => notedTexts(onPage)).toEqual(expected);
});

test('F4 where the code that checks a round does not come, the sheet says so, and checks it once it does', async ({
  page,
}) => {
  const frame = await openFundedGame(page, 'semak');
  await frame.getByRole('button', { name: 'Baling' }).click();
  await frame.getByRole('button', { name: /^Pusingan:/ }).click();
  await page.route('**/verified-round-*.js', (route) => route.abort('connectionfailed'));
  await frame.getByRole('button', { name: 'Semak pusingan ini' }).click();
  const failure = frame.getByRole('alert').filter({ hasText: 'Pusingan tidak dapat dimuatkan' });
  await expect(failure).toBeVisible();
  await page.unroute('**/verified-round-*.js');
  await failure.getByRole('button', { name: 'Cuba lagi' }).click();
  await expect(frame.getByRole('heading', { name: 'Belum didedahkan' })).toBeVisible();
});

test('keys: Space bets, Tab stays in an open sheet, Esc closes it and the focus returns', async ({
  page,
}) => {
  await logInForPage(page, '', 'rahmat');
  const frame = await openGame(page, 'dice');
  const menu = frame.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const sheet = frame.getByRole('dialog');
  await expect(sheet).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(sheet.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(menu).toBeFocused();
  await frame.getByRole('slider').focus();
  await page.keyboard.press('Space');
  await expect(frame.getByRole('status').filter({ hasText: /^Dapat / })).toHaveCount(1);
});

test('a round whose answer is lost is shown to a player who comes back, with words that say which it is', async ({
  page,
}) => {
  await logInForPage(page, '', 'rahmat');
  const frame = await openGame(page, 'dice');
  // The bet comes through, its answer does not.
  await page.route('**/studio/api/bets', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await frame.getByRole('button', { name: 'Baling' }).click();
  await expect(frame.getByRole('button', { name: 'Menyemak pertaruhan…' })).toBeVisible();
  await page.reload();
  await expect(frame.getByText('Pusingan terakhir anda')).toBeVisible();
  await expect(frame.getByRole('status').filter({ hasText: /^Dapat / })).toHaveCount(1);
});

test('without a network a game says so in its header, where the title has room again afterwards', async ({
  page,
}) => {
  await logInForPage(page, '', 'rahmat');
  const frame = await openGame(page, 'dice');
  await expect(page).toHaveTitle('Dadu · Wau');
  const header = page.locator('header').first();
  await page.context().setOffline(true);
  await expect(header.getByText('Anda di luar talian')).toBeVisible();
  await expect(frame.getByText(/^Anda di luar talian/)).toBeVisible();
  await expect(page.getByText('Anda di luar talian')).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(header.getByText('Anda di luar talian')).toHaveCount(0);
  await expect(header.getByRole('heading')).toBeVisible();
});

/** Of what a player reads in every game: the balance, the stake's name and field. */
async function letterSizes(frame: FrameLocator): Promise<readonly number[]> {
  const parts = frame.locator('.balance-bar .figure, .stake label, .stake input');
  const sizes = await parts.evaluateAll((elements) =>
    elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
  expect(sizes.length).toBeGreaterThan(2);
  return sizes;
}

test('with letters twice as large every game says all it says, and nothing runs out of the side', async ({
  page,
}) => {
  await logInForPage(page, '', 'rahmat');
  for (const game of games) {
    const frame = await openGame(page, game);
    const before = await letterSizes(frame);
    await frame.locator('html').evaluate((html) => {
      html.style.fontSize = '200%';
    });
    const grown = (await letterSizes(frame)).map((size, index) => size / (before[index] ?? size));
    for (const growth of grown) expect(growth, `letters of ${game}`).toBeGreaterThan(1.4);
    const button = frame.locator('.bet-button');
    // The button's words are large from the start, and grow as far as they stay on one line.
    const wordsOfButton = () =>
      button.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    await expect.poll(wordsOfButton, game).toBeGreaterThanOrEqual(24);
    await expectGameToFit(frame, game);
  }
});
