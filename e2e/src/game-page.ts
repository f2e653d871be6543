import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Opens a game as a logged-in player; comes back when a bet could be placed. */
export async function openGame(page: Page, gameId: string, vendor = 'studio'): Promise<FrameLocator> {
  await page.goto(`/m/launchGame?vendor=${vendor}&gameId=${gameId}`);
  const game = page.frameLocator('iframe');
  await expect(game.locator('.bet-button')).toBeVisible();
  return game;
}

export const newestRound = (game: FrameLocator): Locator =>
  game.getByRole('button', { name: /^Pusingan:/ }).first();

/** Changes the seeds, which reveals the ones in use, and has the newest round recomputed from them. */
export async function checkNewestRound(game: FrameLocator): Promise<void> {
  await game.getByRole('button', { name: 'Menu' }).click();
  await game.getByRole('button', { name: 'Semak adil' }).click();
  // By keyboard, because a click in a scrolled sheet of a sandboxed frame is aimed at where it was before.
  await game.getByRole('button', { name: 'Tukar seed dan dedahkan' }).press('Enter');
  await expect(game.getByText('Seed baharu sedang digunakan.')).toBeVisible();
  await game.getByRole('button', { name: 'Tutup' }).click();
  await newestRound(game).click();
  await game.getByRole('button', { name: 'Semak pusingan ini' }).click();
  await expect(game.getByRole('heading', { name: 'Pusingan ini adil' })).toBeVisible();
  await game.getByRole('button', { name: 'Tutup' }).click();
}

/** The stage has room, the bet button is whole, and nothing runs out of the side. */
export async function expectGameToFit(game: FrameLocator, gameId: string): Promise<void> {
  await expect(game.locator('.bet-button'), gameId).toBeInViewport({ ratio: 0.9 });
  const stage = game.locator('.game-stage');
  await expect
    .poll(async () => (await stage.boundingBox())?.height, `the stage of ${gameId}`)
    .toBeGreaterThan(150);
  const runsOut = () =>
    game
      .locator('.game-controls')
      .evaluate((controls) => [
        controls.scrollWidth - controls.clientWidth,
        document.documentElement.scrollWidth - window.innerWidth,
      ]);
  await expect.poll(runsOut, gameId).toEqual([0, 0]);
}
