import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import bootApps from '../src/boot-app.ts';
import { ensureChromium } from '../src/chromium.ts';
import { ownInstallation } from '../src/installation.ts';
import { canChangeSettings, changeSetting } from '../src/settings.ts';
import { agentBelowScreens, cancelRain, demoPassword, topAgentScreens } from './agent-screens.ts';
import { photographConsole } from './console-screens.ts';
import { memberScreens } from './member-screens.ts';
import { closeSheet, expectAtRest, type Screen } from './screen.ts';
import { visitorScreens } from './visitor-screens.ts';

/**
 * `npm run screens`: photographs every screen at 360 x 800 in Malay and in English, on the product as it starts by
 * itself, and lays the pictures out on one sheet; the console's pages, on a desk and on a tablet, on another one. Whoever
 * changes a screen looks at it. `npm run screens -- console` takes only the console's, `-- agents` only those of agents.
 */
const folder = join(import.meta.dirname, '../../test-results/screens');
const viewport = { width: 360, height: 800 };
/** Some two hundred pictures are decoded for it. */
const sheetTimeoutMs = 120_000;

/** The site closed in each way, with the words of the operator's command that close it and open it again. */
const closedScreens = [
  {
    name: 'closed-maintenance',
    close: [
      ['status', 'maintenance'],
      ['maintenance-window', '2026-01-01T00:00Z/2099-01-01T00:00Z'],
    ],
    open: [
      ['status', 'open'],
      ['maintenance-window', 'none'],
    ],
  },
  {
    name: 'closed-region',
    close: [['restricted-countries', 'NL']],
    open: [['restricted-countries', 'none']],
  },
  {
    name: 'closed-address',
    close: [['blocked-addresses', '193.0.14.0/24']],
    open: [['blocked-addresses', 'none']],
  },
] as const;

await run();

async function run(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const executablePath = await ensureChromium();
  const stop = await bootApps({ workers: 1, keepsPopups: true });
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const baseUrl = ownInstallation()?.url ?? '';
    if (canChangeSettings()) changeSetting('wau', 'flag', 'KYC3', 'on');
    const takes = async (name: string, widthPx: number, take: (language: string) => Promise<string[]>) => {
      const rows = [];
      for (const language of ['MY', 'EN']) rows.push({ language, shots: await take(language) });
      await makeSheet(browser, { name, widthPx, rows });
    };
    const only = process.argv[2];
    if (only === undefined) {
      await takes('contact-sheet', 180, (language) => photographAll(browser, baseUrl, language));
    }
    if (only !== 'console') {
      await takes('agent-sheet', 180, (language) => photographAgents(browser, baseUrl, language));
    }
    if (only !== 'agents') {
      await takes('console-sheet', 360, (language) =>
        photographConsole(browser, { baseUrl, folder, language }),
      );
    }
  } finally {
    await browser.close();
    await stop?.();
  }
}

async function phone(browser: Browser, baseUrl: string, language: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Kuala_Lumpur',
  });
  await context.addCookies([{ name: 'wau_language', value: language, url: baseUrl }]);
  return context;
}

/** The agent at the top, whose rain the one below sees come. */
async function photographAgents(browser: Browser, baseUrl: string, language: string): Promise<string[]> {
  const [top, below] = [await phone(browser, baseUrl, language), await phone(browser, baseUrl, language)];
  const page = await logIn(top, 'ejen');
  const shots = await photograph(top, language, topAgentScreens, page);
  const pageBelow = await logIn(below, 'wakil');
  await pageBelow.getByRole('dialog').waitFor();
  await closeSheet(pageBelow);
  shots.push(...(await photograph(below, language, agentBelowScreens, pageBelow)));
  await cancelRain(page);
  for (const context of [top, below]) await context.close();
  return shots;
}

async function photographAll(browser: Browser, baseUrl: string, language: string): Promise<string[]> {
  const context = await phone(browser, baseUrl, language);
  const shots = await photograph(context, language, visitorScreens);
  const page = await logIn(context, 'demo');
  shots.push(...(await photograph(context, language, memberScreens, page)));
  await context.close();
  shots.push(...(await photographClosed(browser, baseUrl, language)));
  return shots;
}

/** As somebody in the Netherlands sees it; the server under test believes what this machine says of the address. */
async function photographClosed(browser: Browser, baseUrl: string, language: string): Promise<string[]> {
  const shots: string[] = [];
  for (const { name, close, open } of canChangeSettings() ? closedScreens : []) {
    const context = await browser.newContext({
      baseURL: baseUrl,
      viewport,
      deviceScaleFactor: 2,
      isMobile: true,
      timezoneId: 'Asia/Kuala_Lumpur',
      extraHTTPHeaders: { 'X-Forwarded-For': '193.0.14.129' },
    });
    await context.addCookies([{ name: 'wau_language', value: language, url: baseUrl }]);
    for (const words of close) changeSetting('wau', ...words);
    // The notice of the change reaches the server within moments.
    const isServed = async () => (await context.request.get('/m/home')).ok();
    await expect.poll(isServed).toBe(false);
    shots.push(...(await photograph(context, language, [{ name, path: '/m/home' }])));
    for (const words of open) changeSetting('wau', ...words);
    await expect.poll(isServed).toBe(true);
    await context.close();
  }
  return shots;
}

async function photograph(
  context: BrowserContext,
  language: string,
  screens: readonly Screen[],
  given?: Page,
): Promise<string[]> {
  const page = given ?? (await context.newPage());
  const files: string[] = [];
  for (const screen of screens) {
    await page.goto(screen.path);
    await expectAtRest(page);
    await screen.prepare?.(page);
    if (screen.isBusy !== true) await expectAtRest(page);
    const file = join(folder, `${language.toLowerCase()}-${screen.name}.png`);
    await page.screenshot({ path: file });
    files.push(file);
    await screen.putBack?.(page);
  }
  if (given === undefined) await page.close();
  return files;
}

/** The session lives in the tab's own storage, so the page that logged in is the one to go on with. */
async function logIn(context: BrowserContext, username: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/m/login');
  await page.waitForSelector('html[data-ready]');
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/m/home');
  return page;
}

interface Sheet {
  readonly name: string;
  /** Of each picture on it. */
  readonly widthPx: number;
  readonly rows: readonly { readonly language: string; readonly shots: readonly string[] }[];
}

async function makeSheet(browser: Browser, { name, widthPx, rows }: Sheet): Promise<void> {
  const pictures = rows.map(({ language, shots }) => {
    const images = shots.map((file) => `<img src="${basename(file)}">`);
    return `<h1>${language}</h1><section>${images.join('')}</section>`;
  });
  const sheet = join(folder, `${name}.html`);
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><style>body{margin:16px;background:#444;color:#fff;font-family:sans-serif}section{display:flex;flex-wrap:wrap;gap:8px}img{align-self:flex-start;width:${widthPx}px}</style>${pictures.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: 1960, height: 800 } });
  await page.goto(pathToFileURL(sheet).href, { timeout: sheetTimeoutMs });
  const file = join(folder, `${name}.png`);
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  await page.close();
  process.stdout.write(`${file}\n`);
}
