import { expect, type Page, test } from '@playwright/test';
import {
  type PhoneService,
  startPhoneService,
} from '@wau/server/modules/account/phone-verification/testing/phone-service';
import { withAppDatabase } from './src/app-database.ts';
import { storedSession } from './src/page-facts.ts';
import { canChangeSettings } from './src/settings.ts';

test.skip(!canChangeSettings(), 'the service is written into the database of our own server');

const number = '+60123456789';
const rightCode = '482913';
const apiUrl = 'https://phone.example/v1';

async function useService({ issuer, audience, jwksUrl }: PhoneService): Promise<void> {
  await withAppDatabase((database) =>
    database.query(
      `insert into wau.phone_verification_providers
         (merchant_id, enabled, issuer, audience, jwks_url, api_url, api_key)
       values ('wau', true, $1, $2, $3, $4, 'public-key')
       on conflict (merchant_id) do update
       set enabled = true, issuer = excluded.issuer, audience = excluded.audience, jwks_url = excluded.jwks_url,
           api_url = excluded.api_url, api_key = excluded.api_key`,
      [issuer, audience, jwksUrl, apiUrl],
    ),
  );
}

async function useNone(): Promise<void> {
  await withAppDatabase((database) =>
    database.query(`update wau.phone_verification_providers set enabled = false where merchant_id = 'wau'`),
  );
}

/** Answers for the service what the browser asks of it; what it was asked, in its order. */
async function answerForService(page: Page, service: PhoneService): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${apiUrl}/**`, async (route) => {
    const body = route.request().postDataJSON() as { phoneNumber?: string; code?: string };
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    if (route.request().url().includes('accounts:sendVerificationCode')) {
      asked.push(`send to ${body.phoneNumber}`);
      await route.fulfill({ headers, json: { sessionInfo: 'session-1' } });
      return;
    }
    asked.push(`check ${body.code}`);
    if (body.code === rightCode) {
      await route.fulfill({ headers, json: { idToken: await service.sign(number, Date.now()) } });
    } else {
      await route.fulfill({ status: 400, headers, json: { error: { message: 'INVALID_CODE' } } });
    }
  });
  return asked;
}

test('AC-08 with an outside service the browser has the code sent and checked there, a wrong one ends the login without a word, and the right one logs in', async ({
  page,
}) => {
  const service = await startPhoneService();
  await useService(service);
  try {
    const asked = await answerForService(page, service);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/wps\/(?:verification|session\/login)/.test(pathname)) calls.push(pathname);
    });
    // The server hears of the change a moment after it.
    await expect
      .poll(async () => {
        const answer = await page.request.get('/wps/system/whitelabel');
        return ((await answer.json()) as { value: { phoneVerification: unknown } }).value.phoneVerification;
      })
      .toEqual({ apiUrl, apiKey: 'public-key' });
    await page.goto('/m/login');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.getByRole('radio', { name: 'Telefon' }).click();
    await expect(page.getByRole('button', { name: 'Kod negara: Malaysia +60' })).toBeVisible();
    await page.getByLabel('Nombor telefon').fill('12-345 6789');
    await page.getByRole('button', { name: 'Dapatkan kod' }).click();
    await expect(page.getByRole('timer')).toHaveText(/^\d\ds$/);

    const submit = page.getByRole('button', { name: 'Log masuk', exact: true });
    await page.getByLabel('Kod SMS').fill('000000');
    await submit.click();
    await expect.poll(() => asked).toEqual([`send to ${number}`, 'check 000000']);
    await expect(submit).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(calls, 'neither a code of our own nor a login').toEqual([]);

    await page.getByLabel('Kod SMS').fill(rightCode);
    await submit.click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'demo' });
    expect(asked).toEqual([`send to ${number}`, 'check 000000', `check ${rightCode}`]);
    expect(calls).toEqual(['/wps/session/login']);
  } finally {
    await useNone();
    await service.close();
  }
});
