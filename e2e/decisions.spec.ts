import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { checkNewestRound, newestRound, openGame, pressUnlessDone } from './src/game-page.ts';
import { logInForPage } from './src/player.ts';

async function comeBack(page: Page, frame: FrameLocator): Promise<void> {
  await page.reload();
  await expect(frame.getByText('Pusingan menunggu anda')).toBeAttached();
}

// Each game is played by a player of its own, since a round that waits keeps the seeds from being changed.
test('GA-09 hi-lo: a guess comes true, a reload comes back to it, what is won is taken and recomputed', async ({
  page,
}) => {
  await logInForPage(page, '', 'demo');
  const frame = await openGame(page, 'hi-lo-klasik');
  const take = frame.getByRole('button', { name: /^Ambil RM/ });
  await expect(async () => {
    // The big button begins a round and makes the likeliest guess, which is right three times in four.
    await frame.locator('.bet-button').click({ timeout: 3_000 });
    await expect(take).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await comeBack(page, frame);
  await expect(frame.getByRole('list', { name: 'Kad pusingan ini' }).getByRole('listitem')).toHaveCount(2);
  await take.click();
  await expect(newestRound(frame)).toBeVisible();
  await checkNewestRound(frame);
});

test('GA-09 towers: a floor is climbed, a reload comes back to it, what is won is taken and recomputed', async ({
  page,
}) => {
  await logInForPage(page, '', 'rahmat');
  const frame = await openGame(page, 'menara-naga');
  const begin = frame.getByRole('button', { name: 'Mula', exact: true });
  const safe = frame.getByRole('button', { name: 'Tingkat 1, jubin 1, selamat' });
  const tile = frame.getByRole('button', { name: 'Tingkat 1, jubin 1', exact: true });
  await expect(async () => {
    // One tile in four hides a bomb. What an earlier try has begun or climbed, although its answer came late, is gone on with.
    await pressUnlessDone(begin);
    await pressUnlessDone(tile);
    await expect(safe).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await comeBack(page, frame);
  await expect(safe).toBeVisible();
  await frame.getByRole('button', { name: /^Ambil RM/ }).click();
  await expect(newestRound(frame)).toHaveAccessibleName('Pusingan: 1.3×');
  await checkNewestRound(frame);
});

test('GA-09 video poker: what is advised is held after a reload too, drawn and recomputed', async ({
  page,
}) => {
  await logInForPage(page, '', 'kamal');
  const frame = await openGame(page, 'jack-ke-atas');
  await frame.getByRole('button', { name: 'Agih', exact: true }).click();
  await expect(frame.getByRole('button', { name: 'Cadangan' })).toBeEnabled();
  await comeBack(page, frame);
  const cards = frame.getByRole('group', { name: 'Tangan anda' }).getByRole('button');
  await expect(cards).toHaveCount(5);
  await cards.first().click();
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  await frame.getByRole('button', { name: 'Tukar 4 kad' }).click();
  await expect(newestRound(frame)).toBeVisible();
  await checkNewestRound(frame);
});

test('GA-09 blackjack: a hand is stood on after a reload, the dealer plays, and the round is recomputed', async ({
  page,
}) => {
  await logInForPage(page, '', 'demo');
  const frame = await openGame(page, 'blackjack-klasik');
  const stand = frame.getByRole('button', { name: 'Berhenti', exact: true });
  await expect(async () => {
    // A blackjack on either side ends a round at once.
    await pressUnlessDone(frame.getByRole('button', { name: 'Agih', exact: true }));
    const without = frame.getByRole('button', { name: 'Tanpa insurans' });
    await expect(stand.or(without).first()).toBeEnabled({ timeout: 5_000 });
    // Without an ace of the dealer nothing is asked.
    await without.click({ timeout: 500 }).catch(() => undefined);
    await expect(stand).toBeEnabled({ timeout: 3_000 });
  }).toPass();
  await comeBack(page, frame);
  const dealer = frame.getByRole('region', { name: 'Dealer' });
  await expect(dealer.getByText('Kad tertutup')).toBeAttached();
  await stand.click();
  await expect(dealer.getByText('Kad tertutup')).toHaveCount(0);
  await expect(newestRound(frame)).toBeVisible();
  await checkNewestRound(frame);
});
