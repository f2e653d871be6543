import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './src/accessible.ts';
import { putContent } from './src/content.ts';
import { registerNewPlayer } from './src/new-player.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { canChangeSettings } from './src/settings.ts';
import { test } from './src/test.ts';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(180_000);
});

async function openKind(desk: Page, kind: string): Promise<void> {
  await desk.getByRole('link', { name: 'Content', exact: true }).click();
  await desk.getByRole('button', { name: kind, exact: true }).click();
  await expect(desk.getByRole('heading', { name: kind, exact: true })).toBeVisible();
}

const preview = (desk: Page) => desk.getByRole('region', { name: 'As players see it' });
const items = (desk: Page) => desk.getByRole('region', { name: 'Items, as players have them' });
const title = (desk: Page) => desk.getByRole('textbox', { name: 'Title', exact: true });
const save = (desk: Page) => desk.getByRole('button', { name: 'Save', exact: true });

test.describe('the console', () => {
  const banner = (text: string) => ({
    ...{ id: 'e2e-desk', image: '/art/banners/kite-night.svg', sortOrder: 0 },
    texts: { MY: { title: text } },
  });
  /** As the demo has it. */
  const dailyBonus = {
    ...{ id: 'promotion-reload', enrolment: 'deposit', recurrence: 'daily', turnoverTimes: 4 },
    ...{ condition: 'deposit', conditionMinor: 3_000, mostMinor: 5_000, shareBasisPoints: 2_000 },
  };
  test.afterEach(() => {
    if (canChangeSettings()) {
      putContent('banners', { remove: ['e2e-desk'] });
      putContent('help', { remove: ['e2e-desk'] });
      putContent('rewards', { items: [dailyBonus] });
    }
  });

  test('a banner is changed with a preview, a player has it on home, and the history brings the old one back', async ({
    browser,
    baseURL,
    page,
  }) => {
    putContent('banners', { items: [banner('Sepanduk lama')] });
    const onHome = (text: string) => page.getByText(text, { exact: true }).first();
    await page.goto('/m/home');
    await expect(onHome('Sepanduk lama')).toBeAttached();
    const desk = await openDesk(browser, baseURL);
    await logInOperator(desk, 'aminah');
    await openKind(desk, 'Banners of home');
    const row = items(desk).getByRole('listitem').filter({ hasText: 'e2e-desk' });
    await expect(row).toContainText('Running');
    await expect(row).toContainText('English: missing');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Edit: Sepanduk lama' }).click();
    await title(desk).fill('');
    await save(desk).click();
    await expect(title(desk)).toHaveAttribute('aria-invalid', 'true');
    await expect(title(desk)).toBeFocused();
    await title(desk).fill('Sepanduk baharu');
    await expect(preview(desk)).toContainText('Sepanduk baharu');
    await expect(desk.getByText('Not saved yet')).toBeVisible();
    // What is typed is not left by mistake.
    await desk.getByRole('button', { name: 'Back to the list' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
    await expect(title(desk)).toHaveValue('Sepanduk baharu');
    await desk.getByLabel('Shown until').fill('2020-01-01T00:00');
    await desk.getByLabel('Shown from').fill('2021-01-01T00:00');
    await save(desk).click();
    await expect(desk.getByRole('alert')).toContainText('The end must be later than the beginning');
    await expect(desk.getByLabel('Shown until')).toHaveAttribute('aria-invalid', 'true');
    await desk.getByLabel('Shown until').fill('');
    await expectAccessible(desk);
    await save(desk).dblclick();
    await expect(desk.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await page.reload();
    await expect(onHome('Sepanduk baharu')).toBeAttached();
    const history = desk.getByRole('region', { name: 'History' });
    // Pressed twice, it was saved once.
    await expect(history.getByRole('listitem')).toHaveCount(2);
    const change = history.getByRole('listitem').first();
    await expect(change).toContainText('aminah: changed:');
    await expectAccessible(desk);
    await change.getByRole('button', { name: /^Undo/ }).click();
    await change.getByRole('button', { name: 'Really put back what was before?' }).click();
    await expect(desk.getByRole('status').filter({ hasText: 'Put back' })).toBeVisible();
    await expect(title(desk)).toHaveValue('Sepanduk lama');
    await page.reload();
    await expect(onHome('Sepanduk lama')).toBeAttached();
    // What has been removed comes back by the history of its kind.
    await desk.getByRole('button', { name: 'Remove', exact: true }).click();
    await desk.getByRole('button', { name: 'Really remove it?' }).click();
    await expect(desk.getByRole('status').filter({ hasText: 'Removed.' })).toBeVisible();
    await expect(items(desk).getByRole('listitem').first()).toBeVisible();
    await expect(row).toBeHidden();
    const removed = history.getByRole('listitem').first();
    await expect(removed).toContainText('aminah: removed');
    await removed.getByRole('button', { name: /^Undo/ }).click();
    await removed.getByRole('button', { name: 'Really put back what was before?' }).click();
    await expect(desk.getByRole('button', { name: 'Edit: Sepanduk lama' })).toBeVisible();
  });

  test('ME-10 what a promotion gives is changed in words, and the deposit form of a player says it', async ({
    browser,
    baseURL,
    page,
  }) => {
    const desk = await openDesk(browser, baseURL);
    await logInOperator(desk, 'aminah');
    await openKind(desk, 'Rewards of promotions');
    await desk.getByRole('button', { name: 'Edit: promotion-reload' }).click();
    const chosen = (label: string) => desk.getByLabel(label, { exact: true }).locator('option:checked');
    await expect(chosen('How members take part')).toHaveText('By choosing it with a deposit');
    await expect(chosen('How often')).toHaveText('Every day');
    await expect(chosen('For what')).toHaveText('Deposits');
    await desk.getByLabel('For what', { exact: true }).selectOption('Turnover');
    await save(desk).click();
    await expect(desk.getByLabel('For what', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await desk.getByLabel('For what', { exact: true }).selectOption('Deposits');
    await desk.getByLabel('Reward, or the most of a share', { exact: true }).fill('60.00');
    await expectAccessible(desk);
    await save(desk).dblclick();
    await expect(desk.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await registerNewPlayer(page, 'syarat');
    await page.goto('/m/voucherCenter');
    const bonus = page.locator('label').filter({ hasText: 'Bonus harian 20%' });
    await expect(bonus).toContainText(/20% daripada deposit, sehingga RM\s60/);
  });

  test('S5 of two who write at once the second is told, loses nothing of what was typed, and decides', async ({
    browser,
    baseURL,
  }) => {
    const texts = { MY: { title: 'Soalan', content: '<p>Jawapan</p>' } };
    putContent('help', { items: [{ id: 'e2e-desk', sortOrder: 0, texts }] });
    const [aminah, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
    await logInOperator(aminah, 'aminah');
    await logInOperator(zainal, 'zainal');
    for (const desk of [aminah, zainal]) {
      await openKind(desk, 'Help centre');
      await desk.getByRole('button', { name: 'Edit: Soalan' }).click();
    }
    const text = (desk: Page) => desk.getByRole('textbox', { name: 'Text' });
    await text(aminah).fill('<p>Jawapan Aminah<script>alert(1)</script></p>');
    await expect(preview(aminah)).toContainText('Jawapan Aminah');
    await expect(preview(aminah)).not.toContainText('alert');
    await save(aminah).click();
    await expect(aminah.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await text(zainal).fill('<p>Jawapan Zainal</p>');
    await save(zainal).click();
    const told = zainal.getByRole('alert');
    await expect(told).toContainText('aminah has changed this meanwhile.');
    await expect(told).toContainText('Jawapan Aminah');
    await expect(text(zainal)).toHaveValue('<p>Jawapan Zainal</p>');
    await expectAccessible(zainal);
    await zainal.getByRole('button', { name: 'Keep mine' }).click();
    await expect(zainal.getByText('Saving now replaces what aminah has written.')).toBeVisible();
    await save(zainal).click();
    await expect(zainal.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    // The first has begun from what is old by now, and takes what the second has made of it.
    await title(aminah).fill('Soalan lain');
    await save(aminah).click();
    await expect(aminah.getByRole('alert')).toContainText('zainal has changed this meanwhile.');
    await aminah.getByRole('button', { name: 'Take theirs' }).click();
    await expect(text(aminah)).toHaveValue('<p>Jawapan Zainal</p>');
    await expect(title(aminah)).toHaveValue('Soalan');
    await aminah.setViewportSize({ width: 820, height: 1100 });
    await expect
      .poll(() => aminah.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await aminah.getByRole('button', { name: 'Back to the list' }).click();
    await aminah.getByRole('button', { name: 'Move down: Soalan', exact: true }).click();
    await expect(aminah.getByText('The new order is in place.')).toBeVisible();
    await expect(items(aminah).getByRole('listitem').nth(1)).toContainText('e2e-desk');
  });
});
