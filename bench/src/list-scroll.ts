import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { APIResponse, CDPSession, Page, Route } from 'playwright-core';
import { bootApp } from './booted-app.ts';
import { cheapPhone, launchBrowser, slowdown } from './demo-phone.ts';
import { print } from './print.ts';

const titleCount = 1_000;
const pageSize = 26;
/** The real list’s last page is not full, and comes again as the others do. */
const pageCount = Math.ceil(titleCount / pageSize) + 4;
/** As fast as a thumb flings a list to come to its end. */
const pixelsPerSecond = 4_000;
const gesturePixels = 8_000;
/** Nobody scrolls so often; a list that stopped growing would never end. */
const mostGestures = 200;
const frameMs = 1_000 / 60;

interface Memory {
  readonly tiles: number;
  readonly heapMegabytes: number;
  readonly nodes: number;
}

/**
 * `npm run bench -- list-scroll`: a game list of 1,000 titles on a cheap phone, its processor slowed down, scrolled to its
 * end and back: frames a second and the longest waits for one while the finger moves, and the page's memory as the list
 * grows. The titles are the demo's, given again under other numbers by the browser until there are enough. `WAU_URL`
 * measures an app that runs already.
 */
export async function run(): Promise<void> {
  const running = process.env.WAU_URL;
  // First, so that no app is left running where there is none.
  const browser = await launchBrowser();
  const app = running === undefined ? await bootApp({ WAU_DEMO: 'on' }) : undefined;
  try {
    const context = await browser.newContext(cheapPhone);
    const page = await context.newPage();
    await page.route('**/wps/game/list?*', withEnoughTitles);
    const session = await context.newCDPSession(page);
    await page.goto(`${running ?? app?.url}/m/gameList?gameType=RNG`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const memory = [await memoryOf(session, page)];
    const down = await scrollFrames(page, session, -gesturePixels, async () => {
      const tiles = await tilesOf(page);
      if (tiles >= memory.length * (titleCount / 4)) memory.push(await memoryOf(session, page));
      return tiles >= titleCount;
    });
    const up = await scrollFrames(page, session, gesturePixels, () =>
      page.evaluate<boolean>('window.scrollY === 0'),
    );
    memory.push(await memoryOf(session, page));
    print(
      `Frames while a list of ${await tilesOf(page)} titles is scrolled, processor slowed ${slowdown} times; the browser draws in software.`,
    );
    print(`  down: ${describeFrames(down)}`);
    print(`  up: ${describeFrames(up)}`);
    for (const { tiles, heapMegabytes, nodes } of memory)
      print(`  ${tiles} titles: ${heapMegabytes.toFixed(1)} MB of JavaScript's memory, ${nodes} nodes`);
  } finally {
    await browser.close();
    await app?.stop();
  }
}

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

/** Scrolls by gestures until it is enough; the waits for each frame while the finger moved. */
async function scrollFrames(
  page: Page,
  session: CDPSession,
  yDistance: number,
  isEnough: () => Promise<boolean>,
): Promise<readonly number[]> {
  const waitsMs: number[] = [];
  for (let gesture = 0; gesture < mostGestures; gesture += 1) {
    await page.evaluate(watchFrames);
    await session.send('Input.synthesizeScrollGesture', {
      ...{
        x: 180,
        y: 400,
        yDistance,
        speed: pixelsPerSecond,
        gestureSourceType: 'mouse',
      },
    });
    waitsMs.push(...(await page.evaluate<number[]>('window.benchFrames()')));
    if (await isEnough()) return waitsMs;
  }
  throw new Error('the list has no end');
}

/** Runs in the page: notes how long it waited for each frame until `benchFrames` is called. */
const watchFrames = `(() => {
  const waitsMs = [];
  let last;
  let isOver = false;
  const note = (atMs) => {
    if (isOver) return;
    if (last !== undefined) waitsMs.push(atMs - last);
    last = atMs;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  window.benchFrames = () => {
    isOver = true;
    return waitsMs;
  };
})()`;

function describeFrames(waitsMs: readonly number[]): string {
  const totalMs = waitsMs.reduce((sum, waitMs) => sum + waitMs, 0);
  const late = waitsMs.filter((waitMs) => waitMs > 1.5 * frameMs).length;
  const sorted = waitsMs.toSorted((a, b) => a - b);
  const share = (of: number) => (sorted[Math.floor((sorted.length - 1) * of)] ?? Number.NaN).toFixed(1);
  return `${((waitsMs.length / totalMs) * 1_000).toFixed(1)} frames/s of 60; ${((100 * late) / waitsMs.length).toFixed(1)} % came late; 99th percentile ${share(0.99)} ms, longest ${share(1)} ms`;
}
