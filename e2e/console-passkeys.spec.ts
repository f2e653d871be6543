import { expect } from '@playwright/test';
import { expectAccessible } from './src/accessible.ts';
import { addFingerprintReader } from './src/fingerprint-reader.ts';
import { codeOf, logInOperator, openDesk } from './src/operator.ts';
import { demoPassword } from './src/player.ts';
import { canChangeSettings } from './src/settings.ts';
import { test } from './src/test.ts';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(240_000);
});

test('the console: an operator makes a passkey, comes in by it alone, and not any more when it was removed', async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL);
  await addFingerprintReader(desk);
  await logInOperator(desk, 'zainal');
  const passkeys = desk.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  const byPasskey = desk.getByRole('button', { name: 'Log in with a passkey' });

  await test.step('it is made after password and code', async () => {
    await desk.getByRole('link', { name: 'Your passkeys' }).click();
    await expect(desk.getByText('You have no passkey yet.')).toBeVisible();
    const form = desk.getByRole('form', { name: 'Add a passkey' });
    await form.getByLabel('Name of the passkey').fill('Office computer');
    await form.getByLabel('Password').fill('not-the-password');
    await form.getByLabel(/^Code of your/).fill('123456');
    await form.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(form.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(desk);
    await form.getByLabel('Password').fill(demoPassword);
    await form.getByLabel(/^Code of your/).fill(await codeOf(desk, 'zainal'));
    await form.getByRole('button', { name: 'Add a passkey' }).dblclick();
    await expect(desk.getByRole('status').filter({ hasText: 'Office computer is ready.' })).toBeVisible();
    await expect(passkeys).toHaveCount(1);
    await expect(passkeys).toContainText('Not used yet');
    await expectAccessible(desk);
  });

  await test.step('it logs in by itself', async () => {
    await desk.getByRole('button', { name: 'Log out' }).click();
    await expect(byPasskey).toBeVisible();
    await expectAccessible(desk);
    await byPasskey.dblclick();
    // The page that was open before is there again.
    await expect(passkeys).toContainText('Used last');
    await desk.setViewportSize({ width: 820, height: 1100 });
    await expect
      .poll(() => desk.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  });

  await test.step('removed, it opens nothing', async () => {
    await passkeys.getByRole('button', { name: 'Remove: Office computer' }).click();
    await passkeys.getByRole('button', { name: 'Really remove it?' }).click();
    await expect(desk.getByRole('status').filter({ hasText: 'Office computer was removed.' })).toBeVisible();
    await expect(passkeys).toHaveCount(0);
    await desk.getByRole('button', { name: 'Log out' }).click();
    await byPasskey.click();
    await expect(desk.getByRole('alert')).toContainText('This passkey was not accepted.');
  });
});
