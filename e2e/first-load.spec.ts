import { expect, type Page, test } from '@playwright/test';
import { ownScriptBytes } from './src/game-scripts.ts';
import { hold } from './src/hold.ts';
import { goInApp } from './src/player.ts';

/**
 * In bytes as served: of each place where visits begin, and of lobby and betting screen of lotteries. A cheap phone on a slow
 * line waits a second for each 50 KB.
 */
const limitsInKilobytes = {
  '/m/home': 130,
  '/m/login': 131,
  '/m/register': 133,
  '/m/lottery': 156,
  '/m/lottery/ssc-1min': 179,
};

interface LoadedScript {
  readonly file: string;
  readonly bytes: number;
}

/** Notes the scripts that have come when the app takes over. What is asked for late cannot be among them. */
async function noteFirstScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      if (document.documentElement?.dataset.ready === undefined) return;
      watching.disconnect();
      const firstScripts = performance
        .getEntriesByType('resource')
        .map((entry) => ({ url: new URL(entry.name), entry: entry as PerformanceResourceTiming }))
        .filter(({ url }) => url.pathname.endsWith('.js'))
        .map(({ url, entry }) => ({ file: url.pathname, bytes: entry.encodedBodySize }));
      Object.assign(window, { firstScripts });
    };
    const watching = new MutationObserver(note);
    watching.observe(document, { attributes: true, attributeFilter: ['data-ready'], subtree: true });
  });
}

async function firstScripts(page: Page): Promise<readonly LoadedScript[]> {
  const noted = await page.waitForFunction(
    () => (window as unknown as { firstScripts?: LoadedScript[] }).firstScripts,
  );
  const scripts = (await noted.jsonValue()) ?? [];
  // A file may be named more than once, as a preload and as an import.
  const bytesByFile = new Map(scripts.map(({ file, bytes }) => [file, bytes]));
  return [...bytesByFile]
    .map(([file, bytes]) => ({ file, bytes }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

test('a first visit to where visits begin loads no more than its limit of scripts', async ({ page }) => {
  await noteFirstScripts(page);
  for (const [address, limit] of Object.entries(limitsInKilobytes)) {
    await page.goto(address);
    const scripts = await firstScripts(page);
    const list = scripts.map(({ file, bytes }) => `${String(bytes).padStart(8)}  ${file}`).join('\n');
    expect(
      scripts.filter(({ bytes }) => bytes === 0),
      'scripts whose size is not known',
    ).toEqual([]);
    expect(scripts.length, list).toBeGreaterThan(5);
    const totalBytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    const advice =
      'docs/rooms/web-loading.md says how to find out what loads, and where what is optional goes';
    // Each place is told, because one change may have made several of them too heavy.
    expect
      .soft(totalBytes, `${address} loads too much; ${advice}:\n${list}`)
      .toBeLessThanOrEqual(limit * 1_024);
  }
});

test('GA-09 a game brings at most 60 KB of scripts of its own', () => {
  const bytesByEngine = ownScriptBytes();
  expect(bytesByEngine.size).toBeGreaterThan(15);
  const tooLarge = [...bytesByEngine].filter(([, bytes]) => bytes > 60 * 1_024 || bytes === 0);
  expect(tooLarge, [...bytesByEngine].join('\n')).toEqual([]);
});

/** An id of a message in place of its words. */
const messageId = /\b[a-z]+(?:\.[a-zA-Z]+)+\b/;

/** The file of the Malay texts that home names; the others come later. */
async function firstTexts(page: Page): Promise<string> {
  const markup = await (await page.request.get('/m/home')).text();
  const files = new Set(markup.match(/\/assets\/my-[\w-]+\.js/g));
  expect([...files]).toHaveLength(1);
  return [...files][0] ?? '';
}

test('F4 a change of page waits for the texts of the next screen, which never shows an id in their place', async ({
  page,
}) => {
  const first = await firstTexts(page);
  const letGo = await hold(page, '**/assets/my-*.js');
  await page.route(`**${first}`, (route) => route.continue());
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const asked = page.waitForRequest((request) => /\/assets\/my-/.test(request.url()));
  await goInApp(page, '/m/help');
  await asked;
  await expect(page.getByRole('heading', { name: 'Permainan' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(messageId, { useInnerText: true });
  letGo();
  await expect(page.getByRole('heading', { name: 'Pusat bantuan' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(messageId, { useInnerText: true });
  expect(documents).toBe(0);
});

test('F4 texts that do not come leave the next page to the server, which has them', async ({ page }) => {
  const first = await firstTexts(page);
  await page.route('**/assets/my-*.js', (route) => route.abort('connectionfailed'));
  await page.route(`**${first}`, (route) => route.continue());
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await goInApp(page, '/m/help');
  await expect(page.getByRole('heading', { name: 'Pusat bantuan' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(messageId, { useInnerText: true });
  await page.unroute('**/assets/my-*.js');
  await page.reload();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Pusat bantuan' })).toBeVisible();
});
