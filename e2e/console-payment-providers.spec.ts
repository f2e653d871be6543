import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './src/accessible.ts';
import { failEveryCall } from './src/fake-calls.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { logIn } from './src/player.ts';
import { canChangeSettings } from './src/settings.ts';
import { test } from './src/test.ts';

const name = 'Sandbox: crypto';
const card = (desk: Page) => desk.getByRole('list').getByRole('article', { name });
const told = (desk: Page, text: string) => desk.getByRole('status').filter({ hasText: text });

async function openProviders(desk: Page, username: string): Promise<void> {
  await logInOperator(desk, username);
  await desk.getByRole('link', { name: 'Payment providers', exact: true }).click();
  await expect(card(desk)).toBeVisible();
}

test('one operator switches a payment provider off, and players lose its way to deposit; on again takes a second one', async ({
  browser,
  baseURL,
  page,
}) => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(180_000);
  const desk = await openDesk(browser, baseURL);
  await openProviders(desk, 'aminah');
  await expectAccessible(desk);
  await expect(card(desk)).toContainText(/\/payments\/wau\/sandboxcrypto\/pay-in/);
  await card(desk)
    .getByRole('button', { name: `Switch off: ${name}` })
    .click();
  await card(desk)
    .getByRole('button', { name: `Really switch ${name} off?` })
    .click();
  await expect(told(desk, `${name} is changed.`)).toBeVisible();
  await expect(card(desk).getByText('Off', { exact: true })).toBeVisible();

  await logIn(page, baseURL ?? '', 'demo');
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /Kripto/ })).toHaveCount(0);

  await card(desk)
    .getByRole('button', { name: `Change: ${name}` })
    .click();
  const form = desk.getByRole('form', { name: `Change: ${name}` });
  await form.getByRole('button', { name: 'On', exact: true }).click();
  // What is refused stays as it was chosen.
  const address = '**/wps/operator/paymentProviders';
  await desk.route(address, failEveryCall, { times: 1 });
  await form.getByRole('button', { name: 'Ask for it' }).click();
  await expect(desk.getByRole('alert')).toBeVisible();
  await expect(form.getByRole('button', { name: 'On', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await form.getByRole('button', { name: 'Ask for it' }).dblclick();
  await expect(told(desk, 'A second person has to approve it.')).toBeVisible();
  const waiting = (on: Page) => on.getByRole('region', { name: 'Waits for a second person' });
  await expect(waiting(desk).getByRole('button', { name: `Approve: ${name}` })).toHaveCount(0);
  await expect(waiting(desk)).toContainText('Another person has to approve it.');

  const second = await openDesk(browser, baseURL);
  await openProviders(second, 'zainal');
  await expect(waiting(second)).toContainText('Asked for by aminah');
  await expect(waiting(second)).toContainText('Off → On');
  await expectAccessible(second);
  await waiting(second)
    .getByRole('button', { name: `Approve: ${name}` })
    .click();
  await waiting(second)
    .getByRole('button', { name: `Really approve ${name}?` })
    .click();
  await expect(told(second, `${name} is changed.`)).toBeVisible();
  await expect(waiting(second)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: /Kripto/ })).toHaveCount(1);
});
