import { expect, type Page, test } from '@playwright/test';
import { putContent, sendAnnouncement } from './src/content.ts';
import { logIn } from './src/player.ts';
import { canChangeSettings } from './src/settings.ts';

const from = '2026-01-01T00:00:00Z';

function popup(id: string, execution: 'A' | 'B' | 'F', title: string, others: object = {}): object {
  const texts = { MY: { title, content: `<p>Isi ${title}. <a href="/m/help">Pusat bantuan</a></p>` } };
  return { id, types: ['PU'], groupName: 'm_home', execution, from, texts, ...others };
}

const ids = ['e2e-one', 'e2e-two', 'e2e-member', 'e2e-first'];

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'the server under test was not started here');
});
test.afterEach(() => {
  if (canChangeSettings()) putContent('announcements', { remove: ids });
});

const dialog = (page: Page) => page.getByRole('dialog');

test('HO-03 the popup of visitors rises over home, turns without going round, and stays closed until there is another', async ({
  page,
}) => {
  putContent('announcements', {
    items: [popup('e2e-one', 'B', 'Satu', { sortOrder: 1 }), popup('e2e-two', 'B', 'Dua', { sortOrder: 2 })],
  });
  await page.goto('/m/home');
  await expect(dialog(page).getByRole('heading', { name: 'Satu' })).toBeVisible();
  const previous = dialog(page).getByRole('button', { name: 'Pengumuman sebelumnya' });
  const next = dialog(page).getByRole('button', { name: 'Pengumuman seterusnya' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(dialog(page).getByRole('heading', { name: 'Dua' })).toBeVisible();
  await next.click({ force: true });
  await expect(dialog(page).getByText('2 daripada 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();

  await page.reload();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  // The list has come and been compared: what it stored says that it is not to be shown.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('wau_popup_visitor')))
    .toContain('"isShown":false');
  putContent('announcements', { items: [popup('e2e-one', 'B', 'Tiga')] });
  await page.reload();
  await expect(dialog(page).getByRole('heading', { name: 'Tiga' })).toBeVisible();
});

test('HO-03 a member sees the members’ own, whose goal is the reward centre, and a first login what is for it', async ({
  page,
  baseURL,
}) => {
  putContent('announcements', {
    items: [
      popup('e2e-one', 'B', 'Pelawat'),
      popup('e2e-member', 'A', 'Ahli', { sortOrder: 1, link: '/m/rewardCenter' }),
      popup('e2e-first', 'F', 'Kali pertama', { sortOrder: 2 }),
    ],
  });
  const site = new URL(baseURL ?? '').origin;
  await logIn(page, site, 'demo');
  await expect(dialog(page).getByRole('heading', { name: 'Ahli' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Pengumuman seterusnya' })).toHaveCount(0);
  await dialog(page).getByRole('link', { name: 'Ke pusat ganjaran' }).click();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);

  await page.evaluate(() => localStorage.clear());
  await logIn(page, site, 'baharu');
  await expect(dialog(page).getByText('1 daripada 2')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Pengumuman seterusnya' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Kali pertama' })).toBeVisible();
});

test('HO-03 it waits for the popup of the app and comes when that is closed; its links are followed within the app', async ({
  page,
}) => {
  putContent('announcements', { items: [popup('e2e-one', 'B', 'Satu')] });
  await page.goto('/m/home?download=1');
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page).getByRole('heading', { name: 'Satu' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Satu' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Pusat bantuan' }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('HO-05 HO-11 under the promotions stand the channels, other domains in a tab of their own, and the app, whose popup home opens', async ({
  page,
}) => {
  const host = 'm.wau-players.com.my';
  putContent('domains', { items: [{ host }] });
  try {
    await page.goto('/m/activity');
    const domain = page.getByRole('link', { name: 'wau-players.com.my' });
    await expect(domain).toHaveAttribute('target', '_blank');
    await expect(domain).toHaveAttribute('href', new RegExp(`^http://${host}`));
    await expect(page.getByRole('link', { name: /^Telegram · / }).first()).toBeVisible();
    await page.getByRole('link', { name: /Dapatkan aplikasi.*RM\s5,777/ }).click();
    await expect(page).toHaveURL(/\/m\/home\?download=1$/);
    await expect(dialog(page)).toBeVisible();
  } finally {
    putContent('domains', { remove: [host] });
  }
});

test('ME-05 an announcement to one member lights the badge of a page that is open, and is read in the page’s language', async ({
  page,
  baseURL,
}) => {
  await logIn(page, new URL(baseURL ?? '').origin, 'kamal');
  await page.goto('/m/webEmail');
  const readAll = page.getByRole('button', { name: 'Baca semua' });
  await readAll.click();
  await expect(readAll).toHaveCount(0);
  await page.goto('/m/home');
  await expect(page.getByRole('button', { name: 'Peti masuk', exact: true })).toBeVisible();
  sendAnnouncement({
    id: 'e2e-kamal',
    to: ['kamal'],
    link: '/m/rewardCenter',
    texts: { MY: { title: 'Hadiah untuk anda', content: '<p>Sudah menunggu.</p>' } },
  });
  await expect(page.getByTestId('unread-dot').first()).toBeVisible();
  await page.goto('/m/webEmail');
  await page.getByRole('button', { name: /Hadiah untuk anda/ }).click();
  await expect(page.getByText('Sudah menunggu.')).toBeVisible();
  await page.getByRole('link', { name: 'Buka' }).click();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
});
