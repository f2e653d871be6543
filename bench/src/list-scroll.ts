import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { APIResponse, Browser, BrowserContext, CDPSession, Page, Route } from 'playwright-core';
import { bootApp } from './booted-app.ts';
import { cheapPhone, launchBrowser, slowdown } from './demo-phone.ts';
import { print } from './print.ts';
import { describeShown, type ShownFrames, watchShownFrames } from './shown-frames.ts';

const titleCount = 1_000;
const pageSize = 26;
/** The real list’s last page is not full, and comes again as the others do. */
const pageCount = Math.ceil(titleCount / pageSize) + 4;
/** As fast as a thumb flings a list to come to its end. */
const flingPixelsPerSecond = 4_000;
/** As fast as somebody scrolls who looks at the titles. */
const lookPixelsPerSecond = 1_000;
const gesturePixels = 8_000;
/** So many gestures are enough to compare two pages by. */
const comparedGestures = 3;
/** Nobody scrolls so often; a list that stopped growing would never end. */
const mostGestures = 200;

interface Memory {
  readonly tiles: number;
  readonly heapMegabytes: number;
  readonly nodes: number;
}

/**
 * `npm run bench -- list-scroll`: a game list of 1,000 titles on a cheap phone, its processor slowed down, scrolled to its
 * end and back: what the screen shows while the finger moves, work of the page itself that takes 50 ms or more at a time,
 * and the page's memory as the list grows. Beside it a page that stands still: as many of the same
 * tiles in the same style, without any script, so that it tells what browser and machine take for themselves. The titles
 * are the demo's, given again under other numbers by the browser until there are enough. `WAU_URL` measures an app
 * that runs already.
 */
export async function run(): Promise<void> {
  const running = process.env.WAU_URL;
  // First, so that no app is left running where there is none.
  const browser = await launchBrowser();
  const app = running === undefined ? await bootApp({ WAU_DEMO: 'on' }) : undefined;
  const url = `${running ?? app?.url}/m/gameList?gameType=RNG`;
  print(`Frames while a list of ${titleCount} titles is scrolled, processor slowed ${slowdown} times. The`);
  print('browser draws in software, with the processor that the page needs.');
  try {
    const context = await browser.newContext(cheapPhone);
    const whole = await openPage(browser, context, url, enoughTitles);
    await measureWholeList(whole);
    await whole.page.close();
    const list = await openPage(browser, context, url, enoughTitles);
    const still = await stillPage(context, url, list);
    for (const pixelsPerSecond of [lookPixelsPerSecond, flingPixelsPerSecond]) {
      print(`at ${pixelsPerSecond} pixels a second:`);
      // In turns, so that the machine is the same for both.
      print(`  the list        ${describeScroll(await scrollAWhile(list, pixelsPerSecond))}`);
      print(`  a still page    ${describeScroll(await scrollAWhile(still, pixelsPerSecond))}`);
      print(`  the list again  ${describeScroll(await scrollAWhile(list, pixelsPerSecond))}`);
    }
  } finally {
    await browser.close();
    await app?.stop();
  }
}

interface OpenPage {
  readonly browser: Browser;
  readonly page: Page;
  readonly session: CDPSession;
}

/** A page that is there, and slowed down from then on. */
async function openPage(
  browser: Browser,
  context: BrowserContext,
  url: string,
  [asked, answer]: readonly [asked: string, answer: (route: Route) => Promise<void>],
): Promise<OpenPage> {
  const page = await context.newPage();
  await page.route(asked, answer);
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { browser, page, session };
}

/** A page with as many titles as the whole list, of those that the list begins with, all laid out, and nothing that runs. */
async function stillPage(context: BrowserContext, url: string, list: OpenPage): Promise<OpenPage> {
  const html = await list.page.evaluate<string>(`(() => {
    const copy = document.documentElement.cloneNode(true);
    for (const running of copy.querySelectorAll('script, link[rel="modulepreload"], link[rel="manifest"]')) running.remove();
    const list = copy.querySelector('main ul.halves');
    const tiles = [...list.children].slice(0, ${pageSize});
    for (const tile of tiles) tile.classList.remove('drawn-near');
    list.replaceChildren();
    while (list.children.length < ${titleCount}) list.append(...tiles.map((tile) => tile.cloneNode(true)));
    return '<!doctype html>' + copy.outerHTML;
  })()`);
  return openPage(list.browser, context, url, [
    url,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  ]);
}

/** Some gestures down and as many up again. */
async function scrollAWhile(open: OpenPage, pixelsPerSecond: number): Promise<Scroll> {
  await open.page.bringToFront();
  let gestures = 0;
  const isEnough = async () => {
    gestures += 1;
    return gestures % comparedGestures === 0;
  };
  const down = await scrollFrames(open, { yDistance: -gesturePixels, pixelsPerSecond }, isEnough);
  const up = await scrollFrames(open, { yDistance: gesturePixels, pixelsPerSecond }, isEnough);
  return joined([down, up]);
}

async function measureWholeList(open: OpenPage): Promise<void> {
  const { page, session } = open;
  await page.bringToFront();
  const memory = [await memoryOf(session, page)];
  const pixelsPerSecond = flingPixelsPerSecond;
  const down = await scrollFrames(open, { yDistance: -gesturePixels, pixelsPerSecond }, async () => {
    const tiles = await tilesOf(page);
    if (tiles >= memory.length * (titleCount / 4)) memory.push(await memoryOf(session, page));
    return tiles >= titleCount;
  });
  const up = await scrollFrames(open, { yDistance: gesturePixels, pixelsPerSecond }, () =>
    page.evaluate<boolean>('window.scrollY === 0'),
  );
  memory.push(await memoryOf(session, page));
  print(`to the end of ${await tilesOf(page)} titles and back:`);
  print(`  down            ${describeScroll(down)}`);
  print(`  up              ${describeScroll(up)}`);
  for (const { tiles, heapMegabytes, nodes } of memory)
    print(`  ${tiles} titles: ${heapMegabytes.toFixed(1)} MB of JavaScript's memory, ${nodes} nodes`);
}

const enoughTitles = ['**/wps/game/list?*', withEnoughTitles] as const;

/** Of the list itself, as the first answer tells. */
let realPages: number | undefined;

const listOf = (answer: APIResponse): Promise<{ value: CallValue<Calls['listGames']> }> => answer.json();

async function withEnoughTitles(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  const wanted = Number(url.searchParams.get('pageNo') ?? '1');
  realPages ??= Number((await listOf(await route.fetch())).value.totalPages);
  url.searchParams.set('pageNo', String(((wanted - 1) % realPages) + 1));
  const answer = await route.fetch({ url: url.href });
  const envelope = await listOf(answer);
  const games = envelope.value.games.map((game) => ({ ...game, nodeId: game.nodeId + wanted * 100_000 }));
  const value = { ...envelope.value, games, pageNum: wanted, totalPages: pageCount, totalCount: titleCount };
  await route.fulfill({ response: answer, json: { ...envelope, value } });
}

/** Drawn or not. */
const tilesOf = (page: Page): Promise<number> => page.locator('main ul.halves > li').count();

async function memoryOf(session: CDPSession, page: Page): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    tiles: await tilesOf(page),
    heapMegabytes: metric('JSHeapUsedSize') / 1024 / 1024,
    nodes: metric('Nodes'),
  };
}

interface Gesture {
  /** In pixels; less than nothing goes down. */
  readonly yDistance: number;
  readonly pixelsPerSecond: number;
}

interface Scroll {
  readonly shown: ShownFrames;
  /** Work of the page itself that took 50 ms or more at a time, as the browser reports it, in milliseconds. */
  readonly ownMs: readonly number[];
}

/** Scrolls by gestures until it is enough, and notes what happened while the finger moved. */
async function scrollFrames(
  { browser, page, session }: OpenPage,
  { yDistance, pixelsPerSecond }: Gesture,
  isEnough: () => Promise<boolean>,
): Promise<Scroll> {
  const scrolls: Scroll[] = [];
  const yBefore = await page.evaluate<number>('window.scrollY');
  for (let gesture = 0; gesture < mostGestures; gesture += 1) {
    await page.evaluate(watchOwnWork);
    const shown = await watchShownFrames(browser, () =>
      session.send('Input.synthesizeScrollGesture', {
        x: 180,
        y: 400,
        yDistance,
        speed: pixelsPerSecond,
        gestureSourceType: 'mouse',
      }),
    );
    scrolls.push({ shown, ownMs: await page.evaluate<number[]>('window.benchOwnWork()') });
    // What stands still is quick at it.
    if (gesture === 0 && (await page.evaluate<number>('window.scrollY')) === yBefore)
      throw new Error('the page does not scroll');
    if (await isEnough()) return joined(scrolls);
  }
  throw new Error('the list has no end');
}

function joined(scrolls: readonly Scroll[]): Scroll {
  const sum = (of: 'dropped' | 'incomplete') => scrolls.reduce((total, { shown }) => total + shown[of], 0);
  return {
    shown: {
      waitsMs: scrolls.flatMap(({ shown }) => shown.waitsMs),
      dropped: sum('dropped'),
      incomplete: sum('incomplete'),
    },
    ownMs: scrolls.flatMap(({ ownMs }) => ownMs),
  };
}

/** Runs in the page: notes its own long work until `benchOwnWork` is called. */
const watchOwnWork = `(() => {
  const ownMs = [];
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) ownMs.push(duration);
  });
  tasks.observe({ type: 'longtask' });
  window.benchOwnWork = () => {
    for (const { duration } of tasks.takeRecords()) ownMs.push(duration);
    tasks.disconnect();
    return ownMs;
  };
})()`;

function describeScroll({ shown, ownMs }: Scroll): string {
  const totalMs = shown.waitsMs.reduce((sum, waitMs) => sum + waitMs, 0);
  const ownTotalMs = ownMs.reduce((sum, taskMs) => sum + taskMs, 0);
  return (
    `${describeShown(shown)}; ` +
    `the page’s work of 50 ms or more at a time: ${ownMs.length}, ${((100 * ownTotalMs) / totalMs).toFixed(1)} % of the time`
  );
}
