import { expect, type Locator, type Page, test } from '@playwright/test';
import { withAppDatabase } from './src/app-database.ts';
import { putContent } from './src/content.ts';
import { attributeOf, textOf } from './src/page-facts.ts';

/** A demo member reachable by number and by mail; has the password of before again when the tests are through. */
const member = {
  username: 'rahmat',
  number: '013-765 4321',
  stored: '+60137654321',
  email: 'rahmat@wau.example',
};
/** What rises over home at a first login. */
const greetingId = 'e2e-first-login';
const demoPassword = 'wau-demo-2026';

interface Passwords {
  readonly username_key: string;
  readonly password_hash: string;
  readonly first_login_pending: boolean;
}

let passwordsBefore: readonly Passwords[] = [];

test.beforeAll(async () => {
  const { rows } = await withAppDatabase((database) =>
    database.query<Passwords>(
      `select username_key, password_hash, first_login_pending from wau.members
       where merchant_id = 'wau' and username_key in ('rahmat', 'baharu')`,
    ),
  );
  passwordsBefore = rows;
});

test.afterAll(async () => {
  putContent('announcements', { remove: [greetingId] });
  await withAppDatabase(async (database) => {
    for (const { username_key, password_hash, first_login_pending } of passwordsBefore) {
      await database.query(
        `update wau.members set password_hash = $2, first_login_pending = $3
         where merchant_id = 'wau' and username_key = $1`,
        [username_key, password_hash, first_login_pending],
      );
    }
  });
});

/** Another one each time, because the password of now is refused. */
function freshPassword(): string {
  return `layang-${Date.now().toString(36)}-9`;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

async function openForgot(page: Page): Promise<void> {
  await open(page, '/m/login');
  await page.getByRole('link', { name: 'Lupa kata laluan?' }).click();
  await expect(page.getByRole('heading', { name: 'Lupa kata laluan?' })).toBeVisible();
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata laluan', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log masuk', exact: true }).click();
}

/** The newest message of the outbox to a number or an address, once it is there. */
async function newestMessage(page: Page, recipient: string, text: RegExp): Promise<Locator> {
  const newest = page.getByRole('article').filter({ hasText: recipient }).first();
  await expect(async () => {
    await page.goto('/dev/outbox');
    await expect(newest).toContainText(text, { timeout: 500 });
  }).toPass();
  return newest;
}

test('AC-18 AC-04 a forgotten password is set anew with a code by SMS, and the member is logged in', async ({
  page,
  context,
}) => {
  const password = freshPassword();
  await openForgot(page);
  await expect(page.getByRole('radio', { name: 'Telefon' })).toBeChecked();
  await expect(page.getByLabel('Kod SMS')).toBeDisabled();
  await page.getByLabel('Nombor telefon').fill(member.number);
  await page.getByRole('button', { name: 'Dapatkan kod' }).click();
  await expect(page.getByText('SMS telah dihantar')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(60|5\d)s$/);

  const outbox = await context.newPage();
  const sms = await newestMessage(outbox, member.stored, /kod kata laluan baharu/);
  const code = await textOf(sms.getByRole('status'), /^\d{6}$/);
  await outbox.close();

  await page.getByLabel('Kod SMS').fill(code);
  await page.getByLabel('Kata laluan baharu').fill(password);
  await page.getByRole('button', { name: 'Simpan kata laluan baharu' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner').getByText('Rahmat')).toBeVisible();
});

test('AC-17 a mailed link sets a new password, once', async ({ page, context }) => {
  const password = freshPassword();
  await openForgot(page);
  await page.getByRole('radio', { name: 'E-mel' }).check();
  await page.getByLabel('Nama pengguna').fill(` ${member.username} `);
  await page.getByLabel('E-mel', { exact: true }).last().fill(member.email);
  const sent = page.waitForRequest('**/wps/member/password/email');
  await page.getByRole('button', { name: 'Dapatkan semula kata laluan' }).click();
  const request = await sent;
  expect(request.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(request.postData()).toBe('username=rahmat&email=rahmat%40wau.example');
  await expect(page.getByText('Telah dihantar. Sila semak e-mel anda')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);

  const outbox = await context.newPage();
  const letter = await newestMessage(outbox, member.email, /telah meminta kata laluan baharu/);
  const link = letter.getByRole('link', { name: 'Pilih kata laluan baharu' });
  const address = await attributeOf(link, 'href', /#/);
  await link.click();
  await setByLink(outbox, password);
  await expect(outbox.getByText('Kata laluan baharu disimpan. Sila log masuk')).toBeVisible();
  await expect(outbox).toHaveURL(/\/m\/login$/);
  await logIn(outbox, member.username, password);
  await expect(outbox).toHaveURL(/\/m\/home$/);

  await open(page, new URL(address).pathname + new URL(address).hash);
  await setByLink(page, freshPassword());
  await expect(page.getByRole('heading', { name: 'Pautan ini tidak lagi berfungsi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Minta pautan baharu' })).toBeVisible();
});

async function setByLink(page: Page, password: string): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached();
  // The token is gone from the address bar, and with it from the history.
  await expect(page).toHaveURL(/\/m\/resetPassword$/);
  await page.getByLabel('Kata laluan baharu', { exact: true }).fill(password);
  await page.getByLabel('Sahkan kata laluan baharu').fill(password);
  await page.getByRole('button', { name: 'Simpan kata laluan baharu' }).click();
}

test('AC-19 an account that the operator opened asks for a password of the member’s own before anything else', async ({
  page,
}) => {
  const password = freshPassword();
  putContent('announcements', {
    items: [
      {
        id: greetingId,
        types: ['PU'],
        groupName: 'm_home',
        execution: 'F',
        from: '2026-01-01T00:00:00Z',
        texts: { MY: { title: 'Akaun anda sudah sedia', content: '<p>Selamat datang.</p>' } },
      },
    ],
  });
  await open(page, '/m/login');
  await logIn(page, 'baharu', demoPassword);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page.getByLabel('Kata laluan lama')).toHaveCount(0);
  // Only this page's memory held the given password.
  for (const path of ['/m/mine', '/m/set', '/m/gameRecord']) {
    await open(page, path);
    await expect(page).toHaveURL(/\/m\/changePsw$/);
  }
  await page.getByLabel('Kata laluan lama').fill(demoPassword);
  await page.getByLabel('Kata laluan baharu', { exact: true }).fill(demoPassword);
  await page.getByLabel('Sahkan kata laluan baharu').fill(demoPassword);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Kata laluan baharu tidak boleh sama dengan kata laluan lama')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Kata laluan baharu', { exact: true }).fill(password);
  await page.getByLabel('Sahkan kata laluan baharu').fill(password);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Perubahan disimpan')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  // What the merchant has for a first login greets the member there.
  await expect(page.getByRole('dialog').getByText('Akaun anda sudah sedia').first()).toBeVisible();
  await open(page, '/m/gameRecord');
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
});

test('AC-19 without a session the page for changing the password is home', async ({ page }) => {
  await open(page, '/m/changePsw');
  await expect(page).toHaveURL(/\/m\/home$/);
});
