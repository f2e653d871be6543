import { expect, type FrameLocator, type Locator } from '@playwright/test';

/**
 * Waits for what the end of a round shows, and taps the stage meanwhile as an impatient player does: free spins may be
 * the outcome, twenty and more of them, and last longer than any test waits.
 */
export async function hurryUntilAttached(game: FrameLocator, shown: Locator): Promise<void> {
  // A celebration covers the stage and takes the tap in its place.
  const tap = () => game.locator('.game-stage').click({ force: true, timeout: 3_000 });
  await expect(async () => {
    await expect(shown)
      .toBeAttached({ timeout: 250 })
      .catch(async (error: unknown) => {
        await tap();
        throw error;
      });
  }).toPass({ intervals: [0], timeout: 50_000 });
}
