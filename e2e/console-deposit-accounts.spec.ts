import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './src/accessible.ts';
import { failEveryCall } from './src/fake-calls.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { canChangeSettings } from './src/settings.ts';
import { test } from './src/test.ts';

const code = 'kedua';
const card = (desk: Page) => desk.getByRole('list').getByRole('article', { name: code });
const told = (desk: Page, text: string) => desk.getByRole('status').filter({ hasText: text });
const waiting = (desk: Page) => desk.getByRole('region', { name: 'Waits for a second person' });

async function openAccounts(desk: Page, username: string): Promise<void> {
  await logInOperator(desk, username);
  await desk.getByRole('link', { name: 'Accounts for transfers', exact: true }).click();
  await expect(desk.getByRole('article', { name: 'main' })).toContainText('Members pay to it');
}

test('one operator asks for an account for bank transfers, another one reads its number and approves, and one alone switches it off', async ({
  browser,
  baseURL,
}) => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(180_000);
  const desk = await openDesk(browser, baseURL);
  await openAccounts(desk, 'aminah');
  await expectAccessible(desk);

  const form = desk.getByRole('form', { name: 'Add an account' });
  await form.getByRole('button', { name: 'Ask for it' }).click();
  await expect(form.getByRole('textbox', { name: 'Short name' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Short name' }).fill(code);
  await form.getByRole('textbox', { name: 'Bank', exact: true }).fill('Bank Kedua');
  await form.getByRole('textbox', { name: 'Account number' }).fill('7000 1234 5678');
  await form.getByRole('textbox', { name: 'Account holder' }).fill('Wau Demo Sdn. Bhd.');
  await form.getByRole('textbox', { name: 'Order' }).fill('50');
  // What is refused stays as it was typed.
  await desk.route('**/wps/operator/depositAccounts', failEveryCall, { times: 1 });
  await form.getByRole('button', { name: 'Ask for it' }).click();
  await expect(desk.getByRole('alert')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Account number' })).toHaveValue('7000 1234 5678');
  await form.getByRole('button', { name: 'Ask for it' }).dblclick();
  await expect(told(desk, `${code}: asked for. A second person has to approve it.`)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Account number' })).toHaveValue('');
  await expect(waiting(desk)).toContainText('Another person has to approve it.');
  await expect(card(desk)).toHaveCount(0);

  const second = await openDesk(browser, baseURL);
  await openAccounts(second, 'zainal');
  await expect(waiting(second)).toContainText('Asked for by aminah');
  await waiting(second)
    .getByRole('button', { name: `Approve: ${code}` })
    .click();
  await expectAccessible(second);
  await waiting(second)
    .getByRole('button', { name: 'Really have members pay to 7000 1234 5678, Bank Kedua?' })
    .click();
  await expect(told(second, `${code} is changed.`)).toBeVisible();
  await expect(waiting(second)).toHaveCount(0);
  await expect(card(second)).toContainText('7000 1234 5678');
  // Members pay to the first as before.
  await expect(card(second).getByText('Members pay to it')).toHaveCount(0);

  await card(second)
    .getByRole('button', { name: `Change: ${code}` })
    .click();
  const change = second.getByRole('form', { name: `Change: ${code}` });
  await change.getByRole('textbox', { name: 'Account number' }).fill('7000 9999 0000');
  await change.getByRole('button', { name: 'Ask for it' }).click();
  await expect(waiting(second)).toContainText('7000 1234 5678 → 7000 9999 0000');
  await waiting(second)
    .getByRole('button', { name: `Drop: ${code}` })
    .click();
  await expect(waiting(second)).toHaveCount(0);

  await card(second)
    .getByRole('button', { name: `Switch off: ${code}` })
    .click();
  await card(second)
    .getByRole('button', { name: `Really switch ${code} off?` })
    .click();
  await expect(card(second).getByText('Off', { exact: true })).toBeVisible();
});
