import { expect, test } from '@playwright/test';
import { checkNewestRound, newestRound, openGame, pressUnlessDone } from './src/game-page.ts';
import { logInForPage } from './src/player.ts';

// Each game is played by a player of its own, since a round that waits keeps the seeds from being changed.
test('GA-09 mines: cells are opened, a reload comes back to them, what is won is taken and recomputed', async ({
  page,
}) => {
  await logInForPage(page, '', 'demo');
  const frame = await openGame(page, 'harta-lanun');
  await frame.getByRole('combobox', { name: 'Bom' }).selectOption('1');
  await expect(async () => {
    // One cell in twenty-five holds the bomb: then another round is begun.
    await pressUnlessDone(frame.getByRole('button', { name: 'Mula', exact: true }));
    await expect(frame.getByRole('button', { name: 'Petak rawak' })).toBeVisible({ timeout: 10_000 });
    await pressUnlessDone(frame.getByRole('button', { name: 'Petak 1, 1, tertutup' }));
    await expect(frame.getByRole('button', { name: 'Petak 1, 1, selamat' })).toBeVisible({ timeout: 10_000 });
    await expect(frame.getByRole('button', { name: /^Ambil RM/ })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.reload();
  await expect(frame.getByText('Pusingan menunggu anda')).toBeAttached();
  await expect(frame.getByRole('button', { name: 'Petak 1, 1, selamat' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Petak 5, 5, tertutup' })).toBeVisible();
  await frame.getByRole('button', { name: /^Ambil RM/ }).click();
  await expect(newestRound(frame)).toHaveAccessibleName('Pusingan: 1.03×');
  await expect(frame.getByRole('button', { name: /, bom$/ })).toHaveCount(1);
  await checkNewestRound(frame);
});

test('GA-09 coins: a series goes on after a reload and is recomputed from its decisions', async ({
  page,
}) => {
  await logInForPage(page, '', 'rahmat');
  const frame = await openGame(page, 'syiling-tuah');
  await expect(async () => {
    await frame.getByRole('button', { name: 'Lambung', exact: true }).click({ timeout: 3_000 });
    await expect(frame.getByRole('button', { name: /^Ambil RM/ })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.reload();
  await expect(frame.getByRole('button', { name: /^Ambil RM/ })).toBeVisible();
  await frame.getByRole('button', { name: /^Ambil RM/ }).click();
  await expect(newestRound(frame)).toHaveAccessibleName('Pusingan: 1.98×');
  await checkNewestRound(frame);
});

test('GA-09 limbo, keno and the wheel: a bet is told, listed and recomputed', async ({ page }) => {
  test.slow();
  await logInForPage(page, '', 'kamal');
  for (const [game, label] of [
    ['gelembung-laut', 'Lancarkan'],
    ['keno-klasik', 'Cabut'],
    ['roda-wau', 'Putar'],
  ] as const) {
    const frame = await openGame(page, game);
    if (game === 'keno-klasik') await frame.getByRole('button', { name: 'Rawak' }).click();
    await frame.getByRole('button', { name: label, exact: true }).click();
    await expect(newestRound(frame), game).toBeVisible({ timeout: 15_000 });
    await checkNewestRound(frame);
  }
});

test('what may be won is read whole beside a stage as well, however much it is', async ({ page }) => {
  await logInForPage(page, '', 'rahmat');
  await page.setViewportSize({ width: 800, height: 360 });
  const limbo = await openGame(page, 'roket-bulan');
  const target = limbo.getByRole('textbox', { name: /^Sasaran/ });
  await target.fill('5000');
  await target.blur();
  const cutWords = () =>
    limbo
      .locator('.instant-tile b')
      .evaluateAll((amounts) => amounts.filter((amount) => amount.scrollWidth > amount.clientWidth).length);
  await expect(limbo.locator('.instant-tile b.is-gain')).toHaveText(/5,000\.00$/);
  await expect.poll(cutWords).toBe(0);
});
