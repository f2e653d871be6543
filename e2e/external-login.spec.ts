import { expect, type Page, test } from '@playwright/test';
import { startOpenIdProvider } from '@wau/server/modules/account/external-login/testing/openid-provider';
import { withAppDatabase } from './src/app-database.ts';
import { forgetSession } from './src/new-player.ts';
import { storedSession } from './src/page-facts.ts';
import { canChangeSettings } from './src/settings.ts';

test.use({ locale: 'ms-MY', serviceWorkers: 'allow' });
test.skip(!canChangeSettings(), 'the provider is written into the database of our own server');

/** On the provider's own pages: logs in and agrees, as far as it asks. */
async function loginThere(page: Page, subject: string): Promise<void> {
  await page.locator('input[name="login"]').fill(subject);
  await page.locator('input[name="password"]').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('AC-09 somebody new comes from an OpenID provider, registers, and is logged in by one tap from then on', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const provider = await startOpenIdProvider([`${baseURL}/wps/session/external/google/callback`]);
  await withAppDatabase((database) =>
    database.query(
      `insert into wau.identity_providers (merchant_id, provider_code, issuer, client_id)
       values ('wau', 'google', $1, $2)
       on conflict (merchant_id, provider_code) do update
       set issuer = excluded.issuer, client_id = excluded.client_id, enabled = true`,
      [provider.issuer, provider.publicClientId],
    ),
  );
  try {
    const username = `google${Date.now().toString(36)}`;
    await test.step('the icon leads there and back to registration', async () => {
      await page.goto('/m/login?returnTo=%2Fm%2Fmine');
      await page.getByRole('button', { name: 'Teruskan dengan Google' }).click();
      await loginThere(page, username);
      await expect(page.getByText('Google telah mengesahkan anda')).toBeVisible();
      await page.getByRole('textbox', { name: 'Nama pengguna' }).fill(username);
      await page.getByLabel('Kata laluan', { exact: true }).fill('layang-layang-9');
      await page.getByLabel('Sahkan kata laluan').fill('layang-layang-9');
      await page.getByRole('button', { name: 'Daftar', exact: true }).click();
      await expect(page).toHaveURL(/\/m\/mine$/);
    });
    await test.step('the next time it is one tap, although the service worker has taken over', async () => {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await forgetSession(page);
      await page.getByRole('button', { name: 'Teruskan dengan Google' }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect.poll(() => storedSession(page)).toMatchObject({ userName: username });
    });
  } finally {
    await withAppDatabase((database) =>
      database.query(`update wau.identity_providers set enabled = false where provider_code = 'google'`),
    );
    await provider.close();
  }
});
