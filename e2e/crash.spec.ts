import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { logInForPage } from './src/player.ts';

/** A flight may end at once; then the next one is tried. */
const flightsMaximum = 12;

async function openFlight(page: Page): Promise<FrameLocator> {
  await page.goto('/m/launchGame?vendor=studio&gameId=wau-terbang');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.bet-button')).toBeVisible();
  return frame;
}

/** Places a bet on this flight or the next one, and waits until it is on it. */
async function betOnFlight(frame: FrameLocator): Promise<void> {
  const button = frame.locator('.bet-button');
  await expect(button).toHaveAttribute('data-action', /^(bet|next)$/, { timeout: 60_000 });
  await button.tap();
  await expect(button).toHaveAttribute('data-action', /^(placed|cashOut)$/, { timeout: 90_000 });
}

const endText = /^(Tunai keluar pada|Putus pada \S+ Pertaruhan)/;

/**
 * What became of the player's bets from here on, in the order it was shown. It is written down in the page, because it
 * stands there only until the next flight takes bets, which on a busy machine is sooner than anybody looks.
 */
async function rememberEnds(frame: FrameLocator): Promise<() => Promise<readonly string[]>> {
  const main = frame.locator('main');
  await main.evaluate((element, source) => {
    const pattern = new RegExp(source);
    const ends: string[] = [];
    let shown: string | undefined;
    const look = (): void => {
      const texts = [...element.querySelectorAll('[role="status"]')].map(
        ({ textContent }) => textContent ?? '',
      );
      const end = texts.find((text) => pattern.test(text));
      if (end !== undefined && end !== shown) ends.push(end);
      shown = end;
    };
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
    Object.assign(element, { ends });
  }, endText.source);
  return async () =>
    await main.evaluate((element) =>
      'ends' in element && Array.isArray(element.ends) ? [...element.ends] : [],
    );
}

/** The flight's end is awaited while the way out is tried, for it may come before the way out was ever there. */
async function cashOut(frame: FrameLocator, ends: () => Promise<readonly string[]>): Promise<string> {
  const before = (await ends()).length;
  const out = frame.locator('[data-action="cashOut"]');
  await expect
    .poll(
      async () => {
        await out.tap({ timeout: 500 }).catch(() => undefined);
        return (await ends()).length;
      },
      { timeout: 150_000 },
    )
    .toBeGreaterThan(before);
  return (await ends())[before] ?? '';
}

test('GA-09 a player bets on a flight, cashes out, loses one, and goes on after a reload', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(480_000);
  await logInForPage(page, baseURL ?? '', 'demo');
  let frame = await openFlight(page);
  let ends = await rememberEnds(frame);

  // Cashed out by hand: the bar says where and how much.
  let hasWon = false;
  for (let flight = 0; flight < flightsMaximum && !hasWon; flight += 1) {
    await betOnFlight(frame);
    hasWon = /^Tunai keluar pada \d+\.\d\d×: RM/.test(await cashOut(frame, ends));
  }
  expect(hasWon).toBe(true);

  // Kept on the server: the page is loaded anew in the middle of a flight, and the bet is still on it.
  await frame.getByLabel('Tunai keluar automatik').check();
  await frame.getByLabel('Tunai keluar sendiri pada').fill('9999');
  let isStillOn = false;
  for (let flight = 0; flight < flightsMaximum && !isStillOn; flight += 1) {
    await betOnFlight(frame);
    await page.reload();
    frame = page.frameLocator('iframe');
    await expect(frame.locator('.bet-button')).toBeVisible();
    ends = await rememberEnds(frame);
    await expect(frame.getByLabel('Tunai keluar sendiri pada')).toHaveValue('9999.00', { timeout: 30_000 });
    // A flight that ended meanwhile shows nothing of it any more.
    isStillOn = await expect(frame.locator('.bet-button'))
      .toHaveAttribute('data-action', /^(placed|cashOut)$/, { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
  }
  expect(isStillOn).toBe(true);
  await expect.poll(async () => (await ends()).at(-1), { timeout: 150_000 }).toMatch(/Pertaruhan anda kalah/);

  // The round is among the player's own, and is checked there.
  await frame.locator('.crash-bets').tap();
  const round = frame.getByRole('button', { name: /^Pusingan: / }).first();
  await expect(round).toBeVisible({ timeout: 30_000 });
  await round.tap();
  await frame
    .getByRole('button', { name: /^Semak/ })
    .first()
    .tap();
  await expect(frame.getByText('Pusingan ini adil')).toBeVisible({ timeout: 20_000 });
});
