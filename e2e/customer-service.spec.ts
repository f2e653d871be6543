import { expect, type Locator, test } from '@playwright/test';
import { registerNewPlayer } from './src/new-player.ts';
import { idOnLineOf, runService } from './src/service-desk.ts';
import { canChangeSettings, runSettings } from './src/settings.ts';

test.use({ locale: 'ms-MY' });

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC',
  'base64',
);

/** The last words of a conversation stand over the field, where they are read without scrolling. */
async function expectAtEnd(words: Locator, field: Locator): Promise<void> {
  const room = async () => {
    const [said, written] = [await words.boundingBox(), await field.boundingBox()];
    return (written?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThan(0);
}

test('HO-08 A5 a member and an operator talk, a cut line misses nothing and repeats nothing, and it ends', async ({
  page,
}) => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(120_000);
  const { username } = await registerNewPlayer(page, 'sembang');
  await page.goto('/m/service');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const log = page.getByRole('log', { name: 'Mesej' });
  const field = page.getByRole('textbox', { name: 'Mesej' });
  const send = page.getByRole('button', { name: 'Hantar mesej' });
  const conversation = () => idOnLineOf(runService('chat'), username);

  await test.step('words and a picture are sent once, whatever is tapped', async () => {
    await field.fill('Deposit saya belum masuk');
    await send.dblclick();
    await expect(log.getByText('· Dihantar')).toHaveCount(1);
    await page
      .getByLabel('Tambah gambar')
      .setInputFiles({ name: 'resit.png', mimeType: 'image/png', buffer: pixel });
    await send.click();
    await expect(log.getByText('· Dihantar')).toHaveCount(2);
    await expect(log.getByRole('img', { name: 'Gambar' })).toHaveJSProperty('complete', true);
  });

  const id = conversation();
  await test.step('the answer shows without a reload', async () => {
    runService('chat', id, 'answer', 'Kami semak sekarang');
    await expect(log.getByText('Kami semak sekarang')).toBeVisible({ timeout: 15_000 });
  });

  await test.step('what was answered while the line was cut comes once, and so does what was written then', async () => {
    await page.context().setOffline(true);
    await field.fill('Masih menunggu');
    await send.click();
    await expect(page.getByRole('button', { name: 'Hantar semula' })).toBeVisible();
    for (const words of ['Satu', 'Dua', 'Tiga']) runService('chat', id, 'answer', words);
    await page.context().setOffline(false);
    for (const words of ['Satu', 'Dua', 'Tiga']) {
      await expect(log.getByText(words, { exact: true })).toHaveCount(1, { timeout: 40_000 });
    }
    await page.getByRole('button', { name: 'Hantar semula' }).click();
    await expect(log.getByText('· Dihantar')).toHaveCount(3);
    await expect(log.getByText('Masih menunggu')).toHaveCount(1);
    await expectAtEnd(log.getByText('Masih menunggu'), field);
  });

  await test.step('elsewhere in the app an answer is a dot at the menu of home', async () => {
    await page.goto('/m/home');
    runService('chat', id, 'answer', 'Sudah masuk');
    await expect(page.getByRole('button', { name: /^Khidmat pelanggan: \d+ mesej baharu$/ })).toBeVisible({
      timeout: 40_000,
    });
    await page.getByRole('button', { name: /^Khidmat pelanggan/ }).click();
    const menu = page.getByRole('navigation', { name: 'Khidmat pelanggan' });
    await menu.getByRole('button', { name: 'Khidmat pelanggan' }).click();
    await menu.getByRole('link', { name: 'Sembang langsung' }).click();
    await expectAtEnd(log.getByText('Sudah masuk'), field);
  });

  await test.step('ended by the operator, begun anew by a word', async () => {
    runService('chat', id, 'close');
    await expect(log.getByText(/^Perbualan ini sudah tamat/)).toBeVisible({ timeout: 40_000 });
    await field.fill('Terima kasih');
    await send.click();
    await expect(log.getByText('Terima kasih')).toBeVisible();
    expect(conversation()).toBe(id);
  });
});

test('HO-08 out of hours a conversation is a ticket, and the draft outlives a reload', async ({ page }) => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  const { username } = await registerNewPlayer(page, 'tiket');
  // Two hours around the moment half a day away are never now, whatever the tests' clock says.
  const hour = (new Date(Date.now() + 20 * 60 * 60_000).getUTCHours() + 24) % 24;
  const clock = (each: number) => `${String((each + 24) % 24).padStart(2, '0')}:00`;
  runSettings('wau', 'service-hours', `mon-sun ${clock(hour - 1)}-${clock(hour + 1)}`);
  try {
    await page.goto('/m/service');
    await expect(page.getByText('Kami tiada sekarang')).toBeVisible();
    await page.getByRole('textbox', { name: 'Mesej' }).fill('Ada sesiapa?');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Mesej' })).toHaveValue('Ada sesiapa?');
    await page.getByRole('button', { name: 'Hantar mesej' }).click();
    await expect(page.getByText(/^Tiada sesiapa di sini sekarang/)).toBeVisible();
    runService('chat', idOnLineOf(runService('chat'), username), 'answer', 'Kami sudah kembali');
    await page.goto('/m/webEmail');
    await expect(page.getByText('Kami sudah menjawab anda')).toBeVisible();
  } finally {
    runSettings('wau', 'service-hours', 'always');
  }
});

test('HO-08 the menu of home leaves the footer free, steps aside downwards and is reached by keyboard', async ({
  page,
}) => {
  await page.goto('/m/home');
  const button = page.getByRole('button', { name: 'Khidmat pelanggan' });
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  const deposit = await page.getByRole('contentinfo').or(page.locator('.footer-bar')).first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(deposit?.y ?? 0);
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 600);
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(button).toBeInViewport();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Khidmat pelanggan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('ME-06 feedback with a picture is sent once, answered, and the answer is there at once', async ({
  page,
}) => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  const { username } = await registerNewPlayer(page, 'maklum');
  const followed = page.waitForResponse((answer) => answer.url().endsWith('/wps/events'));
  await page.goto('/m/feedback');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('combobox', { name: 'Tentang apa?' }).selectOption('game');
  await page.getByRole('textbox', { name: 'Maklum balas anda' }).fill('Plinko tersekat');
  await page
    .getByLabel('Tambah gambar')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByRole('img', { name: 'Gambar 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Hantar maklum balas' }).dblclick();
  const row = page.getByRole('article').filter({ hasText: 'Plinko tersekat' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Menunggu jawapan');
  await row.getByRole('button', { name: 'Lihat 1 gambar' }).click();
  await expect(row.getByRole('img', { name: 'Gambar 1' })).toBeVisible();
  await followed;
  runService('feedback', idOnLineOf(runService('feedback'), username), 'answer', 'Sudah dibaiki');
  await expect(row).toContainText('Sudah dibaiki', { timeout: 15_000 });
  await expect(row).toContainText('Jawapan baharu');
});
