import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { authenticatorCode } from '@wau/server/testing/authenticator-code';
import { expectAccessible } from './src/accessible.ts';
import { logInOperator, openDesk, runOperators, submitLogin } from './src/operator.ts';
import { textOf } from './src/page-facts.ts';
import { canChangeSettings, changeSetting, putSettingsBack } from './src/settings.ts';
import { test } from './src/test.ts';
import { askForWithdrawal, fundByTransfer, openCaseMaker, sendBankTransfer } from './src/waiting-cases.ts';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(180_000);
});

test.afterEach(putSettingsBack);

/** Wide tables scroll within their place, and the page itself does not. */
async function expectNoWider(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBe(0);
}

const caseOf = (page: Page, username: string) => page.getByRole('button', { name: new RegExp(username) });

test('the console: a new operator sets an own password and a second step, and comes back by an app’s or a recovery code', async ({
  browser,
  baseURL,
}) => {
  const username = `kasir${Date.now().toString(36)}`;
  const given = /: ([\w-]{20})$/m.exec(runOperators('add', username, 'cashier', 'wau'))?.[1] ?? '';
  const own = 'milik-saya-sendiri';
  const desk = await openDesk(browser, baseURL);
  await desk.goto('/console');
  await expectAccessible(desk);
  await submitLogin(desk, { username, password: 'not-this-one' });
  await expect(desk.getByRole('alert')).toBeVisible();
  await submitLogin(desk, { username, password: given });
  await expect(desk.getByRole('heading', { name: 'Choose a password of your own' })).toBeVisible();
  await desk.getByLabel('Password that you were given').fill(given);
  await desk.getByLabel('New password').fill('short');
  await desk.getByRole('button', { name: 'Save password' }).click();
  await expect(desk.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await desk.getByLabel('New password').fill(own);
  await desk.getByRole('button', { name: 'Save password' }).click();
  await desk.getByRole('button', { name: 'Show the QR code' }).click();
  await expect(desk.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(desk);
  const secret = await textOf(desk.locator('code'), /^[A-Z2-7]{32}$/);
  await desk.getByLabel('The code that the app shows now').fill('000000');
  await desk.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByLabel('The code that the app shows now')).toHaveAttribute('aria-invalid', 'true');
  await desk.getByLabel('The code that the app shows now').fill(authenticatorCode(secret, Date.now()));
  await desk.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  await expect(desk.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = await textOf(desk.getByRole('listitem').first(), /^[0-9a-z]{5}-[0-9a-z]{5}$/);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'I have kept them' }).click();
  await expect(desk.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await desk.getByRole('button', { name: 'Log out' }).click();
  await submitLogin(desk, { username, password: own });
  await expect(desk.getByRole('alert')).toBeVisible();
  await submitLogin(desk, { username, password: own, code: recoveryCode });
  await expect(desk.getByRole('heading', { name: 'Overview' })).toBeVisible();
  // A session that is ended elsewhere is over here as well, whatever is pressed next.
  runOperators('sign-out', username);
  await desk
    .getByRole('link', { name: /^Withdrawals/ })
    .first()
    .click();
  await expect(desk.getByText('Your session has ended')).toBeVisible({ timeout: 40_000 });
});

test('the console: a bank transfer with its proof is one operator’s at a time, and is credited by the one who has it', async ({
  browser,
  baseURL,
  page,
}) => {
  const member = await openCaseMaker(page, 'pindah');
  const [hafiz, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(hafiz, 'hafiz');
  await logInOperator(zainal, 'zainal');
  for (const desk of [hafiz, zainal])
    await desk
      .getByRole('link', { name: /^Bank transfers/ })
      .first()
      .click();
  // Nobody reloads: the case comes to both desks.
  await sendBankTransfer(member, '5000');
  for (const desk of [hafiz, zainal]) await caseOf(desk, member.username).click();
  await hafiz.getByRole('button', { name: 'Claim this case' }).click();
  await expect(hafiz.getByText('You have this case until')).toBeVisible();
  await expect(zainal.getByText(/hafiz is working on this until/)).toBeVisible();
  await expect(zainal.getByRole('button', { name: 'Claim this case' })).toBeHidden();
  await hafiz.getByRole('button', { name: 'Show the proof' }).click();
  await expect(hafiz.getByRole('img', { name: 'The member’s picture of the transfer' })).toBeVisible();
  await hafiz.getByRole('button', { name: 'Release' }).click();
  await zainal.getByRole('button', { name: 'Claim this case' }).click();
  await expect(hafiz.getByText(/zainal is working on this until/)).toBeVisible();
  await zainal.getByRole('radio', { name: 'Approve' }).check();
  await zainal.getByRole('textbox', { name: 'Amount that came in' }).fill('40');
  const told = zainal.getByRole('region', { name: 'What the member is told' });
  await expect(told).toContainText('“RM 40 is in your wallet.');
  await zainal.getByRole('button', { name: 'Credit RM 40.00' }).click();
  await expect(zainal.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
  await zainal.getByRole('textbox', { name: 'Reason' }).fill('Seen on the bank statement');
  await expectAccessible(zainal);
  await zainal.getByRole('button', { name: 'Credit RM 40.00' }).dblclick();
  await expect(zainal.getByText('The money is in the member’s wallet.')).toBeVisible();
  await expect(hafiz.getByText('This case is no longer waiting.')).toBeVisible();
  await expect(caseOf(hafiz, member.username)).toBeHidden();
  const { list } = await member.call('listInboxMessages', { query: {} });
  expect(list.map(({ content }) => content).join()).toMatch(/RM.40 sudah ada/);
});

test('the console: a large withdrawal takes two persons, by the keyboard, and a rejected one tells the member why', async ({
  browser,
  baseURL,
  page,
}) => {
  const member = await openCaseMaker(page, 'keluar');
  await fundByTransfer(member);
  changeSetting('wau', 'withdrawal-two-persons-from', '5000');
  await askForWithdrawal(member, '6000');
  const [hafiz, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(hafiz, 'hafiz');
  await logInOperator(zainal, 'zainal');
  for (const desk of [hafiz, zainal]) {
    await desk
      .getByRole('link', { name: /^Withdrawals/ })
      .first()
      .click();
    await expect(caseOf(desk, member.username)).toContainText('Two persons');
    await caseOf(desk, member.username).click();
  }
  await hafiz.keyboard.press('c');
  await expect(hafiz.getByRole('heading', { name: 'Decision' })).toBeVisible();
  await hafiz.keyboard.press('a');
  await expect(hafiz.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await hafiz.keyboard.type('Known for years');
  await expect(hafiz.getByText('Nothing yet: a second person')).toBeVisible();
  await hafiz.getByRole('button', { name: 'Approve RM 60.00' }).click();
  // What the form says before it is sent has the same words.
  await expect(hafiz.getByRole('status')).toContainText('A second person has to approve it as well');
  await expect(hafiz.getByText('Choose a case on the left.')).toBeVisible();
  // The first is not the second.
  await caseOf(hafiz, member.username).click();
  await expect(hafiz.getByText('You have approved it.')).toBeVisible();
  await expect(hafiz.getByRole('button', { name: 'Claim this case' })).toBeHidden();
  await expect(zainal.getByText('hafiz has approved it. You would be the second person.')).toBeVisible();
  await zainal.keyboard.press('c');
  await expect(zainal.getByRole('heading', { name: 'Decision' })).toBeVisible();
  await zainal.keyboard.press('r');
  await expect(zainal.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await zainal.keyboard.type('The account is somebody else’s');
  const told = zainal.getByRole('region', { name: 'What the member is told' });
  await expect(told).toContainText('Reason: The account is somebody else’s');
  await expectAccessible(zainal);
  await zainal.getByRole('button', { name: 'Reject and give back RM 60.00' }).click();
  await expect(zainal.getByText('The money is back with the member.')).toBeVisible();
  const { list } = await member.call('listInboxMessages', { query: {} });
  expect(list.map(({ content }) => content).join()).toContain('The account is somebody else’s');
});

test('the console: no page and no file of a player knows of it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(loaded.filter((path) => path.startsWith('/console') || path.startsWith('/wps/operator'))).toEqual(
    [],
  );
  const folder = join(import.meta.dirname, '../apps/web/build/client/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const telling = scripts.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('/wps/operator'),
  );
  expect(telling).toEqual([]);
});

test('the console: an operator is invited, and comes in when a second person has given the role', async ({
  browser,
  baseURL,
}) => {
  const username = `jemput${Date.now().toString(36)}`;
  const [aminah, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(aminah, 'aminah');
  await aminah.getByRole('link', { name: 'Operators' }).click();
  await aminah.getByRole('textbox', { name: 'Username' }).fill(username);
  await aminah.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: 'Cashier' });
  await aminah.getByRole('button', { name: 'Make the link' }).click();
  const link = await textOf(aminah.locator('code'), /\/console\/invitation#wau\./);
  await expectAccessible(aminah);
  const guest = await openDesk(browser, baseURL);
  await guest.goto(new URL(link).pathname + new URL(link).hash);
  await guest.getByLabel('New password').fill('milik-saya-sendiri');
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Save password' }).click();
  await expect(guest.getByText('A second person has to give you your role')).toBeVisible();
  await aminah.reload();
  const ofGuest = (desk: Page) => desk.getByRole('region', { name: username });
  await expect(ofGuest(aminah)).toContainText('Cashier, asked for by aminah');
  await expect(ofGuest(aminah).getByRole('button', { name: 'Give: Cashier' })).toBeHidden();
  await logInOperator(zainal, 'zainal');
  await zainal.getByRole('link', { name: 'Operators' }).click();
  await ofGuest(zainal).getByRole('button', { name: 'Give: Cashier' }).click();
  await expect(ofGuest(zainal)).toContainText('Cashier: given.');
  await expectAccessible(zainal);
  await guest.getByRole('button', { name: 'Log in' }).click();
  await submitLogin(guest, { username, password: 'milik-saya-sendiri' });
  await expect(guest.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
  await ofGuest(zainal).getByRole('button', { name: 'Take away: Cashier' }).click();
  await ofGuest(zainal).getByRole('button', { name: 'Really take away: Cashier?' }).click();
  await expect(ofGuest(zainal)).toBeHidden();
  await guest.getByRole('button', { name: 'Log out' }).click();
  await submitLogin(guest, { username, password: 'milik-saya-sendiri' });
  await expect(guest.getByRole('alert')).toBeVisible();
});

test('the console: an open invitation is seen by another operator, who cancels it, and its link says so', async ({
  browser,
  baseURL,
}) => {
  const username = `batal${Date.now().toString(36)}`;
  const [aminah, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(aminah, 'aminah');
  await aminah.getByRole('link', { name: 'Operators' }).click();
  await aminah.getByRole('textbox', { name: 'Username' }).fill(username);
  await aminah.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: 'Auditor' });
  await aminah.getByRole('button', { name: 'Make the link' }).click();
  const link = await textOf(aminah.locator('code'), /\/console\/invitation#wau\./);
  const openOnes = (desk: Page) => desk.getByRole('region', { name: 'Open invitations' });
  await expect(openOnes(aminah)).toContainText(`${username}, Auditor`);
  await logInOperator(zainal, 'zainal');
  await zainal.getByRole('link', { name: 'Operators' }).click();
  await expect(openOnes(zainal)).toContainText('Invited by aminah');
  const cancel = `Cancel the invitation of ${username}`;
  await openOnes(zainal).getByRole('button', { name: cancel }).click();
  await openOnes(zainal).getByRole('button', { name: cancel }).click();
  await expect(openOnes(zainal)).toContainText('Give a reason of 3 to 200 characters.');
  await expectAccessible(zainal);
  await openOnes(zainal).getByLabel('Reason').fill('The wrong person');
  await openOnes(zainal).getByRole('button', { name: cancel }).dblclick();
  await expect(openOnes(zainal)).not.toContainText(username);
  const guest = await openDesk(browser, baseURL);
  await guest.goto(new URL(link).pathname + new URL(link).hash);
  await guest.getByLabel('New password').fill('milik-saya-sendiri');
  await guest.getByRole('button', { name: 'Save password' }).click();
  await expect(
    guest.getByText('This invitation was cancelled. Whoever invited you can tell you why'),
  ).toBeVisible();
});

test('the console: the dashboard tells people, money, games and funnel of a period, each figure with what it counts, and saves them as files', async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL);
  await logInOperator(desk, 'zainal');
  await desk.getByRole('link', { name: 'Dashboard' }).click();
  const days = desk.getByRole('region', { name: 'Day by day, newest first' });
  await expect(days.getByRole('row')).toHaveCount(8);
  await expect(desk.getByText('Turnover less payouts; below zero where players won.')).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Gross gaming revenue by day' })).toBeVisible();
  await expectAccessible(desk);
  await expectNoWider(desk);
  await desk.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(days.getByRole('row')).toHaveCount(31);
  await expect(desk).toHaveURL(/\/console\/dashboard\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await desk.getByRole('button', { name: 'Title', exact: true }).click();
  await expect(desk).toHaveURL(/&by=title$/);
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Title', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(days.getByRole('row')).toHaveCount(31);
  const funnel = desk.getByRole('region', { name: 'How far members came' });
  await expect(funnel.getByRole('rowheader')).toHaveText([
    'Registered',
    'First deposit',
    'First bet',
    'Second deposit',
  ]);
  const saving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Download CSV: People and money' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^days_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFDay,/);
  expect(lines.filter((line) => line !== '')).toHaveLength(31);
  // A day that lies before the first one of a period is refused in words, and the rest of the page stays.
  await desk.goto('/console/dashboard?from=2026-03-02&to=2026-03-01');
  await expect(desk.getByRole('alert').first()).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('the console: a member is found, shown with masked data and revealed for a reason; two persons adjust the balance, and a locked account is out', async ({
  browser,
  baseURL,
  page,
}) => {
  const member = await openCaseMaker(page, 'ahli');
  const [aminah, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(aminah, 'aminah');
  await logInOperator(zainal, 'zainal');
  for (const desk of [aminah, zainal]) {
    await desk.getByRole('link', { name: 'Members' }).click();
    await desk.getByRole('textbox', { name: /^Username begins/ }).fill(member.username);
    await desk.getByRole('button', { name: 'Find' }).click();
    await desk.getByRole('button', { name: new RegExp(`^${member.username}`) }).click();
    await expect(desk.getByRole('region', { name: `Member ${member.username}` })).toBeVisible();
  }
  await expect(aminah.getByText('No bet yet.')).toBeVisible();
  await expectAccessible(aminah);
  await expectNoWider(aminah);

  await aminah.getByRole('button', { name: 'Show personal data in full' }).click();
  await aminah.getByRole('button', { name: 'Show personal data in full' }).click();
  await expect(aminah.getByRole('textbox', { name: 'Reason' }).first()).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await aminah.getByRole('textbox', { name: 'Reason' }).first().fill('The member called');
  await aminah.getByRole('button', { name: 'Show personal data in full' }).click();
  await expect(aminah.getByRole('button', { name: 'Show personal data in full' })).toBeHidden();

  await aminah.getByRole('textbox', { name: 'New note' }).fill('Called about a lost deposit');
  await aminah.getByRole('button', { name: 'Add the note' }).dblclick();
  await expect(aminah.getByText('Called about a lost deposit')).toHaveCount(1);

  const adjustments = (desk: Page) => desk.getByRole('region', { name: 'Adjustments' });
  await adjustments(aminah).getByRole('textbox', { name: 'Amount' }).fill('25');
  await adjustments(aminah).getByRole('combobox', { name: 'Why' }).selectOption('Missing deposit');
  await adjustments(aminah).getByRole('textbox', { name: 'Reason' }).fill('Lost at the bank');
  await adjustments(aminah).getByRole('button', { name: 'Propose it' }).dblclick();
  await expect(adjustments(aminah).getByText('Waits for a second person')).toHaveCount(1);
  await expect(adjustments(aminah).getByRole('button', { name: 'Approve' })).toBeHidden();
  await zainal.reload();
  await adjustments(zainal).getByRole('button', { name: 'Approve' }).click();
  await adjustments(zainal).getByRole('textbox', { name: 'Reason' }).first().fill('Seen at the bank');
  await adjustments(zainal).getByRole('button', { name: 'Approve' }).dblclick();
  await expect(adjustments(zainal).getByText('Approved')).toBeVisible();
  await expect(zainal.getByRole('region', { name: 'Last movements' })).toContainText('adjustment');
  expect((await member.call('getBalance', {})).sumBalanceMinor).toBe('2500');

  await zainal.getByRole('button', { name: 'Lock the account' }).click();
  await zainal.getByRole('region', { name: 'Sessions and access' }).getByRole('textbox').fill('Asked for it');
  await zainal.getByRole('button', { name: 'Lock the account' }).click();
  await expect(zainal.getByRole('button', { name: 'Open the account again' })).toBeVisible();
  await expect(member.call('getBalance', {})).rejects.toThrow('session.ended');
});
