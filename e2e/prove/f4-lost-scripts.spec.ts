import { expect, type Page, type Request, test } from '@playwright/test';
import { everyAddress, expectNotBlank } from '../src/every-page.ts';
import { faceOf, type PageFace, tapMainAction } from '../src/page-face.ts';
import { goInApp, logInForPage, siteOf } from '../src/player.ts';
import { expectDrawn, expectSettled } from '../src/settled.ts';

/*
 * F4: a script that does not come costs what it brings and nothing else, and what is optional comes when it can. Small:
 * the scripts that the main pages ask for by themselves after their document. `npm run prove -- F4`: every script of
 * every page, for visitors and for a member.
 */
const isFull = process.env.WAU_PROVE === 'full';

const gameAddress = '/m/launchGame?vendor=studio&gameId=dice';

/** Each with the last script that it asks for by itself, where there is one. */
const mainPages: Readonly<Record<string, string | undefined>> = {
  '/m/home': 'download-bar',
  '/m/login': undefined,
  '/m/register': undefined,
};

/** Of those that only members have: a form, a list, what is made of many parts, a game. */
const memberPages = [
  '/m/mine',
  '/m/voucherCenter',
  '/m/transaction/record',
  '/m/securityCenter',
  gameAddress,
];

const crash = (page: Page) => page.getByRole('heading', { name: 'Alamak, ada masalah' });
const missing = (page: Page) => page.getByRole('dialog', { name: 'Bahagian ini belum dimuatkan' });
const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();

interface Scripts {
  /** Those that the document names. */
  readonly named: readonly string[];
  /** Those that the page asks for afterwards. */
  readonly later: readonly string[];
}

/** Loads a page and comes back when it asks for nothing more by itself; gives what it has asked for, and its document. */
async function loadUntilRest(
  page: Page,
  address: string,
): Promise<{ readonly asked: ReadonlySet<string>; readonly markup: string }> {
  const asked = new Set<string>();
  const under = new Set<Request>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/assets\/.*\.js$/.test(pathname)) return;
    asked.add(pathname);
    under.add(request);
  };
  const noteEnd = (request: Request) => under.delete(request);
  // The page before goes on asking until the next one comes; what it asks for is none of this one's.
  await page.goto('about:blank');
  page.on('request', note);
  page.on('requestfinished', noteEnd);
  page.on('requestfailed', noteEnd);
  const last = mainPages[address];
  const lastAsked =
    last === undefined ? undefined : page.waitForRequest((request) => request.url().includes(last));
  const document = await page.goto(address);
  // As it came: a page that has woken has taken its own scripts away.
  const markup = (await document?.text()) ?? '';
  await lastAsked;
  await expectSettled(page);
  await expect.poll(() => under.size, { message: `scripts of ${address}` }).toBe(0);
  page.off('request', note);
  page.off('requestfinished', noteEnd);
  page.off('requestfailed', noteEnd);
  return { asked, markup };
}

interface Visited extends Scripts {
  readonly address: string;
  readonly face: PageFace;
}

async function visit(page: Page, address: string): Promise<Visited> {
  const { asked, markup } = await loadUntilRest(page, address);
  const named = [...asked].filter((path) => markup.includes(`"${path}"`));
  const later = [...asked].filter((path) => !named.includes(path));
  return { address, named, later, face: await faceOf(page) };
}

/** Visits a page that never gets some of its scripts: it still is the page that it was, and its action leads on. */
async function visitWithout(
  page: Page,
  address: string,
  face: Partial<PageFace>,
  scripts: readonly string[],
  load: () => Promise<unknown>,
): Promise<void> {
  const what = `${address} without ${scripts.join(', ')}`;
  for (const script of scripts) await page.route(`**${script}`, (route) => route.abort('connectionfailed'));
  await load();
  await expect.poll(() => faceOf(page), { message: what }).toMatchObject({ ...face });
  await expectNotBlank(page, what);
  await expectActionLeadsOn(page, what);
  for (const script of scripts) await page.unroute(`**${script}`);
}

/** Without scripts that come later nothing is missing; they may be asked for by one visit and not by the next. */
function visitWithoutLater(
  page: Page,
  { address, face }: Visited,
  scripts: readonly string[],
): Promise<void> {
  return visitWithout(page, address, face, scripts, () => loadUntilRest(page, address));
}

/** Without one that its document names a page may lack what only scripts can bring, but not its heading. */
function visitWithoutNamed(page: Page, { address, face }: Visited, script: string): Promise<void> {
  return visitWithout(page, address, { heading: face.heading }, [script], async () => {
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script));
    await page.goto(address);
    await lost;
  });
}

/** Without each of these, one after the other. */
async function visitWithoutEach(page: Page, visited: Visited, scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    if (visited.named.includes(script)) await visitWithoutNamed(page, visited, script);
    else await visitWithoutLater(page, visited, [script]);
  }
}

/** Whatever the tap leads to, it is something to read with a way on. */
async function expectActionLeadsOn(page: Page, what: string): Promise<void> {
  if (!(await tapMainAction(page))) return;
  // The tap may lead to another document, and looks at the one before are lost with it.
  await expect(async () => {
    await page.waitForLoadState('load');
    await expectDrawn(page);
    await expectNotBlank(page, `${what}, after a tap`);
    await expect(crash(page), `${what}, after a tap`).toHaveCount(0);
  }).toPass({ timeout: 30_000 });
}

/**
 * A script that several pages ask for later is lost on the first of them, together with every other that is tried
 * there: so each is lost once, beside scripts that come. The full proof loses each alone, on each page.
 */
async function visitWithoutEachOnce(page: Page, addresses: readonly string[]): Promise<void> {
  const tried = new Set<string>();
  for (const address of addresses) {
    const visited = await visit(page, address);
    const fresh = visited.later.filter((each) => !tried.has(each));
    for (const script of fresh) tried.add(script);
    for (const half of [0, 1]) {
      const scripts = fresh.filter((_, place) => place % 2 === half);
      if (scripts.length > 0) await visitWithoutLater(page, visited, scripts);
    }
  }
  expect(tried.size).toBeGreaterThan(0);
}

test('F4 the main pages lack what a lost script brings, and nothing else', async ({ page }) => {
  test.skip(isFull, 'is part of the full proof');
  test.setTimeout(120_000);
  await visitWithoutEachOnce(page, Object.keys(mainPages));
});

test("F4 a member's pages lack what a lost script brings, and nothing else", async ({ page, baseURL }) => {
  test.skip(isFull, 'is part of the full proof');
  test.setTimeout(180_000);
  await logInForPage(page, siteOf('wau', baseURL), 'rahmat');
  await visitWithoutEachOnce(page, memberPages);
});

test('F4 no page of a visitor is lost with any one of its scripts', async ({ page }) => {
  test.skip(!isFull, 'takes half an hour');
  test.setTimeout(3_600_000);
  for (const address of await everyAddress()) {
    const visited = await visit(page, address);
    await visitWithoutEach(page, visited, [...visited.named, ...visited.later]);
  }
});

test('F4 no page of a member is lost with any one of its scripts', async ({ page, baseURL }) => {
  test.skip(!isFull, 'takes a quarter of an hour');
  test.setTimeout(3_600_000);
  await logInForPage(page, siteOf('wau', baseURL), 'rahmat');
  const pages: Visited[] = [];
  for (const address of await everyAddress()) {
    const visited = await visit(page, address);
    // A page that sends members on is a visitor's, and the page that they are sent to has its own turn.
    if (new URL(page.url()).pathname === address.split('?', 1)[0]) pages.push(visited);
  }
  // Without one that all documents name no page learns who visits it: then the visitor's proof says it all.
  const isOfAll = (script: string) => pages.every(({ named }) => named.includes(script));
  for (const visited of pages) {
    const own = visited.named.filter((script) => !isOfAll(script));
    await visitWithoutEach(page, visited, [...own, ...visited.later]);
  }
});

test('F4 on each page of a member the main action leads somewhere, though no script comes any more', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(isFull ? 1_800_000 : 120_000);
  await logInForPage(page, siteOf('wau', baseURL), 'rahmat');
  for (const address of isFull ? await everyAddress() : memberPages) {
    await page.goto(address);
    await expectSettled(page);
    await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'));
    await expectActionLeadsOn(page, `${address} without further scripts`);
    await page.unroute('**/assets/*.js');
  }
});

test('F4 a part that was lost comes by itself when its script can be had', async ({ page }) => {
  await page.route('**/assets/download-bar-*.js', (route) => route.abort('connectionfailed'));
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/download-bar-'));
  await page.goto('/m/home');
  await lost;
  await expect(page.getByRole('heading', { name: 'Permainan' })).toBeVisible();
  const came = page.waitForResponse((response) => response.url().includes('/download-bar-'));
  await page.unroute('**/assets/download-bar-*.js');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await came).ok()).toBe(true);
  await expect(crash(page)).toHaveCount(0);
});

test('F4 offline a moment after the first visit, sheets say what they wait for, and open when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/m/home');
  await ready(page);
  await context.setOffline(true);
  const header = page.getByRole('banner');
  for (const name of ['Bahasa', 'Menu']) {
    await header.getByRole('button', { name }).tap();
    await expect(missing(page)).toContainText('memerlukan sambungan');
    await missing(page).getByRole('button', { name: 'Cuba lagi' }).tap();
    await expect(missing(page)).toBeVisible();
    await missing(page).getByRole('button', { name: 'Tutup' }).tap();
    await expect(missing(page)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Permainan' })).toBeVisible();
  await header.getByRole('button', { name: 'Bahasa' }).tap();
  await expect(missing(page)).toBeVisible();
  await context.setOffline(false);
  const sheet = page.getByRole('dialog', { name: 'Pilih bahasa' });
  await sheet.getByText('English').tap();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
});

test('F4 a screen whose code does not come leaves the player where they are or shows it, and never goes round', async ({
  page,
}) => {
  await page.goto('/m/home');
  await ready(page);
  await page.route('**/assets/help-screen-*.js', (route) => route.abort('connectionfailed'));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await goInApp(page, '/m/help');
  // Rendered by the server, which needs no script; it is the third document that the browser loads.
  await expect(page.getByRole('heading', { name: 'Pusat bantuan' })).toBeVisible({ timeout: 30_000 });
  await page.waitForLoadState('load');
  expect(documents).toBeLessThanOrEqual(3);
  // The page never wakes without its script, and its links lead on all the same: by a document each, and no more.
  await page.getByRole('main').getByRole('link', { name: 'Khidmat pelanggan' }).click();
  await expect(page.getByRole('heading', { name: 'Khidmat pelanggan', level: 1 })).toBeVisible();
  await ready(page);
  expect(documents).toBeLessThanOrEqual(4);
});
