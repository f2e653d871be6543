import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Opens a game as a logged-in player; comes back when a bet could be placed. */
export async function openGame(page: Page, gameId: string, vendor = 'studio'): Promise<FrameLocator> {
  await page.goto(`/m/launchGame?vendor=${vendor}&gameId=${gameId}`);
  const game = page.frameLocator('iframe');
  await expect(game.locator('.bet-button')).toBeVisible();
  return game;
}

/** Presses what an earlier try may have pressed already, although its answer came too late for that try. */
export const pressUnlessDone = (button: Locator): Promise<void> =>
  button.click({ timeout: 3_000 }).catch(() => undefined);

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

/** Screens that leave a game the least room, and the one that leaves it the most. */
const tightScreens = [
  { width: 740, height: 360 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
];

/** Turns, changes and widens the screen under a game that is open, and puts it back: it fits each time. */
export async function expectGameToFitEveryScreen(
  page: Page,
  game: FrameLocator,
  gameId: string,
): Promise<void> {
  const usual = page.viewportSize();
  for (const { width, height } of tightScreens) {
    await page.setViewportSize({ width, height });
    await expectGameToFit(game, `${gameId} at ${width} x ${height}`);
  }
  if (usual !== null) await page.setViewportSize(usual);
}

/** The stage has room, the bet button is whole and readable, and nothing runs out of the side. */
export async function expectGameToFit(game: FrameLocator, what: string): Promise<void> {
  await expect(game.locator('.bet-button'), what).toBeInViewport({ ratio: 0.9 });
  const wordsOfButton = () =>
    game.locator('.bet-button').evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
  await expect.poll(wordsOfButton, `the words of the bet button of ${what}`).toBeGreaterThanOrEqual(16);
  const stage = game.locator('.game-stage');
  await expect
    .poll(async () => (await stage.boundingBox())?.height, `the stage of ${what}`)
    .toBeGreaterThan(150);
  // A keyboard that opens over a phone has the field that is typed into scrolled to, and all around it.
  const scrolledStage = await stage.evaluate((element) => {
    element.scrollTo(99, 99);
    return [element.scrollLeft, element.scrollTop];
  });
  expect(scrolledStage, `the stage of ${what} stays where it is`).toEqual([0, 0]);
  const runsOut = () =>
    game
      .locator('.game-controls')
      .evaluate((controls) => [
        controls.scrollWidth - controls.clientWidth,
        document.documentElement.scrollWidth - window.innerWidth,
      ]);
  await expect.poll(runsOut, what).toEqual([0, 0]);
}
