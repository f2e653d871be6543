import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { deposit } from './src/deposit.ts';
import { type EngineTitle, titleOfEachEngine } from './src/engine-titles.ts';
import { expectGameToFitEveryScreen, openGame } from './src/game-page.ts';
import { registerNewPlayer } from './src/new-player.ts';
import { type Violations, watchViolations } from './src/policy-violations.ts';

/*
 * One walk over all engines: a title of each is opened once, and whatever can be said of any game is looked at there. A
 * new engine takes part without being listed.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is told to those who do not see the stage. */
const told = (frame: FrameLocator) => frame.getByRole('status').filter({ hasText: /\S/ });

/** Of a screen that shows 120 frames a second. */
const shortestFrameMs = 8;

/** Notes whatever runs in any frame from now on, so that a motion which is over when one looks is seen as well. */
function watchMotion(frame: FrameLocator): Promise<void> {
  return frame.locator('html').evaluate((html, frameMs) => {
    const seen = new Set<string>();
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        // What is over before the next frame moves nothing; styles cut everything to that.
        if (animation.playState !== 'running' || Number(duration) < frameMs) continue;
        seen.add(animation instanceof CSSAnimation ? animation.animationName : 'a transition');
      }
      html.dataset.moved = [...seen].join(', ');
      requestAnimationFrame(look);
    };
    look();
  }, shortestFrameMs);
}

/** Enough frames for anything that is still on its way. */
const watchedFrames = 20;

/** Whether the stage has the picture of some frames ago. */
async function isStill(frame: FrameLocator): Promise<boolean> {
  const stage = frame.locator('.game-stage');
  const before = await stage.screenshot();
  await frame.locator('html').evaluate(async (_, frames) => {
    for (let seen = 0; seen < frames; seen += 1) await new Promise(requestAnimationFrame);
  }, watchedFrames);
  return before.equals(await stage.screenshot());
}

async function expectNothingToMove(frame: FrameLocator, engine: string): Promise<void> {
  await expect.poll(() => isStill(frame), 'before the bet').toBe(true);
  await watchMotion(frame);
  if (engine === 'keno') await frame.getByRole('button', { name: 'Rawak' }).click();
  await frame.locator('.bet-button').click();
  await expect(told(frame).first()).toBeAttached();
  await expect.poll(() => isStill(frame), 'after the bet').toBe(true);
  await expect(frame.locator('html')).toHaveAttribute('data-moved', '');
}

async function lookAt(
  page: Page,
  violations: Violations,
  { engine, vendor, gameId }: EngineTitle,
): Promise<void> {
  const frame = await openGame(page, gameId, vendor);
  await expectGameToFitEveryScreen(page, frame, gameId);
  // A flight of crash is a curve that rises with the time, which is what the game tells.
  if (engine !== 'crash') await expectNothingToMove(frame, engine);
  await violations.expectNone(frame.locator('html'));
  await violations.expectNone(page.locator('html'));
}

test('S5 GA-09 a game of each engine shows stage and bet button on every screen, violates no policy, and where less motion is asked for tells what a bet brings while nothing in it moves', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const violations = await watchViolations(page);
  await registerNewPlayer(page, 'semua');
  await deposit(page, '100');
  const faults: string[] = [];
  for (const title of titleOfEachEngine()) {
    // What is wrong with one says nothing of the next.
    await test
      .step(title.engine, () => lookAt(page, violations, title))
      .catch((error: Error) => faults.push(`${title.engine}: ${error.message}`));
  }
  expect(faults).toEqual([]);
});
