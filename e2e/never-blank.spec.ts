import { expect, type Route, test } from '@playwright/test';
import { everyScreen, expectNotBlank } from './src/every-page.ts';
import { answerNonsense, failEveryCall } from './src/fake-calls.ts';
import { hold } from './src/hold.ts';
import { goInApp, logIn, logInForPage, siteOf } from './src/player.ts';
import { watchViolations } from './src/policy-violations.ts';
import { expectNavigated, expectSettled } from './src/settled.ts';

test('F2 S5 AP-03 no page of a member is blank with calls that reach nobody, nor violates a policy', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const violations = await watchViolations(page);
  await logInForPage(page, siteOf('wau', baseURL), 'demo');
  await page.route('**/wps/**', (route) => route.abort('connectionfailed'));
  for (const address of await everyScreen()) {
    await page.goto(address);
    await expectNotBlank(page, address);
  }
  await violations.expectNone(page.locator('html'));
  await violations.expectNoRefusedText(page);
});

/** What else may become of the calls of a page. */
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'calls that fail': failEveryCall,
  // Every screen that reads an answer throws.
  'answers that make screens throw': answerNonsense,
};

for (const [trouble, answer] of Object.entries(answers)) {
  test(`F2 AP-03 no page that a member goes to is blank with ${trouble}`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    await logIn(page, siteOf('wau', baseURL), 'demo');
    await page.route('**/wps/**', answer);
    for (const address of await everyScreen()) {
      await goInApp(page, address);
      await expectNavigated(page);
      await expectNotBlank(page, address);
    }
  });
}

test('F2 S5 no page of a visitor is blank without scripts that load, nor is its document against its policy', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const violations = await watchViolations(page);
  await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'));
  for (const address of await everyScreen()) {
    await page.goto(address);
    await expectNotBlank(page, address);
  }
  await violations.expectNone(page.locator('html'));
});

test('F2 offline, going to any route leaves something on the screen, and the way back works', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await logIn(page, siteOf('wau', baseURL), 'demo');
  await expectSettled(page);
  await context.setOffline(true);
  await expect(page.getByText('Anda di luar talian').first()).toBeVisible();
  for (const address of await everyScreen()) {
    await goInApp(page, address);
    await expectNavigated(page);
    await expectNotBlank(page, address);
  }
  await context.setOffline(false);
  // What the page last failed to load says so until it is asked again; the bar goes by itself.
  await expect(page.getByText('Anda di luar talian', { exact: true })).toHaveCount(0);
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Permainan' })).toBeVisible();
});

test('F2 AP-03 a list that could not be loaded says so, and a tap loads it', async ({ page, baseURL }) => {
  await logInForPage(page, siteOf('wau', baseURL), 'demo');
  await page.route('**/wps/wallets/movements**', (route) => route.abort('connectionfailed'));
  await page.goto('/m/transaction/record');
  await expect(page.getByRole('alert')).toContainText('Gagal dimuatkan', { timeout: 15_000 });
  await page.unroute('**/wps/wallets/movements**');
  await page.getByRole('button', { name: 'Ketik untuk cuba lagi' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('AP-03 a slow answer is announced while the page waits', async ({ page, baseURL }) => {
  await logInForPage(page, siteOf('wau', baseURL), 'demo');
  const letGo = await hold(page, '**/wps/wallets/movements**');
  await page.goto('/m/transaction/record');
  await expect(page.getByText('Rangkaian perlahan')).toBeVisible();
  letGo();
  await expect(page.getByText('Rangkaian perlahan')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('F2 a bet whose answer was lost shows that it is being checked, and then its result', async ({
  page,
  baseURL,
}) => {
  await logInForPage(page, siteOf('wau', baseURL), 'rahmat');
  await page.goto('/m/launchGame?vendor=studio&gameId=dice');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Baling' })).toBeEnabled();
  let isLost = true;
  const keys: (string | undefined)[] = [];
  await page.route('**/studio/api/bets', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (!isLost) return route.continue();
    // The bet is placed; only the answer does not come back.
    await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  });
  await frame.getByRole('button', { name: 'Baling' }).click();
  await expect(frame.getByText('Menyemak pertaruhan').first()).toBeVisible();
  isLost = false;
  await expect(frame.getByRole('status').filter({ hasText: /^Dapat \d{1,2}\.\d{2}/ })).toBeAttached({
    timeout: 30_000,
  });
  expect(new Set(keys).size, 'every repetition is the same bet').toBe(1);
});
