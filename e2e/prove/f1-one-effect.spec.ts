import { expect, type Locator, type Page, test } from '@playwright/test';
import { withAppDatabase } from '../src/app-database.ts';

/*
 * F1: five taps, lost answers, requests that never arrive, reloads and retries have one effect each, counted in the
 * database of a real server: one account, one deposit order, one bet. `npm run prove -- F1`: many more players.
 */
const players = process.env.WAU_PROVE === 'full' ? 40 : 2;

/** `unsent`: never reaches the server. `lost`: does its work there, and the answer never comes. */
type Fate = 'unsent' | 'lost' | 'served';

/** The same for a seed in every run. */
function fatesOf(seed: number): () => Fate {
  let state = seed * 7_919;
  let misfortunes = 0;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    const roll = state / 2_147_483_647;
    // The first is always lost, and after a few in a row one is served, so that a player's patience is enough.
    if (misfortunes === 0) {
      misfortunes = 1;
      return 'lost';
    }
    if (misfortunes > 3 || roll > 0.6) {
      misfortunes = 0;
      return 'served';
    }
    misfortunes += 1;
    return roll < 0.3 ? 'unsent' : 'lost';
  };
}

interface Misfortune {
  /** What became of each attempt so far. */
  readonly fates: readonly Fate[];
  stop(): Promise<void>;
}

/** Lets what is asked to be done at an address meet its fate. */
async function meetFates(page: Page, address: string, nextFate: () => Fate): Promise<Misfortune> {
  const fates: Fate[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const fate = nextFate();
    if (fate === 'lost') await route.fetch();
    if (fate === 'served') await route.continue();
    else await route.abort('connectionreset');
    fates.push(fate);
    return undefined;
  });
  return { fates, stop: () => page.unroute(address) };
}

/** Five taps of a nervous thumb. */
function tapFiveTimes(button: Locator): Promise<void> {
  return button.evaluate((element) => {
    for (let tap = 0; tap < 5; tap += 1) (element as HTMLElement).click();
  });
}

interface Attempt {
  readonly button: Locator;
  /** What is on the page that follows. */
  readonly goal: Locator;
  /** Fills in what a reload has taken. */
  prepare(attempt: number): Promise<void>;
}

/** Taps until an answer arrives. */
async function tapUntilServed(misfortune: Misfortune, { button, goal, prepare }: Attempt): Promise<void> {
  for (let attempt = 0; misfortune.fates.at(-1) !== 'served'; attempt += 1) {
    await prepare(attempt);
    await expect(button).toBeEnabled();
    await tapFiveTimes(button);
    await expect.poll(() => misfortune.fates.length).toBe(attempt + 1);
  }
  await expect(goal).toBeVisible();
  await misfortune.stop();
}

async function register(page: Page, username: string, nextFate: () => Fate): Promise<void> {
  const misfortune = await meetFates(page, '**/wps/member/register', nextFate);
  await page.goto('/m/register');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('textbox', { name: 'Nama pengguna' }).fill(username);
  await page.getByLabel('Kata laluan', { exact: true }).fill('layang-layang-9');
  await page.getByLabel('Sahkan kata laluan').fill('layang-layang-9');
  await tapUntilServed(misfortune, {
    button: page.getByRole('button', { name: 'Daftar', exact: true }),
    goal: page.getByRole('heading', { name: 'Permainan' }),
    prepare: async () => undefined,
  });
}

async function deposit(page: Page, nextFate: () => Fate): Promise<void> {
  const misfortune = await meetFates(page, '**/wps/cashier/deposits', nextFate);
  await page.goto('/m/voucherCenter');
  await tapUntilServed(misfortune, {
    button: page.getByRole('button', { name: 'Teruskan ke bayaran' }),
    goal: page.getByRole('heading', { name: 'Bayaran kepada Wau' }),
    async prepare(attempt) {
      if (attempt % 2 === 1) await page.reload();
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await page.getByRole('textbox', { name: 'Jumlah' }).fill('30');
    },
  });
  await page.getByRole('button', { name: 'Luluskan RM 30' }).click();
  await expect(page.getByText('Wang sudah masuk ke baki anda')).toBeVisible();
}

async function bet(page: Page, nextFate: () => Fate): Promise<void> {
  const misfortune = await meetFates(page, '**/studio/api/bets', nextFate);
  await page.goto('/m/launchGame?vendor=studio&gameId=dice');
  const frame = page.frameLocator('iframe');
  await tapFiveTimes(frame.getByRole('button', { name: 'Baling' }));
  await expect(frame.getByRole('button', { name: /^Pusingan:/ })).toHaveCount(1, { timeout: 60_000 });
  await misfortune.stop();
}

/** What stands in the database of all that the player asked for once. */
function effectsOf(username: string) {
  return withAppDatabase(async (client) => {
    const { rows } = await client.query<Record<string, number>>(
      `with player as (select * from wau.members where username like $1)
       select (select count(*)::int from player) as accounts,
              (select count(*)::int from wau.deposits join player using (merchant_id, member_id)) as deposits,
              (select count(*)::int from wau.bets join player using (merchant_id, member_id)) as bets,
              (select count(*)::int from ledger.entry join ledger.account using (merchant_id, account_number)
                 join player on account_id = 'player:' || member_id || ':main'
                where reason = 'game.bet') as stakes,
              (select count(*)::int from ledger.entry join ledger.account using (merchant_id, account_number)
                 join player on account_id = 'player:' || member_id || ':main'
                where reason = 'deposit') as credits`,
      [`${username}%`],
    );
    return rows[0];
  });
}

for (let seed = 1; seed <= players; seed += 1) {
  test(`F1 a player who taps five times and loses answers has one account, one deposit and one bet: ${seed}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const username = `sekali${seed}x${Date.now().toString(36)}`.slice(0, 16);
    await register(page, username, fatesOf(seed));
    await deposit(page, fatesOf(seed + 1_000));
    await bet(page, fatesOf(seed + 2_000));
    // The provider's word comes in its own time.
    await expect
      .poll(() => effectsOf(username))
      .toEqual({ accounts: 1, deposits: 1, bets: 1, stakes: 1, credits: 1 });
  });
}
