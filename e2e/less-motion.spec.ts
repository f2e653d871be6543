import { expect, type FrameLocator, test } from '@playwright/test';
import { titleOfEachEngine } from './src/engine-titles.ts';
import { openGame } from './src/game-page.ts';
import { logInForPage } from './src/player.ts';

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

// A flight of crash is a curve that rises with the time, which is what the game tells.
for (const { engine, vendor, gameId } of titleOfEachEngine().filter((title) => title.engine !== 'crash')) {
  test(`where less motion is asked for ${engine} tells what a bet brings, and nothing in it moves`, async ({
    page,
  }) => {
    await logInForPage(page, '', 'rahmat');
    const frame = await openGame(page, gameId, vendor);
    await expect.poll(() => isStill(frame), 'before the bet').toBe(true);
    await watchMotion(frame);
    if (engine === 'keno') await frame.getByRole('button', { name: 'Rawak' }).click();
    await frame.locator('.bet-button').click();
    await expect(told(frame).first()).toBeAttached();
    await expect.poll(() => isStill(frame), 'after the bet').toBe(true);
    await expect(frame.locator('html')).toHaveAttribute('data-moved', '');
  });
}
