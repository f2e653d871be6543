import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { bootApp } from './booted-app.ts';
import { cheapPhone, launchBrowser, logInDemo, slowdown } from './demo-phone.ts';
import { print } from './print.ts';
import { share } from './spread.ts';
import { measureTap, type TapTime, watchTaps } from './tap-time.ts';

const mustBeMs = 50;
/** As many line groups as an order takes; each counts as many lines, which makes 10,000 of them. */
const rowCount = 100;
const linesOfRow = 100;
/** Taps as fast as somebody who knows the screen makes them. */
const betweenTapsMs = 350;

/** A basket that is as full as it can be, and what is being picked below it. */
interface FullBasket {
  readonly name: string;
  readonly gameId: string;
  readonly playId: string;
  /** The picks of each row, each of as many lines. */
  readonly numbers: (row: number) => string;
  readonly ball: (page: Page, tap: number) => Locator;
}

const allDigits = '0,1,2,3,4,5,6,7,8,9';

const fullBaskets: readonly FullBasket[] = [
  {
    name: 'two places of SSC, ten digits in each',
    gameId: 'ssc-5min',
    playId: 'last-two-straight',
    numbers: () => `${allDigits}|${allDigits}`,
    ball: (page, tap) => page.getByRole('button', { name: String(tap % 10), exact: true }).first(),
  },
  {
    name: 'big of 4D, a hundred numbers in each row',
    gameId: 'four-d-5min',
    playId: 'big',
    numbers: (row) =>
      Array.from({ length: linesOfRow }, (_, index) =>
        String(row * linesOfRow + index).padStart(4, '0'),
      ).join(','),
    ball: (page) => page.getByRole('button', { name: /^Buang \d{4}$/ }).first(),
  },
];

/**
 * `npm run bench -- basket`: how soon the betting screen answers a tap beside a basket of 10,000 lines, as 100 line groups of
 * 100 lines, which is as many groups as a basket and an order hold; on a cheap phone, its processor slowed down. From the
 * tap until the paint that shows what it has changed, and as the browser's own event timing has it, which counts in steps
 * of 8 ms. `WAU_RUNS` says how often each thing is tapped; `WAU_URL` measures an app that runs already.
 */
export async function run(): Promise<void> {
  const running = process.env.WAU_URL;
  const taps = Number(process.env.WAU_RUNS ?? '20');
  // First, so that no app is left running where there is none.
  const browser = await launchBrowser();
  const app = running === undefined ? await bootApp({ WAU_DEMO: 'on' }) : undefined;
  print(
    `Taps on the betting screen, processor slowed ${slowdown} times, ${rowCount} line groups of ${linesOfRow} lines in the basket.`,
  );
  try {
    for (const basket of fullBaskets) {
      print(`${basket.name}:`);
      await measureBasket(browser, running ?? app?.url ?? '', basket, taps);
    }
  } finally {
    await browser.close();
    await app?.stop();
  }
}

async function measureBasket(browser: Browser, url: string, basket: FullBasket, taps: number): Promise<void> {
  const context = await browser.newContext(cheapPhone);
  try {
    const page = await logInDemo(context, url);
    await openFull(page, url, basket);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watchTaps);
    const times = new Map<string, TapTime[]>();
    const tap = async (name: string, target: Locator, shows: string): Promise<void> => {
      const time = await measureTap(page, target, shows);
      times.set(name, [...(times.get(name) ?? []), time]);
      await sleep(betweenTapsMs);
    };
    for (let round = 0; round < taps; round += 1) await tapAround(page, basket, round, tap);
    for (const [name, measured] of times) report(name, measured);
    report(
      'all taps',
      [...times].flatMap(([, measured]) => measured),
    );
  } finally {
    await context.close();
  }
}

/** Puts one line into the basket as a player does, and the same line as often as the basket holds it, as a reload finds it. */
async function openFull(page: Page, url: string, { gameId, playId, numbers }: FullBasket): Promise<void> {
  const path = `/m/lottery/${gameId}?playId=${playId}&numbers=${encodeURIComponent(numbers(0))}`;
  await page.goto(url + path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Masukkan ke bakul' }).click();
  await page.getByRole('button', { name: 'Bakul, 1 pertaruhan' }).waitFor();
  const rows = Array.from({ length: rowCount }, (_, row) => numbers(row));
  // It is written down a moment after the tap.
  await page.waitForFunction(`sessionStorage.getItem('wau_lottery_basket:${gameId}') !== null`);
  await page.evaluate(`(() => {
    const key = 'wau_lottery_basket:${gameId}';
    const [line] = JSON.parse(sessionStorage.getItem(key));
    if (line.lineCount !== '${linesOfRow}') throw new Error('a row has ' + line.lineCount + ' lines');
    const lines = ${JSON.stringify(rows)}.map((numbers) => ({ ...line, numbers }));
    sessionStorage.setItem(key, JSON.stringify(lines));
  })()`);
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: `Bakul, ${rowCount} pertaruhan` }).waitFor();
  await page.waitForLoadState('networkidle');
}

type Tap = (name: string, target: Locator, shows: string) => Promise<void>;

/** Reads what each tap changes. */
const bar = "[...document.querySelectorAll('main [role=status]')].at(-1)?.textContent";
const count = "document.querySelector('main input[name=count]')?.value";
const basketCount =
  "[...document.querySelectorAll('main button')].map((each) => each.getAttribute('aria-label')).find((name) => name?.startsWith('Bakul, '))";
const sheet = "document.querySelector('[role=dialog][data-open]')?.textContent";
/** A sheet that goes down is there until it is gone. */
const isOpen = "document.querySelector('[role=dialog][data-open]') !== null";

/** What a player does beside a full basket, once around; the basket is as full afterwards as it was. */
async function tapAround(page: Page, { ball }: FullBasket, round: number, tap: Tap): Promise<void> {
  const units = page.getByRole('group', { name: 'Harga sebaris' }).getByRole('button');
  const dialog = page.getByRole('dialog');
  await tap('a number', ball(page, round), bar);
  await tap('multiple +', page.getByRole('button', { name: 'Tambah: Gandaan' }), count);
  await tap('price of a line', units.nth((round + 1) % (await units.count())), bar);
  await tap('open the basket', page.getByRole('button', { name: /^Bakul, / }), sheet);
  await tap('remove a row', dialog.getByRole('button', { name: /^Buang / }).first(), sheet);
  await tap('on several draws', dialog.getByRole('checkbox').first(), sheet);
  await tap('on one draw', dialog.getByRole('checkbox').first(), sheet);
  await tap('a random row', dialog.getByRole('button', { name: 'Pilih rawak' }), sheet);
  await tap('close the basket', dialog.getByRole('button', { name: 'Tutup' }), isOpen);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if ((await page.getByRole('button', { name: `Bakul, ${rowCount} pertaruhan` }).count()) !== 1)
    throw new Error(`the basket holds something else: ${await page.evaluate<string>(basketCount)}`);
}

function report(name: string, times: readonly TapTime[]): void {
  const painted = times.map(({ paintedMs }) => paintedMs);
  const timed = times.map(({ eventMs }) => eventMs);
  const late = Number(share(painted, 0.95)) > mustBeMs;
  print(
    `  ${name.padEnd(18)} median ${share(painted, 0.5)} ms, 95th percentile ${share(painted, 0.95)} ms, at most ${mustBeMs}: ${late ? 'MISSED' : 'met'}; ` +
      `event timing ${share(timed, 0.5)} and ${share(timed, 0.95)} ms`,
  );
}
