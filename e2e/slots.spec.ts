import { expect, test } from '@playwright/test';
import { checkNewestRound, newestRound, openGame } from './src/game-page.ts';
import { hurryUntilAttached } from './src/hurry-game.ts';
import { registerNewPlayer } from './src/new-player.ts';
import { logInForPage, siteOf } from './src/player.ts';

// As players see it who have asked for nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** One title of each mechanic, and all vendors among them: each speaks a protocol of its own with the house. */
const slots = [
  { gameId: 'batik-canting', engine: 'lines', vendor: 'angin' },
  { gameId: 'feniks-api', engine: 'ways', vendor: 'rimba' },
  { gameId: 'bola-gugus', engine: 'cluster', vendor: 'samudra' },
  { gameId: 'angkasa-satelit', engine: 'sticky-wilds', vendor: 'studio' },
  { gameId: 'buah-syiling', engine: 'hold-and-spin', vendor: 'rimba' },
  { gameId: 'drakula-peti', engine: 'pick-and-wheel', vendor: 'rimba' },
] as const;

for (const { gameId, engine, vendor } of slots) {
  test(`GA-07 GA-09 GA-10 ${engine} of ${vendor}: a spin is paid from the wallet, listed and recomputed`, async ({
    page,
  }) => {
    test.slow();
    await logInForPage(page, '', 'kamal');
    const game = await openGame(page, gameId, vendor);
    await expect(game.locator('.bet-button')).toBeEnabled();
    await game.locator('.bet-button').click();
    await hurryUntilAttached(game, newestRound(game));
    await checkNewestRound(game);
  });
}

test('GA-09 a feature is bought for its price where the merchant sells it, and another merchant offers none', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await logInForPage(page, '', 'kamal');
  const game = await openGame(page, 'angkasa-lohong');
  // What the reels say has a line of its own above the button.
  const isApart = () =>
    game.locator('.game-stage').evaluate((stage) => {
      const boxOf = (part: string) => stage.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return boxOf('.slot-line').bottom > 0 && boxOf('.slot-line').bottom <= boxOf('.feature-buy').top;
    });
  await expect.poll(isApart).toBe(true);
  await game.getByRole('button', { name: 'Beli ciri' }).click();
  await game
    .getByRole('button', { name: /^Beli dengan/ })
    .first()
    .click();
  await hurryUntilAttached(game, newestRound(game));
  await newestRound(game).click();
  await expect(game.getByText(/ pada harga \d+ kali taruhan$/)).toBeVisible();
  await game.getByRole('button', { name: 'Tutup' }).click();
  await checkNewestRound(game);

  await logInForPage(page, siteOf('laut', baseURL), 'marina');
  await page.goto(`${siteOf('laut', baseURL)}/m/launchGame?vendor=studio&gameId=angkasa-lohong`);
  const elsewhere = page.frameLocator('iframe');
  await expect(elsewhere.locator('.bet-button')).toBeVisible();
  await expect(elsewhere.locator('.feature-buy')).toHaveCount(0);
});

test('GA-07 without money a slot leads to the deposit', async ({ page }) => {
  await registerNewPlayer(page, 'sloto');
  const game = await openGame(page, 'feniks-api', 'rimba');
  await game.getByRole('button', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter/);
});
