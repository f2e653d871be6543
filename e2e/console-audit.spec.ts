import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './src/accessible.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { canChangeSettings, changeSetting, putSettingsBack } from './src/settings.ts';
import { test } from './src/test.ts';
import { openCaseMaker } from './src/waiting-cases.ts';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(180_000);
});

test.afterEach(putSettingsBack);

const bound = 'Two operators from';
const entries = (desk: Page) => desk.getByRole('region', { name: 'Entries, newest first' });
const entry = (desk: Page, text: string | RegExp) =>
  entries(desk).getByRole('listitem').filter({ hasText: text }).first();

/** Orders a bound on money as the operator who is logged in. */
async function orderBound(desk: Page, value: string): Promise<void> {
  await desk.getByRole('link', { name: 'Settings', exact: true }).click();
  await desk.getByRole('textbox', { name: 'Search settings' }).fill(bound);
  await desk.getByRole('button', { name: `Change: ${bound}`, exact: true }).click();
  const form = desk.getByRole('form', { name: bound, exact: true });
  await form.getByLabel('Value').fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
}

test('the audit tells who the two persons were, before and after, leads to the setting, and is a file whose taking it keeps', async ({
  browser,
  baseURL,
}) => {
  changeSetting('wau', 'withdrawal-two-persons-from', '500000');
  const [aminah, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(aminah, 'aminah');
  await logInOperator(zainal, 'zainal');
  await orderBound(aminah, '6000');
  await expect(aminah.getByText('RM 6,000, asked for by aminah')).toBeVisible();
  await orderBound(zainal, '6000');
  await expect(zainal.getByRole('status').filter({ hasText: 'saved.' })).toBeVisible();

  await aminah.getByRole('link', { name: 'Audit', exact: true }).click();
  await aminah.getByLabel('What was done').selectOption('Everything: Settings');
  const given = entry(aminah, 'Changed a setting');
  await expect(given).toContainText(bound);
  await expect(given).toContainText('zainal');
  await expectAccessible(aminah);
  await given.getByRole('button', { name: /^Open: Changed a setting/ }).click();
  await expect(given).toContainText('The second of two persons. The first was aminah');
  await expect(given.getByRole('row', { name: 'Value' })).toHaveText('ValueRM 5,000RM 6,000');
  await expectAccessible(aminah);
  const asked = entry(aminah, 'Asked for a setting');
  await asked.getByRole('button', { name: /^Open/ }).click();
  await expect(asked).toContainText('The first of two persons. The second was zainal');

  await given.getByRole('link', { name: 'This setting' }).click();
  await expect(aminah.getByRole('form', { name: bound, exact: true })).toBeVisible();
  await aminah.goBack();
  await aminah.getByLabel('Who did it').selectOption('aminah');
  await expect(entry(aminah, 'Asked for a setting')).toBeVisible();
  await expect(entry(aminah, 'Changed a setting')).toBeHidden();

  await expect(aminah.getByText('Choose a period for a file.')).toBeVisible();
  await aminah.getByRole('button', { name: 'Last 7 days' }).click();
  const saving = aminah.waitForEvent('download');
  await aminah.getByRole('button', { name: /^Download CSV/ }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain('changeMerchantSetting');
  expect(text).not.toContain('loginOperator');
  await aminah.getByRole('button', { name: 'Clear the search' }).click();
  await expect(entry(aminah, 'Took a file of the audit')).toContainText('aminah');
});

test('what a member was told is masked in the audit until somebody gives a reason, which it keeps', async ({
  browser,
  baseURL,
  page,
}) => {
  const member = await openCaseMaker(page, 'audit');
  await member.call('sendFeedback', { body: { content: 'Telefon saya rosak' } });
  const desk = await openDesk(browser, baseURL);
  await logInOperator(desk, 'aminah');
  await desk
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: /^Feedback/ })
    .click();
  await desk.getByRole('button', { name: new RegExp(member.username) }).click();
  await desk.getByRole('button', { name: 'Claim this case' }).click();
  await desk.getByRole('textbox', { name: 'Answer' }).fill('Kami telefon 012-345 6789');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByRole('status')).toContainText('Answered.');

  await desk.getByRole('link', { name: 'Audit', exact: true }).click();
  const answered = entry(desk, `Answered feedback ${member.username}`);
  await answered.getByRole('button', { name: /^Open/ }).click();
  await expect(answered).toContainText('Personal; masked here.');
  await expect(desk.getByText('012-345 6789')).toBeHidden();
  await answered.getByRole('button', { name: 'Show what is personal' }).click();
  await answered.getByRole('textbox', { name: 'Reason' }).fill('The member complains');
  await expectAccessible(desk);
  await answered.getByRole('button', { name: 'Show what is personal' }).click();
  await expect(answered).toContainText('Kami telefon 012-345 6789');

  await answered.getByRole('button', { name: `Everything about ${member.username}` }).click();
  const looked = entry(desk, 'Looked at what is personal in the audit');
  await expect(looked).toContainText('The member complains');
  await expect(entry(desk, 'Claimed a case: Feedback')).toBeVisible();
  await looked.getByRole('button', { name: /^Open/ }).click();
  await looked.getByRole('link', { name: 'Its work list' }).click();
  await expect(desk.getByText('This case is no longer waiting.')).toBeVisible();
  await desk.goBack();
  await entry(desk, 'Claimed a case: Feedback').getByRole('button', { name: /^Open/ }).click();
  await desk.getByRole('link', { name: 'The member’s page' }).first().click();
  await expect(desk.getByRole('heading', { name: member.username, exact: true })).toBeVisible();
});
