import { expect, type Page, test } from '@playwright/test';
import { hold } from './src/hold.ts';
import { attributeOf, storedSession } from './src/page-facts.ts';
import { demoPassword, siteOf } from './src/player.ts';
import { sentCode } from './src/sent-code.ts';

const isReady = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();

async function openLogin(page: Page, returnTo?: string): Promise<void> {
  await page.goto(returnTo === undefined ? '/m/login' : `/m/login?returnTo=${encodeURIComponent(returnTo)}`);
  await isReady(page);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Log masuk', exact: true }).click();

/** Everything that logging in leaves in the browser. */
const stored = (page: Page) =>
  page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));

test('AC-06 a login travels encrypted and leaves the session where it is documented', async ({ page }) => {
  await openLogin(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'));
  await page.getByLabel('Nama pengguna').fill('rahmat');
  await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
  await submit(page);
  const request = await sent;
  expect(request.headers().encryption).toBe('JWE');
  expect(request.postData()).not.toContain(demoPassword);
  expect(request.postDataJSON().data).toMatch(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/);
  await expect(page).toHaveURL(/\/m\/home$/);
  const session = {
    merchantCode: 'wau',
    userName: 'rahmat',
    type: 0,
    firstTimeLogin: false,
    mustChangePassword: false,
  };
  await expect.poll(() => storedSession(page)).toMatchObject(session);
});

test('AC-02 AC-04 a member logs in by number and the code that was sent', async ({ page, baseURL }) => {
  await openLogin(page);
  await page.getByRole('radio', { name: 'Telefon' }).click();
  await expect(page.getByRole('button', { name: 'Kod negara: Malaysia +60' })).toBeVisible();
  await page.getByLabel('Nombor telefon').fill('12');
  await page.getByRole('button', { name: 'Dapatkan kod' }).click();
  await expect(page.getByText('Sila masukkan nombor telefon yang sah')).toBeVisible();
  await page.getByLabel('Nombor telefon').fill('12-345 6789');
  await page.getByRole('button', { name: 'Dapatkan kod' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^\d\ds$/);
  const code = await sentCode(page, siteOf('wau', baseURL), '+60123456789');
  await page.getByLabel('Kod SMS').fill(code);
  await submit(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'demo' });
});

test('AC-02 the dialing code is searched for and chosen', async ({ page }) => {
  await openLogin(page);
  await page.getByRole('radio', { name: 'Telefon' }).click();
  await page.getByRole('button', { name: /^Kod negara/ }).click();
  await page.getByRole('combobox', { name: 'Cari negara atau kod' }).fill('singa');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Kod negara: Singapura +65' })).toBeVisible();
});

test('AC-05 AC-07 AC-21 a remembered login comes back by itself; a logout stops that and clears the rest', async ({
  page,
  context,
}) => {
  await openLogin(page);
  await page.getByLabel('Nama pengguna').fill('rahmat');
  await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
  await page.getByLabel('Ingat kata laluan').check();
  await submit(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(async () => (await stored(page)).local.remPass).toBe('1');
  const { local } = await stored(page);
  expect(JSON.parse(local.sass ?? '')).toMatchObject({ type: 'username', username: 'rahmat' });
  expect(local.autoLogin).toBe('1');
  await expect.poll(async () => (await stored(page)).local.MC_MEMBER_INFO).toContain('"userName":"rahmat"');
  expect(JSON.stringify(local)).not.toContain(demoPassword);

  // Once the browser has been closed no tab knows a session, but the device remembers.
  await page.close();
  const tab = await context.newPage();
  await tab.goto('/m/gameRecord');
  await expect(tab).toHaveURL(/\/m\/gameRecord$/);
  await expect.poll(async () => (await stored(tab)).session.MC_SESSION_INFO).toContain('rahmat');

  await tab.goto('/m/set');
  await isReady(tab);
  await tab.getByRole('button', { name: 'Log keluar' }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Log keluar' }).click();
  await expect(tab).toHaveURL(/\/m\/home$/);
  await isReady(tab);
  const left = async () => {
    const { session, local } = await stored(tab);
    const { autoLogin, autoSass, autoRemPass, MC_MEMBER_INFO } = local;
    return { session: session.MC_SESSION_INFO, autoLogin, autoSass, autoRemPass, MC_MEMBER_INFO };
  };
  await expect.poll(left).toEqual({ autoLogin: '0' });

  await openLogin(tab);
  await expect(tab.getByLabel('Nama pengguna')).toHaveValue('rahmat');
  await expect(tab.getByLabel('Kata laluan', { exact: true })).toHaveValue(demoPassword);
  await submit(tab);
  await expect(tab).toHaveURL(/\/m\/home$/);
});

test('AC-05 logging out everywhere makes the remembered password useless', async ({ page, request }) => {
  await openLogin(page);
  await page.getByLabel('Nama pengguna').fill('rahmat');
  await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
  await page.getByLabel('Ingat kata laluan').check();
  await submit(page);
  await expect.poll(async () => (await stored(page)).local.autoSass).toBeDefined();
  const { token } = JSON.parse((await stored(page)).session.MC_SESSION_INFO ?? '');
  const answer = await request.delete('/wps/session/sessions', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  await page.evaluate(() => sessionStorage.clear());
  await openLogin(page);
  await expect(page.getByLabel('Nama pengguna')).toHaveValue('rahmat');
  await expect(page.getByLabel('Kata laluan', { exact: true })).toHaveValue('');
  await expect.poll(async () => (await stored(page)).local.autoLogin).toBe('0');
});

test('AC-03 the captcha appears after the third wrong password, and another picture with a tap', async ({
  page,
}) => {
  await openLogin(page);
  await page.getByLabel('Nama pengguna').fill(`tiada${Date.now()}`);
  for (let failure = 0; failure < 3; failure += 1) {
    await expect(page.getByLabel('Kod', { exact: true })).toBeHidden();
    await page.getByLabel('Kata laluan', { exact: true }).fill(`salah-${failure}`);
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('salah');
    await expect(page.getByRole('button', { name: 'Log masuk', exact: true })).not.toHaveAttribute(
      'aria-busy',
    );
  }
  const picture = page.getByAltText('Gambar berisi kod');
  await expect(picture).toBeVisible();
  const first = await attributeOf(picture, 'src', /^data:image\/png;base64,/);
  await page.getByRole('button', { name: 'Gambar baharu' }).click();
  await expect(picture).not.toHaveAttribute('src', first);
  // A wrong answer stands at its field.
  await page.getByLabel('Kod', { exact: true }).fill('000000');
  await submit(page);
  await expect(page.getByText('Kod pengesahan salah')).toBeVisible();
  await expect(page.getByLabel('Kod', { exact: true })).toBeFocused();
});

test('AC-10 a free trial begins with play money, plays, and is told what is closed to it', async ({
  page,
}) => {
  await page.goto('/m/trail');
  await isReady(page);
  await page.getByRole('button', { name: 'Mulakan percubaan percuma' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => storedSession(page)).toMatchObject({ merchantCode: 'wautrial', type: 4 });
  await expect.poll(async () => (await stored(page)).session.MC_TRIAL_NAME).toMatch(/trial_/);
  await expect(page.getByText('RM 1,000.00').first()).toBeVisible();
  await page.goto('/m/launchGame?vendor=studio&gameId=dice');
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button').first()).toBeVisible();
  await page.goto('/m/voucherCenter');
  await expect(
    page.getByText('Sila log masuk dengan akaun sebenar untuk menggunakan fungsi ini').first(),
  ).toBeVisible();
});

test('AC-20 settings send a visitor home', async ({ page }) => {
  await page.goto('/m/set');
  await expect(page).toHaveURL(/\/m\/home$/);
});

// Which addresses those are, and which a link may name, is tried with all of them beside the code that says so.
for (const path of ['/m/voucherCenter', '/m/transaction/record']) {
  test(`AC-24 ${path} without a session asks to log in and comes back`, async ({ page, baseURL }) => {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/m/login\\?returnTo=${encodeURIComponent(path)}`));
    await isReady(page);
    await page.getByLabel('Nama pengguna').fill('rahmat');
    await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
    await submit(page);
    await expect(page).toHaveURL(`${siteOf('wau', baseURL)}${path}`);
  });
}

for (const elsewhere of ['https://elsewhere.example/', '/\\elsewhere.example/']) {
  test(`AC-24 a link cannot send a player to ${JSON.stringify(elsewhere)} after the login`, async ({
    page,
    baseURL,
  }) => {
    await openLogin(page, elsewhere);
    await page.getByLabel('Nama pengguna').fill('rahmat');
    await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
    await submit(page);
    await expect(page).toHaveURL(`${siteOf('wau', baseURL)}/m/home`);
  });
}

test('F1 five taps on the login button are one login', async ({ page }) => {
  await openLogin(page);
  let attempts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/session/login')) attempts += 1;
  });
  // A slow network, so that all taps fall into one attempt.
  const letGo = await hold(page, '**/wps/session/login');
  await page.getByLabel('Nama pengguna').fill('rahmat');
  await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
  await page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
    for (let tap = 0; tap < 5; tap += 1) {
      button?.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect.poll(() => attempts).toBe(1);
  letGo();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(attempts).toBe(1);
});

test('AC-01 the screen opens at its top and the second merchant shows no SMS tab', async ({
  page,
  baseURL,
}) => {
  const laut = siteOf('laut', baseURL);
  await page.goto(`${laut}/m/home`);
  await isReady(page);
  await page.evaluate(() => window.scrollTo(0, 10_000));
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.locator('input[autocomplete="username"]').fill('marina');
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword);
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  await expect(page).toHaveURL(/\/m\/home$/);
});
