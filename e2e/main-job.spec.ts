import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test';
import { hurryUntilAttached } from './src/hurry-game.ts';
import { storedSession } from './src/page-facts.ts';
import { test } from './src/test.ts';

// As players see it who have asked for nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const depositedMinor = 5_000;

/** The labels of the three games' own buttons, by the name that the list shows. */
const games = [
  { link: /^Dice|^Dadu/, bet: 'Baling', result: /^Dapat \d{1,2}\.\d{2}/ },
  { link: /^Plinko/, bet: 'Jatuhkan bola', result: /^Bola jatuh di/ },
  { link: /^Wau Bulan/, bet: 'Putar', result: /^(Tiada kemenangan|Menang RM|RM\s[0-9.,]+ dikembalikan)/ },
];

test.use({ locale: 'ms-MY' });

test('main job AC-01 AC-16 AC-21 AC-24 SH-10 CA-06: a new player registers, deposits, plays three games that really play, checks a round, logs out, and logs in the next day', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const complaints: string[] = [];
  collectComplaints(page, complaints);
  const player = { username: `siti${Date.now().toString(36)}`, password: 'layang-layang-9' };

  await test.step('opens Wau as a visitor, in Malay', async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', /^ms/);
    await expect(page.getByRole('heading', { name: 'Permainan' })).toBeVisible();
  });

  await test.step('registers and is logged in', () => register(page, player));
  await test.step('deposits RM 50 at the sandbox provider', () => deposit(page, '50'));

  const balances = await test.step('plays three games', async () => {
    const after: number[] = [];
    for (const game of games) after.push(await playOnce(page, game, after.at(-1) ?? depositedMinor));
    return after;
  });

  await test.step('sees every bet and movement, ending in the balance that the games showed', async () => {
    await openFromMemberCentre(page, 'Rekod pertaruhan');
    await expect(page.getByRole('link', { name: /Semak adil/ })).toHaveCount(games.length);
    await openFromMemberCentre(page, 'Rekod akaun');
    const newest = page.getByRole('main').getByRole('listitem').first();
    await expect(newest).toContainText(`Baki ${ringgit(balances.at(-1) ?? 0)}`);
    const deposits = page.getByRole('listitem').filter({ hasText: `+${ringgit(depositedMinor)}` });
    await expect(deposits).toHaveCount(1);
  });

  await test.step('changes the seeds, and the browser proves the first round fair', async () => {
    const verdict = await verifyOldestRound(page, complaints);
    await expect(verdict.getByRole('heading', { name: 'Pusingan ini adil', exact: true })).toBeVisible();
  });

  await test.step('logs out', () => logOut(page));
  await test.step('comes back the next day and finds the money', () =>
    comeBack(browser, player, balances.at(-1) ?? 0, complaints));

  expect(complaints, 'policy violations, hydration warnings and crashes in the console').toEqual([]);
});

interface Player {
  readonly username: string;
  readonly password: string;
}

async function register(page: Page, { username, password }: Player): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Daftar' }).click();
  await page.getByRole('textbox', { name: 'Nama pengguna' }).fill(username);
  await page.getByLabel('Kata laluan', { exact: true }).fill(password);
  await page.getByLabel('Sahkan kata laluan').fill(password);
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page.getByText('Pendaftaran berjaya')).toBeVisible();
  await expect(page.getByRole('banner').getByText(username)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('RM 0.00');
  await expect.poll(() => storedSession(page)).toMatchObject({ merchantCode: 'wau', userName: username });
}

async function deposit(page: Page, amount: string): Promise<void> {
  await openFromFooter(page, 'Deposit');
  await page.getByRole('textbox', { name: 'Jumlah' }).fill(amount);
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await expect(page.getByRole('heading', { name: 'Bayaran kepada Wau' })).toBeVisible();
  // The provider reports the decision twice; the money must come once all the same.
  await page.getByRole('radio', { name: /^Dua kali/ }).check();
  await page.getByRole('button', { name: `Luluskan RM ${amount}` }).click();
  await expect(page.getByText('Wang sudah masuk ke baki anda')).toBeVisible({ timeout: 20_000 });
}

/** Plays one round of RM 1 and returns the balance after it, in sen. */
async function playOnce(page: Page, game: (typeof games)[number], before: number): Promise<number> {
  await openFromFooter(page, 'Utama');
  const popular = page.getByRole('region', { name: 'Permainan popular' });
  await popular.getByRole('link', { name: game.link }).click();
  const frame = gameFrame(page);
  await expect(frame.getByText(`Baki ${ringgit(before)}`)).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().endsWith('/studio/api/bets'));
  await frame.getByRole('button', { name: game.bet }).click();
  const { value } = (await (await answer).json()) as { value: { stakeMinor: string; payoutMinor: string } };
  const after = before - Number(value.stakeMinor) + Number(value.payoutMinor);
  expect(value.stakeMinor).toBe('100');
  await hurryUntilAttached(frame, frame.getByRole('status').filter({ hasText: game.result }));
  await expect(frame.getByText(`Baki ${ringgit(after)}`)).toBeVisible({ timeout: 10_000 });
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(page.getByRole('banner')).toContainText(ringgit(after));
  return after;
}

async function verifyOldestRound(page: Page, complaints: string[]): Promise<Page> {
  await openFromFooter(page, 'Utama');
  await page
    .getByRole('region', { name: 'Permainan popular' })
    .getByRole('link', { name: games[0]?.link ?? '' })
    .click();
  const frame = gameFrame(page);
  await frame.getByRole('button', { name: 'Menu' }).click();
  await frame.getByRole('button', { name: 'Semak adil' }).click();
  // By keyboard, because a click in a scrolled sheet of a sandboxed frame is aimed at where it was before.
  await frame.getByRole('button', { name: 'Tukar seed dan dedahkan' }).press('Enter');
  await expect(frame.getByText('Seed baharu sedang digunakan')).toBeVisible();
  await page.goto('/m/gameRecord');
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /Semak adil/ })
    .last()
    .click();
  const verdict = await opened;
  collectComplaints(verdict, complaints);
  return verdict;
}

async function logOut(page: Page): Promise<void> {
  await openFromFooter(page, 'Ahli');
  await page.getByRole('button', { name: 'Log keluar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log keluar' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log masuk' })).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();
}

/** A browser opened anew has no session storage, as on the next day. */
async function comeBack(
  browser: Browser,
  { username, password }: Player,
  balance: number,
  complaints: string[],
): Promise<void> {
  const tomorrow = await browser.newContext();
  const page = await tomorrow.newPage();
  collectComplaints(page, complaints);
  await page.goto('/m/mine');
  await page.getByRole('main').getByRole('link', { name: 'Log masuk' }).click();
  await page.getByRole('textbox', { name: 'Nama pengguna' }).fill(username);
  await page.getByLabel('Kata laluan', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await expect(page).toHaveURL(/\/m\/mine$/);
  await expect(page.getByText(ringgit(balance)).first()).toBeVisible();
  await tomorrow.close();
}

function gameFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

async function openFromMemberCentre(page: Page, name: string): Promise<void> {
  await openFromFooter(page, 'Ahli');
  await page.getByRole('main').getByRole('link', { name }).click();
}

async function openFromFooter(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
}

function ringgit(minor: number): string {
  return `RM ${(minor / 100).toFixed(2)}`;
}

/** What the browser holds against us on the way: violations of our own policy, hydration warnings, crashes. */
function collectComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    // The tests' own doing: a service worker would answer what they want to see at the server.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}
