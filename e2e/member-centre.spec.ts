import { expect, type Page, test } from '@playwright/test';
import { withAppDatabase } from './src/app-database.ts';
import { logIn, logInForPage, siteOf } from './src/player.ts';
import { changeSetting, putSettingsBack } from './src/settings.ts';

test.afterEach(putSettingsBack);

async function openMine(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/m/mine`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

test('ME-01 without a session the member centre offers both ways in, and every entry asks for the login', async ({
  page,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await openMine(page, site);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Pusat ahli' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Log masuk' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Daftar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log keluar' })).toHaveCount(0);

  const popup = page.getByRole('dialog', { name: 'Sila log masuk dahulu' });
  for (const entry of ['Deposit', 'Keselamatan', 'Rekod akaun', 'Rekod pertaruhan', 'Peti masuk']) {
    await main.getByRole('link', { name: entry, exact: true }).click();
    await expect(popup, entry).toBeVisible();
    await popup.getByRole('button', { name: 'Tutup' }).click();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/m\/mine$/);
  }
  await main.getByRole('button', { name: /Selamat datang/ }).click();
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Tutup' }).click();
  // ME-03: the badge asks for the login, too, and the count is not asked for.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/inbox/unread')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Peti masuk' }).click();
  await expect(popup).toBeVisible();
  await popup.getByRole('link', { name: 'Log masuk' }).click();
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2FwebEmail$/);
  expect(asked).toEqual([]);
});

test('ME-01 a member sees who they are, since when, and every entry that is switched on and exists', async ({
  page,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logInForPage(page, site, 'demo');
  await page.goto(`${site}/m/member/home`);
  await expect(page.getByText(/Menjadi ahli/)).toBeVisible();
  await expect(page.getByText(/^RM [\d,]+\.\d{2}$/).first()).toBeVisible();
  const entries = page.getByRole('main').getByRole('listitem');
  for (const entry of ['Deposit', 'Keselamatan', 'Rekod akaun', 'Rekod pertaruhan', 'Peti masuk']) {
    await expect(entries.filter({ hasText: entry }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Tetapan' }).click();
  await expect(page).toHaveURL(/\/m\/set$/);
  await openMine(page, site);
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await openMine(page, site);
  await page.getByRole('button', { name: 'Log keluar' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('ME-01 AP-02 a switch shows and hides its entry while the site runs', async ({ page, baseURL }) => {
  const site = siteOf('wau', baseURL);
  await logIn(page, site, 'demo');
  const record = page.getByRole('main').getByRole('link', { name: 'Rekod akaun', exact: true });
  const deposit = page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true });
  /** The switch reaches the server within moments, and a page that is opened after that. */
  const expectRecords = (count: number) =>
    expect(async () => {
      await openMine(page, site);
      await expect(deposit).toBeVisible();
      await expect(record).toHaveCount(count, { timeout: 1_000 });
    }).toPass();
  await expectRecords(1);
  changeSetting('wau', 'flag', 'TRANSREC3', 'off');
  await expectRecords(0);
  changeSetting('wau', 'flag', 'TRANSREC3', 'on');
  await expectRecords(1);
});

test('ME-02 mem_cen and dep_func choose the new screens for the merchant that wants them', async ({
  page,
  baseURL,
}) => {
  const laut = siteOf('laut', baseURL);
  await logIn(page, laut, 'marina');
  await openMine(page, laut);
  // Of two that follow each other, cards stand side by side, rows one below the other.
  const lines = (site: string) =>
    page
      .getByRole('main')
      .getByRole('link', {
        name: site === laut ? /^(?:Deposit|Withdraw)$/ : /^(?:Deposit|Pengeluaran)$/,
      })
      .evaluateAll((links) => {
        const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
        return { entries: tops.length, lines: new Set(tops).size };
      });
  await expect.poll(() => lines(laut)).toEqual({ entries: 2, lines: 1 });
  await page.goto(`${laut}/m/voucherCenter`);
  await page.getByRole('textbox', { name: 'Amount' }).fill('30');
  await page.getByRole('button', { name: /Continue/ }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.goto(`${laut}/m/voucherCenter`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Added to your balance' })).toBeVisible();
  await expect(page.getByText('Pay before')).toBeVisible();

  const wau = siteOf('wau', baseURL);
  await logIn(page, wau, 'rahmat');
  await openMine(page, wau);
  await expect.poll(() => lines(wau)).toEqual({ entries: 2, lines: 2 });
});

/** A demo member as an operator's data would have them: told something new, and afterwards as they were. */
interface DemoMember {
  readonly nickname: string;
  readonly email: string;
  readonly head_icon: string;
}

async function tellRahmat(): Promise<DemoMember> {
  return withAppDatabase(async (database) => {
    await database.query(`delete from wau.inbox_messages where member_id = (${rahmat})`);
    await database.query(`
      insert into wau.inbox_messages (merchant_id, message_id, member_id, title, content, sent_at)
      select 'wau', 'msg_' || lpad(replace(gen_random_uuid()::text, '-', ''), 26, '0'), member_id, 'Berita baharu',
             '<p>Lihat <a href="/m/gameRecord">Rekod pertaruhan</a> anda.</p>', now()
      from (${rahmat}) as member`);
    const { rows } = await database.query<DemoMember>(
      `select nickname, email, head_icon from wau.members where member_id = (${rahmat})`,
    );
    await database.query(
      `update wau.members set nickname = 'Rahmat', email = 'rahmat@wau.example', head_icon = ''
       where member_id = (${rahmat})`,
    );
    return rows[0] as DemoMember;
  });
}

async function restoreRahmat({ nickname, email, head_icon }: DemoMember): Promise<void> {
  await withAppDatabase((database) =>
    database.query(
      `update wau.members set nickname = $1, email = $2, head_icon = $3 where member_id = (${rahmat})`,
      [nickname, email, head_icon],
    ),
  );
}

const rahmat = "select member_id from wau.members where merchant_id = 'wau' and username_key = 'rahmat'";

let asHeWas: DemoMember;
test.beforeAll(async () => {
  asHeWas = await tellRahmat();
});
test.afterAll(() => restoreRahmat(asHeWas));

test('ME-03 the dot stands while a message is unread, and goes when it has been read', async ({
  page,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logIn(page, site, 'rahmat');
  await openMine(page, site);
  await expect(page.getByTestId('unread-dot')).toBeVisible();
  await page.getByRole('button', { name: /^Peti masuk: 1 mesej/ }).click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  await page.getByRole('button', { name: /Berita baharu/ }).click();
  await expect(page.getByText(/Lihat .* anda\./)).toBeVisible();
  await page.getByRole('link', { name: 'Rekod pertaruhan' }).click();
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
  await openMine(page, site);
  await expect(page.getByRole('button', { name: 'Peti masuk', exact: true })).toBeVisible();
  await expect(page.getByTestId('unread-dot')).toHaveCount(0);

  await page.goto(`${site}/m/message`);
  await page.getByRole('button', { name: /Berita baharu/ }).click();
  await page.getByRole('button', { name: 'Padam mesej' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Padam mesej' }).click();
  await expect(page.getByText('Tiada mesej')).toBeVisible();
});

test('ME-04 picture, nickname and e-mail address are changed on the profile and show at once', async ({
  page,
  baseURL,
}) => {
  const site = siteOf('wau', baseURL);
  await logIn(page, site, 'rahmat');
  await openMine(page, site);
  await page.getByRole('link', { name: 'Profil saya' }).click();
  await page.getByRole('radio', { name: 'Gambar 6' }).check({ force: true });
  await expect(page.locator('img[src="/art/heads/penyu.svg"][width="64"]')).toBeVisible();

  await page.getByLabel('Nama panggilan').fill('x');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Gunakan 2 hingga 20 huruf')).toBeVisible();
  await page.getByLabel('Nama panggilan').fill('Rahmat Hijau');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('button', { name: 'Simpan' })).toHaveCount(0);

  await page.getByLabel('E-mel').fill('rahmat.baharu@wau.example');
  await page.getByLabel('Kata laluan anda').fill('bukan-ini-99');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.locator('[name=loginPassword][aria-invalid=true]')).toBeVisible();
  await page.getByLabel('Kata laluan anda').fill('wau-demo-2026');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByLabel('Kata laluan anda')).toHaveCount(0);

  await openMine(page, site);
  await expect(page.getByText('Rahmat Hijau')).toBeVisible();
  await expect(page.getByRole('main').locator('img[src="/art/heads/penyu.svg"]')).toBeVisible();
  // The member is told about the new address.
  await expect(page.getByTestId('unread-dot')).toBeVisible();
});

test('SH-07 ME-01 a free trial cannot enter the member centre and is told so', async ({ page, baseURL }) => {
  const site = siteOf('wau', baseURL);
  await page.goto(`${site}/m/home`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.evaluate(() => {
    const session = {
      token: 'x'.repeat(43),
      merchantCode: 'wau',
      userName: 'cuba',
      type: 4,
      firstTimeLogin: false,
      mustChangePassword: false,
    };
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  });
  await page.route('**/wps/**', (route) =>
    route.request().headers().authorization === undefined
      ? route.continue()
      : route.abort('connectionfailed'),
  );
  // What is told goes by itself after some seconds, and all pictures of home may take longer.
  await page.goto(`${site}/m/mine`, { waitUntil: 'commit' });
  await expect(page.getByText('Sila log masuk dengan akaun sebenar')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});
