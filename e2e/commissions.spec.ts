import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './src/accessible.ts';
import { addCommissionRun } from './src/commission-run.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { logInForPage, siteOf } from './src/player.ts';
import { canChangeSettings } from './src/settings.ts';
import { expectSettled } from './src/settled.ts';
import { test } from './src/test.ts';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(360_000);
});

/** The run as a link leads to it among those that wait. */
async function openCase(desk: Page, runId: string): Promise<void> {
  await desk.goto(`/console/commission-approvals?case=${runId}`);
}

test('AG-03 two operators let a run of commissions be paid, and its agent follows the payment to the bet and back', async ({
  browser,
  baseURL,
  page,
}) => {
  const run = await addCommissionRun(40);
  const first = await openDesk(browser, baseURL);
  const second = await openDesk(browser, baseURL);
  await logInOperator(first, 'aminah');
  await logInOperator(second, 'zainal');

  await test.step('the first looks at it down to the bets and approves', async () => {
    await first.getByRole('link', { name: 'Commission runs' }).click();
    await first.getByRole('combobox', { name: 'State' }).selectOption('waiting');
    await first
      .getByRole('region', { name: 'Runs that were found' })
      .getByRole('button', { name: /^Daily salary/ })
      .first()
      .click();
    const desk = first.getByRole('region', { name: /^Run: Daily salary, / });
    await desk.getByRole('button', { name: 'Lines of ejen' }).click();
    const lines = desk.getByRole('region', { name: 'Lines of ejen' });
    await expect(lines.getByRole('row').filter({ hasText: 'kamal' })).toContainText('RM 4.00');
    await lines.getByRole('button', { name: 'Bets of line 1' }).click();
    await desk.getByRole('button', { name: `All its lines: ${run.betKey}` }).click();
    const caused = first.getByRole('region', { name: `Lines of bet ${run.betKey}` });
    await expect(caused.getByRole('row').filter({ hasText: 'ejen' })).toContainText('Daily salary');
    await expectAccessible(first);
    // All of it stands in the address.
    await first.reload();
    await expect(first.getByRole('region', { name: 'Bets of line 1' })).toContainText('RM 1,000.00');
    await desk.getByRole('link', { name: 'Decide about this run' }).click();
    await expect(first.getByRole('heading', { name: 'Commissions to approve' })).toBeVisible();
    await expect(first.getByRole('link', { name: /^Commissions to approve \d+$/ })).toBeVisible();
    await openCase(second, run.runId);
    await first.getByRole('button', { name: 'Claim this case' }).click();
    await expect(first.getByText('You have this case until')).toBeVisible();
    await expect(second.getByText(/aminah is working on this until/)).toBeVisible();
    await expect(second.getByRole('button', { name: 'Claim this case' })).toBeHidden();
    // Let go and taken once more, by the keyboard.
    await first.keyboard.press('u');
    await expect(second.getByRole('button', { name: 'Claim this case' })).toBeVisible();
    await first.keyboard.press('c');
    await expect(first.getByRole('heading', { name: 'Decision' })).toBeVisible();
    await first.keyboard.press('a');
    await first.getByRole('button', { name: 'Let RM 4.00 be paid to 1 agent' }).click();
    await expect(first.getByText('Give a reason of 3 to 200 characters.')).toBeVisible();
    await first.getByRole('textbox', { name: 'Reason' }).fill('Adds up with the bets');
    await expect(first.getByRole('region', { name: 'What the member is told' })).toContainText('Nothing yet');
    await expectAccessible(first);
    await first.getByRole('button', { name: 'Let RM 4.00 be paid to 1 agent' }).dblclick();
    await expect(
      first.getByRole('status').filter({ hasText: 'A colleague has to approve it' }),
    ).toBeVisible();
    await openCase(first, run.runId);
    await expect(first.getByText(/^You have approved it/)).toBeVisible();
    await expect(first.getByRole('button', { name: 'Claim this case' })).toHaveCount(0);
  });

  await test.step('the second sees whose word it has and why, and lets it go; it is paid', async () => {
    await expect(second.getByText('aminah has approved it. You would be the second person.')).toBeVisible();
    await expect(second.getByText('Adds up with the bets')).toBeVisible();
    await second.getByRole('button', { name: 'Claim this case' }).click();
    await second.getByRole('radio', { name: 'Approve' }).check();
    await second.getByRole('textbox', { name: 'Reason' }).fill('Looked through the lines');
    await expect(second.getByRole('region', { name: 'What the member is told' })).toContainText(
      'is in your wallet. Your commissions show how it adds up.',
    );
    await second.getByRole('button', { name: 'Let RM 4.00 be paid to 1 agent' }).click();
    await expect(second.getByRole('status').filter({ hasText: 'Approved. It is being paid.' })).toBeVisible();
    await expect(first.getByText('This case is no longer waiting.')).toBeVisible();
    await second.goto(`/console/commissions?run=${run.runId}`);
    const paid = second.getByRole('region', { name: /^Run: Daily salary, / });
    await expect(paid).toContainText('Adds up with the bets');
    await expect(paid).toContainText('Looked through the lines');
    await expect(paid).toContainText(/Paid so far\s*RM\s4\.00/, { timeout: 30_000 });
    await expect(paid.getByRole('link', { name: 'Decide about this run' })).toHaveCount(0);
    await expectAccessible(second);
  });

  await test.step('the agent reads what was paid, by which tier, and out of which bets', async () => {
    const site = siteOf('wau', baseURL);
    await logInForPage(page, site, 'ejen');
    await page.goto(`${site}/m/webEmail`);
    await page.getByText('Gaji harian sudah dibayar').first().click();
    await expect(page.getByText(/^RM\s4 untuk .* sudah ada dalam dompet anda\./)).toBeVisible();
    await expectSettled(page);
    await page.goto(`${site}/m/agent`);
    await page.getByRole('link', { name: 'Komisen' }).click();
    await page.getByRole('radio', { name: '3 bulan' }).check();
    const row = page.locator(`a[href$="${run.runId}"]`);
    await expect(row).toContainText('RM 4.00');
    await expect(row).toContainText('Dibayar');
    await expectSettled(page);
    await expectAccessible(page);
    await row.click();
    await expect(page.getByText(/^Peringkat 1 · 0[.,]4%$/)).toBeVisible();
    const line = page.getByRole('link', { name: /^kamal/ });
    await expect(line).toContainText('RM 1,000.00 × 0');
    await expectSettled(page);
    await expectAccessible(page);
    await line.click();
    const bet = page.getByRole('button', { name: /Dikira: jumlah taruhan RM 1,000.00/ });
    await expectSettled(page);
    await bet.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: /^Gaji harian/ }).click();
    await expect(page.getByRole('heading', { name: 'Gaji harian' })).toBeVisible();
  });
});

test('AG-03 a run that is rejected is not paid, and says why to whoever looks', async ({
  browser,
  baseURL,
}) => {
  const run = await addCommissionRun(45);
  const desk = await openDesk(browser, baseURL, { locale: 'ms-MY' });
  await logInOperator(desk, 'aminah');
  await openCase(desk, run.runId);
  await desk.getByRole('button', { name: 'Ambil kes ini' }).click();
  await desk.getByRole('radio', { name: 'Tolak' }).check();
  await desk.getByRole('textbox', { name: 'Sebab' }).fill('Pertaruhan bersama');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Tolak pengiraan' }).dblclick();
  await expect(desk.getByRole('status').filter({ hasText: 'Tiada apa-apa dibayar.' })).toBeVisible();
  await desk.goto(`/console/commissions?run=${run.runId}`);
  await expect(desk.getByText('Pertaruhan bersama')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Putuskan pengiraan ini' })).toHaveCount(0);
});
