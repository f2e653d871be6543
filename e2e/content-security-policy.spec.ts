import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readScreenPaths } from '@wau/web/server/screen-paths-plugin';
import { goInApp, logIn, logInForPage, siteOf } from './src/player.ts';
import { expectDrawn, expectNavigated, expectSettled } from './src/settled.ts';

const routesFile = fileURLToPath(new URL('../apps/web/app/routes.ts', import.meta.url));

/** A title of each engine. */
const playedGames = ['dice', 'plinko', 'wau-bulan'];

const addressOf = (path: string) =>
  path === '/m/launchGame' ? `${path}?vendor=studio&gameId=dice` : path.replace(/:\w+/g, 'x');

interface Violations {
  /**
   * There have been none so far, in this document and all before it: a picture that no policy allows is the first thing
   * to be reported, and reports come in the order in which they were made.
   */
  expectNone(root: Locator): Promise<void>;
  /** Nor was text refused as markup, which is the first time now. */
  expectNoRefusedText(page: Page): Promise<void>;
}

/** What the policies of the page and of every frame in it complain about, and text that was refused as markup. */
async function watchViolations(page: Page): Promise<Violations> {
  const found: string[] = [];
  await page.exposeFunction('violated', (what: string) => {
    found.push(what);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const report = (globalThis as unknown as { violated: (what: string) => void }).violated;
      report(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
      );
    });
  });
  page.on('pageerror', (error) => {
    if (error.message.includes('was refused as')) found.push(error.message);
  });
  const expectFirst = async (what: RegExp): Promise<void> => {
    await expect.poll(() => found).not.toEqual([]);
    expect(found.splice(0)).toEqual([expect.stringMatching(what)]);
  };
  return {
    async expectNone(root) {
      await root.evaluate(() => {
        new Image().src = 'https://control.invalid/x.png';
      });
      await expectFirst(/: img-src https:\/\/control\.invalid/);
    },
    async expectNoRefusedText(own) {
      await own.evaluate(() => {
        document.createElement('div').innerHTML = '<b>plain text</b>';
      });
      await expectFirst(/was refused as markup$/);
    },
  };
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectSettled(page);
}

async function visitInApp(page: Page, address: string): Promise<void> {
  await goInApp(page, address);
  await expectNavigated(page);
  await expectSettled(page);
}

test('S5 a normal visit of every page violates no policy, as a visitor and as a member', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const site = siteOf('wau', baseURL);
  const violations = await watchViolations(page);
  const addresses = (await readScreenPaths(routesFile)).map(addressOf);
  const answer = await page.goto(`${site}/m/home`);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await expectSettled(page);
  // The server renders the same document for both, so loading each once will do.
  for (const address of addresses.filter((path) => path.startsWith('/m/'))) await visitInApp(page, address);
  await logInForPage(page, site, 'demo');
  for (const address of addresses) await visit(page, site + address);
  await violations.expectNone(page.locator('html'));
  await violations.expectNoRefusedText(page);
});

test('S5 what the app makes by itself, page after page, violates no policy', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const site = siteOf('laut', baseURL);
  const violations = await watchViolations(page);
  await logIn(page, site, 'marina');
  const addresses = (await readScreenPaths(routesFile)).map(addressOf);
  for (const address of addresses.filter((path) => path.startsWith('/m/'))) await visitInApp(page, address);
  await violations.expectNone(page.locator('html'));
  await violations.expectNoRefusedText(page);
});

test('S5 the games, the verify page and the payment page violate no policy either', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const site = siteOf('wau', baseURL);
  const violations = await watchViolations(page);
  await logInForPage(page, site, 'rahmat');
  for (const game of playedGames) {
    await page.goto(`${site}/m/launchGame?vendor=studio&gameId=${game}`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: /^(?:Baling|Jatuhkan|Putar)/ }).click();
    await expect(frame.getByRole('button', { name: /^Pusingan:/ })).toHaveCount(1);
    await violations.expectNone(frame.locator('html'));
    await violations.expectNone(page.locator('html'));
  }
  const verify = await page.goto(`${site}/studio/verify`);
  expect(verify?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectDrawn(page);
  await violations.expectNone(page.locator('html'));

  await page.goto(`${site}/m/voucherCenter`);
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('30');
  await page.getByRole('button', { name: 'Teruskan ke bayaran' }).click();
  await expect(page.getByRole('heading', { name: 'Bayaran kepada Wau' })).toBeVisible();
  await expectDrawn(page);
  await violations.expectNone(page.locator('html'));
});
