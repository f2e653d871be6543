import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineCode } from '@wau/rules/engines';
import { readTitleShelf } from '@wau/titles/title-shelf';
import type { Browser, Page } from 'playwright-core';
import { bootApp } from './booted-app.ts';
import { cheapPhone, launchBrowser, logInDemo, slowdown } from './demo-phone.ts';
import { median } from './measurement.ts';
import { print } from './print.ts';

/** Slow 4G as the web's own measuring tools take it. */
const latencyMs = 150;
const downBytesPerSecond = (1_600 * 1024) / 8;
const upBytesPerSecond = (750 * 1024) / 8;
const mustBeMs = 3_000;
const lookMs = 25;
const openTimeoutMs = 60_000;

interface OpenedTitle {
  readonly engine: EngineCode;
  readonly vendor: string;
  readonly gameId: string;
}

/**
 * How soon the first spin is possible: from the moment at which a player who was on home asks for a game that this phone has
 * never opened, until its bet button can be pressed, on slow 4G with the processor slowed down. One title of each engine;
 * `WAU_RUNS` says how often each is opened (medians count), `WAU_GAMES` names titles instead.
 */
export async function run(): Promise<void> {
  const runs = Number(process.env.WAU_RUNS ?? '3');
  // A game's frame has a process of its own otherwise, which the page's slow network and processor do not reach.
  const browser = await launchBrowser([
    '--disable-site-isolation-trials',
    '--disable-features=IsolateSandboxedIframes',
  ]);
  const app = await bootApp({ WAU_DEMO: 'on' });
  print(`The first spin on slow 4G (${latencyMs} ms), processor slowed ${slowdown} times, from home:`);
  try {
    for (const title of titlesToOpen()) {
      const takenMs: number[] = [];
      while (takenMs.length < runs) takenMs.push(await openOnce(browser, app.url, title));
      const tookMs = median(takenMs);
      print(
        `${title.engine.padEnd(16)} ${title.gameId.padEnd(20)} ${tookMs.toFixed(0)} ms (${takenMs.map((ms) => ms.toFixed(0)).join(', ')}), at most ${mustBeMs}: ${tookMs <= mustBeMs ? 'met' : 'MISSED'}`,
      );
    }
  } finally {
    await browser.close();
    await app.stop();
  }
}

function titlesToOpen(): readonly OpenedTitle[] {
  const wanted = process.env.WAU_GAMES?.split(',');
  const { facts } = readTitleShelf(() => true);
  const titles = facts.map(({ engine, vendor, gameId }) => ({ engine, vendor, gameId }));
  if (wanted !== undefined) return titles.filter(({ gameId }) => wanted.includes(gameId));
  return [...new Map(titles.toReversed().map((title) => [title.engine, title])).values()];
}

async function openOnce(browser: Browser, url: string, title: OpenedTitle): Promise<number> {
  const context = await browser.newContext(cheapPhone);
  try {
    const page = await logInDemo(context, url);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: downBytesPerSecond,
      uploadThroughput: upBytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const startedMs = performance.now();
    await page.evaluate(followLink(`/m/launchGame?vendor=${title.vendor}&gameId=${title.gameId}`));
    await untilPossible(page);
    return performance.now() - startedMs;
  } finally {
    await context.close();
  }
}

/** Goes on within the page, as a tap on a tile of home does; home shows only some of the titles. */
function followLink(path: string): string {
  return `(() => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: 'bench' }, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  })()`;
}

async function untilPossible(page: Page): Promise<void> {
  const endMs = performance.now() + openTimeoutMs;
  for (;;) {
    for (const frame of page.frames()) {
      const isPossible = await frame
        .evaluate<boolean>(`document.querySelector('.bet-button')?.disabled === false`)
        // A frame that is on its way to its document has nothing yet.
        .catch(() => false);
      if (isPossible) return;
    }
    if (performance.now() > endMs) throw new Error(`the game cannot be played after ${openTimeoutMs} ms`);
    await sleep(lookMs);
  }
}
