import { expect, type Page } from '@playwright/test';

import { expectAccessible } from './src/accessible.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { logIn } from './src/player.ts';
import { canChangeSettings, changeSetting, putSettingsBack } from './src/settings.ts';
import { test } from './src/test.ts';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(180_000);
});

test.afterEach(putSettingsBack);

async function openSetting(desk: Page, name: string): Promise<void> {
  await desk.getByRole('link', { name: 'Settings', exact: true }).click();
  await desk.getByRole('textbox', { name: 'Search settings' }).fill(name);
  await desk.getByRole('button', { name: `Change: ${name}`, exact: true }).click();
}

const form = (desk: Page, name: string) => desk.getByRole('form', { name, exact: true });
const save = (desk: Page, name: string) => form(desk, name).getByRole('button', { name: 'Save' });
const told = (desk: Page, text: string) => desk.getByRole('status').filter({ hasText: text });

async function undoLast(desk: Page): Promise<void> {
  const change = desk.getByRole('region', { name: 'History' }).getByRole('listitem').first();
  await change.getByRole('button', { name: /^Undo/ }).click();
  await change.getByRole('button', { name: /^Really back to/ }).click();
}

test('an operator switches a module off, a player’s member centre loses it, and undoing brings it back', async ({
  browser,
  baseURL,
  page,
}) => {
  changeSetting('wau', 'flag', 'FEEDBACK3', 'on');
  await logIn(page, baseURL ?? '', 'demo');
  const entry = page.getByRole('link', { name: 'Maklum balas' });
  await page.goto('/m/mine');
  await expect(entry).toBeVisible();
  const desk = await openDesk(browser, baseURL);
  await logInOperator(desk, 'aminah');
  await openSetting(desk, 'Feedback');
  await expectAccessible(desk);
  await form(desk, 'Feedback').getByRole('button', { name: 'Off' }).click();
  await save(desk, 'Feedback').dblclick();
  await expect(told(desk, 'Feedback: saved.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link').first()).toBeVisible();
    await expect(entry).toBeHidden({ timeout: 1_000 });
  }).toPass();
  const history = desk.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Feedback: On → Off');
  await undoLast(desk);
  await expect(told(desk, 'Put back as it was before.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(entry).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('of two operators the second is told what the first has made of a setting, also when undoing', async ({
  browser,
  baseURL,
}) => {
  changeSetting('wau', 'status-text', 'Pagi');
  const [aminah, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(aminah, 'aminah');
  await logInOperator(zainal, 'zainal');
  const name = 'Text on the maintenance page';
  const value = (desk: Page) => form(desk, name).getByLabel('Value');
  for (const desk of [aminah, zainal]) {
    await openSetting(desk, name);
    await expect(value(desk)).toHaveValue('Pagi');
    await expect(desk.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
  }
  await value(aminah).fill('Petang');
  await save(aminah, name).click();
  await expect(told(aminah, 'saved.')).toBeVisible();
  await undoLast(zainal);
  await expect(zainal.getByRole('alert')).toContainText('Somebody has changed this setting meanwhile');
  await value(zainal).fill('Malam');
  await value(aminah).fill('Subuh');
  await save(aminah, name).click();
  await expect(aminah.getByRole('region', { name: 'History' })).toContainText('Petang → Subuh');
  await save(zainal, name).click();
  await expect(form(zainal, name).getByRole('alert')).toContainText('It is now: Subuh');
  await expect(value(zainal)).toHaveValue('Malam');
  await expectAccessible(zainal);
  await save(zainal, name).click();
  await expect(told(zainal, 'saved.')).toBeVisible();
});

test('a bound on money is loosened only when a second operator approves it', async ({ browser, baseURL }) => {
  changeSetting('wau', 'withdrawal-two-persons-from', '500000');
  const [aminah, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(aminah, 'aminah');
  const name = 'Two operators from';
  await openSetting(aminah, name);
  await form(aminah, name).getByLabel('Value').fill('12.345');
  await save(aminah, name).click();
  await expect(form(aminah, name).getByLabel('Value')).toHaveAttribute('aria-invalid', 'true');
  await form(aminah, name).getByLabel('Value').fill('0');
  await save(aminah, name).click();
  await expect(told(aminah, 'A second person has to approve it.')).toBeVisible();
  await expect(aminah.getByText('RM 0, asked for by aminah')).toBeVisible();
  await expect(aminah.getByRole('button', { name: 'Approve: RM 0' })).toBeHidden();
  await logInOperator(zainal, 'zainal');
  await zainal.getByRole('link', { name: 'Settings', exact: true }).click();
  await zainal
    .getByRole('region', { name: 'Waits for a second person' })
    .getByRole('button', { name })
    .click();
  await expectAccessible(zainal);
  await zainal.getByRole('button', { name: 'Approve: RM 0' }).click();
  await expect(told(zainal, `${name}: saved.`)).toBeVisible();
  await expect(zainal.getByRole('region', { name: 'Waits for a second person' })).toBeHidden();
  await zainal.setViewportSize({ width: 820, height: 1100 });
  await expect
    .poll(() => zainal.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});

test('a field is put on the registration form for players at once, a rule that is none is refused, and the history takes it off', async ({
  browser,
  baseURL,
  page,
}) => {
  changeSetting('wau', 'register-field', 'line', 'enabled', 'off');
  const asked = page.getByLabel('LINE');
  const openForm = async (): Promise<void> => {
    await page.goto('/m/register');
    await expect(page.getByRole('textbox', { name: 'Nama pengguna' })).toBeVisible();
  };
  await openForm();
  await expect(asked).toBeHidden();
  const desk = await openDesk(browser, baseURL);
  await logInOperator(desk, 'aminah');
  await desk.getByRole('link', { name: 'Settings', exact: true }).click();
  await desk.getByRole('button', { name: 'Registration form', exact: true }).click();
  await desk.getByRole('button', { name: 'Change: LINE', exact: true }).click();
  const part = (name: string) => form(desk, `LINE: ${name}`);
  await expectAccessible(desk);
  await part('Asked for').getByRole('button', { name: 'On' }).click();
  await part('Asked for').getByRole('button', { name: 'Save' }).dblclick();
  await expect(told(desk, 'LINE: Asked for: saved.')).toBeVisible();
  await expect(async () => {
    await openForm();
    await expect(asked).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await part('Rule').getByRole('textbox').fill('[0-9]+');
  await part('Rule').getByRole('button', { name: 'Save' }).click();
  await expect(part('Rule').getByRole('alert')).toBeVisible();
  await expect(part('Rule').getByRole('textbox')).toHaveValue('[0-9]+');
  await part('Most characters').getByRole('textbox').fill('0');
  await part('Most characters').getByRole('button', { name: 'Save' }).click();
  await expect(part('Most characters').getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(desk);

  const history = desk.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Asked for: Off → On');
  await undoLast(desk);
  await expect(told(desk, 'Put back as it was before.')).toBeVisible();
  await expect(history.getByRole('listitem').first()).toContainText('Asked for: On → Off');
  await expect(async () => {
    await openForm();
    await expect(asked).toBeHidden({ timeout: 1_000 });
  }).toPass();
});
