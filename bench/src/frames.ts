import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineCode } from '@wau/rules/engines';
import type { SettledEvent } from '@wau/rules/round';
import { type GoldenRound, readGoldenRounds } from '@wau/rules/testing/golden-rounds';
import { readTitleShelf } from '@wau/titles/title-shelf';
import type { Browser, BrowserContext, CDPSession, Frame, Page } from 'playwright-core';
import { bootApp } from './booted-app.ts';
import { cheapPhone, launchBrowser, logInDemo, slowdown } from './demo-phone.ts';
import { median } from './measurement.ts';
import { print } from './print.ts';

/** A second tap sooner than 300 ms after a bet would be taken for a slip of the thumb. */
const nextTapMs = 400;
const roundTimeoutMs = 90_000;
/** What is asked from outside takes frames of its own, which are no game's. */
const settleMs = 500;
/** So long a finger rests on what it taps. */
const tapMs = 80;
/** So long each game rests before the first bet: what its frames wait for then, the machine makes them wait for. */
const restMs = 10_000;
/** Work that takes so long is what browsers call a long task. */
const longTaskMs = 60;
/** From here on a frame is told with its place, so that what causes it can be found. */
const longFrameMs = 45;
const longFramesTold = 5;
/** So many rounds are played where no recorded ones are shown. */
const fallenCount = 6;

/** What is played in a game: recorded rounds by name, so that every run shows the same, or whatever falls. */
interface GamePlan {
  readonly game: string;
  readonly rounds: readonly (string | undefined)[];
  /** Whether the next bet may be placed while the last round plays. */
  readonly isOverlapping: boolean;
  readonly prepare: (frame: Frame) => Promise<void>;
}

interface PlayedGame extends GamePlan {
  readonly engine: EngineCode;
  readonly vendor: string;
}

/** One round after the other, in a game that is ready when it opens: what falls, unless rounds are named. */
function roundsInTurn(
  game: string,
  rounds: GamePlan['rounds'] = new Array<undefined>(fallenCount).fill(undefined),
): GamePlan {
  return { game, rounds, isOverlapping: false, prepare: async () => undefined };
}

const gamePlans: readonly GamePlan[] = [
  roundsInTurn('dice', [
    undefined,
    'under wins',
    undefined,
    'the rarest win meets the limit on wins',
    undefined,
  ]),
  {
    game: 'plinko',
    rounds: [undefined, undefined, 'left edge of sixteen rows', undefined, undefined, undefined],
    isOverlapping: true,
    prepare: async (frame) => {
      await frame.evaluate(`(() => {
        const rows = document.querySelector('select.plinko-rows');
        rows.value = '16';
        rows.dispatchEvent(new Event('change', { bubbles: true }));
      })()`);
    },
  },
  roundsInTurn('wau-bulan', ['one line with a wild in it', undefined, 'free spins end at the limit on wins']),
  roundsInTurn('angkasa-nebula'),
  roundsInTurn('angkasa-gugus'),
  roundsInTurn('angkasa-syiling'),
  roundsInTurn('angkasa-satelit'),
  roundsInTurn('angkasa-roda'),
  roundsInTurn('feniks-emas'),
  {
    ...roundsInTurn('gol-bertuah'),
    prepare: async (frame) => {
      // The first of its two is the choice by chance; without numbers no bet can be placed.
      await frame.evaluate(`document.querySelector('.secondary-button').click()`);
    },
  },
  roundsInTurn('perisai-viking'),
];

function gamesToPlay(): readonly PlayedGame[] {
  const wanted = process.env.WAU_GAMES?.split(',');
  const { facts } = readTitleShelf(() => true);
  return gamePlans
    .filter(({ game }) => wanted === undefined || wanted.includes(game))
    .map((plan) => {
      const title = facts.find(({ gameId }) => gameId === plan.game);
      if (title === undefined) throw new Error(`no title is called ${plan.game}`);
      return { ...plan, engine: title.engine, vendor: title.vendor };
    });
}

/**
 * How smoothly the games run on a cheap phone: frames a second and the longest wait for a frame while each game plays,
 * a large win included, with the processor slowed down. Two figures tell how much of a wait is whose: the longest one
 * while nothing happens in the same game is the machine's, and work of the page itself that takes 50 ms or more at a time
 * is told by the browser (“long tasks”). `WAU_URL` measures apps that run already (several separated by commas
 * are measured in turns); `WAU_RUNS` says how often (medians count, and the worst frame of all runs); `WAU_GAMES` names
 * some of the games. Games in which a bet is followed by decisions are not among them.
 */
export async function run(): Promise<void> {
  const running = process.env.WAU_URL?.split(',');
  // First, so that no app is left running where there is none.
  const browser = await launchBrowser();
  const app = running === undefined ? await bootApp({ WAU_DEMO: 'on' }) : undefined;
  const urls = running ?? [app?.url ?? ''];
  const runs = Number(process.env.WAU_RUNS ?? '3');
  print(
    `Frames while a game plays, processor slowed ${slowdown} times. The browser has no graphics card: it draws`,
  );
  print(
    'in software, with the processor that the game needs, so that a phone that has one does better than this.',
  );
  try {
    for (const played of gamesToPlay()) await measureGame(browser, played, urls, runs);
  } finally {
    await browser.close();
    await app?.stop();
  }
}

async function measureGame(
  browser: Browser,
  played: PlayedGame,
  urls: readonly string[],
  runs: number,
): Promise<void> {
  const taken = new Map(urls.map((url) => [url, [] as FrameFigures[]]));
  for (let round = 0; round < runs; round += 1) {
    for (const url of urls) taken.get(url)?.push(await measureOnce(browser, url, played));
  }
  for (const [url, figures] of taken) {
    const rates = figures.map(({ perSecond }) => perSecond);
    print(
      `${played.game.padEnd(16)} ${url}  ${median(rates).toFixed(1)} frames/s (${rates.map((rate) => rate.toFixed(1)).join(', ')}), at least 55; ` +
        `worst frame ${describeWorst(figures.map(({ worstMs }) => worstMs))}, below 50; ` +
        `at rest ${describeWorst(figures.map(({ worstAtRestMs }) => worstAtRestMs))}; ` +
        `the page's own work of 50 ms or more at a time: ${describeOwn(figures.flatMap(({ ownMs }) => ownMs))}`,
    );
    const long = figures.flatMap((run) => run.long);
    if (long.length > 0) print(`${' '.repeat(16)} ${long.join(', ')}`);
  }
}

function describeOwn(ownMs: readonly number[]): string {
  return ownMs.length === 0 ? 'none' : ownMs.map((ms) => ms.toFixed(0)).join(', ');
}

function describeWorst(worstMs: readonly number[]): string {
  return `${Math.max(...worstMs).toFixed(0)} ms (${worstMs.map((ms) => ms.toFixed(0)).join(', ')})`;
}

/** Times of the game's own clock, in milliseconds. */
interface SeenFrames {
  readonly timesMs: readonly number[];
  readonly tapsMs: readonly number[];
  /** Work of the page itself that took 50 ms or more at a time, as the browser reports it. */
  readonly ownMs: readonly number[];
}

interface FrameFigures {
  readonly perSecond: number;
  readonly worstMs: number;
  /** Before the first tap. */
  readonly worstAtRestMs: number;
  /** Work of the page itself that took 50 ms or more at a time. */
  readonly ownMs: readonly number[];
  /** The longest frames: how long, and when after which tap each was shown. */
  readonly long: readonly string[];
}

async function measureOnce(browser: Browser, url: string, played: PlayedGame): Promise<FrameFigures> {
  const context = await browser.newContext(cheapPhone);
  try {
    const { page, frame } = await openGame(context, url, played);
    await played.prepare(frame);
    const button = await placeOfButton(frame);
    const input = await context.newCDPSession(page);
    const shown = await watchShown(page, frame);
    await page.waitForTimeout(restMs);
    for (const [index] of played.rounds.entries()) {
      if (!played.isOverlapping) await shown(index);
      await tap(input, button);
      await page.waitForTimeout(nextTapMs - tapMs);
    }
    await shown(played.rounds.length);
    return figuresOf(await frame.evaluate<SeenFrames>('window.seenFrames'));
  } finally {
    await context.close();
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * A tap as a finger makes it. Nothing in the game is asked for by a locator: Playwright would put code of its own into
 * the game, which hears every touch and costs frames.
 */
async function tap(input: CDPSession, { x, y }: Place): Promise<void> {
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(tapMs);
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The middle of the bet button, on the screen. */
async function placeOfButton(frame: Frame): Promise<Place> {
  const game = await (await frame.frameElement()).boundingBox();
  const button = await frame.evaluate<Place>(`(() => {
    const { left, top, width, height } = document.querySelector('.bet-button').getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`);
  return { x: (game?.x ?? 0) + button.x, y: (game?.y ?? 0) + button.y };
}

async function untilOpen(frame: Frame): Promise<void> {
  const endMs = performance.now() + roundTimeoutMs;
  while (!(await frame.evaluate<boolean>(`document.querySelector('.bet-button') !== null`))) {
    if (performance.now() > endMs) throw new Error('the game has not opened');
    await sleep(100);
  }
}

interface OpenedGame {
  readonly page: Page;
  readonly frame: Frame;
}

/** Logs the demo player in, opens a game as a player does, and slows the processor down. */
async function openGame(context: BrowserContext, url: string, played: PlayedGame): Promise<OpenedGame> {
  const page = await logInDemo(context, url);
  await replaceRounds(page, played);
  await page.goto(`${url}/m/launchGame?vendor=${played.vendor}&gameId=${played.game}`);
  const handle = await page.waitForSelector('iframe');
  const frame = await handle.contentFrame();
  if (frame === null) throw new Error('the game has no frame');
  await untilOpen(frame);
  // A game that has just opened still loads its pictures.
  await frame.waitForLoadState('networkidle');
  await slowDown(context, page, frame);
  return { page, frame };
}

/**
 * Only what draws the game is slowed down: the browser slows a process down by keeping a core busy in it, even while it
 * has nothing to do, which would take the second core from what puts the pictures on the screen.
 */
async function slowDown(context: BrowserContext, page: Page, frame: Frame): Promise<void> {
  const session = await context.newCDPSession(frame).catch(() => context.newCDPSession(page));
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Lets the studio play each round and puts what happens in a recorded one in its place. */
async function replaceRounds(page: Page, { engine, rounds }: PlayedGame): Promise<void> {
  const text = readFileSync(
    new URL(`../../packages/rules/src/${engine}/${engine}.golden.json`, import.meta.url),
    'utf8',
  );
  const golden = new Map(readGoldenRounds(engine, text).map((round) => [round.name, round]));
  let next = 0;
  let addedMinor = 0n;
  await page.route('**/studio/api/bets', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as BetAnswer;
    const name = rounds[next];
    next += 1;
    const recorded = name === undefined ? undefined : golden.get(name);
    const { value } = answer;
    const beforeMinor = returnMinor(value);
    if (recorded !== undefined) putInPlace(value, recorded);
    // A win that the balance does not hold yet would leave less than nothing for the bets beside it.
    addedMinor += returnMinor(value) - beforeMinor;
    value.balanceMinor = String(BigInt(value.balanceMinor) + addedMinor);
    await route.fulfill({ response, json: answer });
  });
}

interface BetAnswer {
  readonly value: { events: unknown; stakeMinor: string; payoutMinor: string; balanceMinor: string };
}

/** What a round has added to the balance. */
function returnMinor({ stakeMinor, payoutMinor }: BetAnswer['value']): bigint {
  return BigInt(payoutMinor) - BigInt(stakeMinor);
}

function putInPlace(round: BetAnswer['value'], recorded: GoldenRound): void {
  round.events = recorded.events;
  round.stakeMinor = recorded.wager.stakeMinor.toString();
  const last = recorded.events.at(-1);
  if (last?.type === 'settled') round.payoutMinor = (last as SettledEvent).payoutMinor;
}

/** Records frames in the game from now on; the returned function waits until so many rounds have been shown. */
async function watchShown(page: Page, frame: Frame): Promise<(count: number) => Promise<void>> {
  let shownRounds = 0;
  page.on('console', (message) => {
    const told = /^rounds shown: (\d+)$/.exec(message.text());
    if (told !== null) shownRounds = Number(told[1]);
  });
  await frame.evaluate(recordFrames);
  await page.waitForTimeout(settleMs);
  // A browser that reported none would make every game look good.
  if (!(await frame.evaluate<boolean>('seenFrames.holdFrame()'))) {
    throw new Error('the browser does not report long tasks');
  }
  await page.waitForTimeout(settleMs);
  return async (count) => {
    const endMs = performance.now() + roundTimeoutMs;
    while (shownRounds < count) {
      if (performance.now() > endMs) throw new Error(`only ${shownRounds} of ${count} rounds were shown`);
      await page.waitForTimeout(100);
    }
  };
}

/**
 * Runs in the game, as text since this program knows no browser. It tells finished rounds by itself: every question
 * from outside would cost a frame. The history keeps its length once it is full, so that what is added to it counts.
 */
const recordFrames = `(() => {
  const times = [];
  const taps = [];
  let shown = 0;
  const own = [];
  window.seenFrames = { timesMs: times, tapsMs: taps, ownMs: own };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) own.push(duration);
  }).observe({ type: 'longtask' });
  addEventListener('pointerdown', ({ timeStamp }) => taps.push(timeStamp), { capture: true, passive: true });
  const roundsIn = (node) => (node.matches?.('.history li') ? 1 : (node.querySelectorAll?.('.history li').length ?? 0));
  new MutationObserver((changes) => {
    const before = shown;
    for (const { addedNodes } of changes) addedNodes.forEach((node) => { shown += roundsIn(node); });
    if (shown > before) console.debug('rounds shown: ' + shown);
  }).observe(document.body, { childList: true, subtree: true });
  const step = (nowMs) => {
    times.push(nowMs);
    requestAnimationFrame(step);
  };
  window.seenFrames.holdFrame = () => new Promise((resolve) => {
    requestAnimationFrame(() => {
      const endMs = performance.now() + ${longTaskMs};
      while (performance.now() < endMs);
      setTimeout(() => {
        resolve(own.splice(0).length > 0);
        requestAnimationFrame(step);
      }, ${settleMs});
    });
  });
})()`;

function figuresOf({ timesMs, tapsMs, ownMs }: SeenFrames): FrameFigures {
  const all = timesMs.slice(1).map((endMs, index) => ({ endMs, ms: endMs - (timesMs[index] ?? endMs) }));
  const firstTapMs = tapsMs[0] ?? 0;
  const frames = all.filter(({ endMs }) => endMs > firstTapMs);
  const atRest = all.filter(({ endMs }) => endMs <= firstTapMs);
  return {
    perSecond: (frames.length * 1000) / frames.reduce((sum, { ms }) => sum + ms, 0),
    worstMs: Math.max(...frames.map(({ ms }) => ms)),
    worstAtRestMs: Math.max(...atRest.map(({ ms }) => ms)),
    ownMs,
    long: frames
      .filter(({ ms }) => ms > longFrameMs)
      .sort((a, b) => b.ms - a.ms)
      .slice(0, longFramesTold)
      .map(({ ms, endMs }) => {
        const taps = tapsMs.filter((tapMs) => tapMs < endMs);
        return `${ms.toFixed(0)} ms at ${(endMs - (taps.at(-1) ?? 0)).toFixed(0)} ms after tap ${taps.length}`;
      }),
  };
}
