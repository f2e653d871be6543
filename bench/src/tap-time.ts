import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** How soon a tap was answered, in milliseconds. */
export interface TapTime {
  /** From the tap until the paint that shows what it has changed. */
  readonly paintedMs: number;
  /** The longest of its events, as the browser times them: until the next paint, in steps of 8 ms. */
  readonly eventMs: number;
}

/** What `watchTaps` puts into the page. */
interface TapWatch {
  benchArm(target: unknown): { readonly x: number; readonly y: number };
}

/** So soon after its paint the browser tells of an event. */
const toldAfterMs = 60;

/** Runs in the page: notes events as the browser times them, and what is shown after a tap. */
export const watchTaps = `(() => {
  const events = [];
  new PerformanceObserver((list) => {
    for (const { name, duration, startTime } of list.getEntries()) events.push({ name, duration, startTime });
  }).observe({ type: 'event', durationThreshold: 16 });
  window.benchArm = (target) => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  window.benchAwait = (read) => {
    const before = read();
    window.benchTaken = new Promise((resolve, reject) => {
      const onClick = (event) => {
        const startedMs = event.timeStamp;
        const look = () => requestAnimationFrame(() => {
          if (read() === before) {
            if (performance.now() - startedMs > 10_000) reject(new Error('a tap changed nothing: ' + document.body.innerText.slice(0, 3000)));
            else look();
            return;
          }
          const { port1, port2 } = new MessageChannel();
          // Comes after the paint that this frame leads to.
          port1.onmessage = () => resolve({ startedMs, paintedMs: performance.now() - startedMs });
          port2.postMessage(0);
        });
        look();
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
  };
  window.benchEventMs = (sinceMs) =>
    Math.max(8, ...events.filter(({ startTime }) => startTime >= sinceMs - 200).map(({ duration }) => duration));
})()`;

/** Taps what is there once it rests, as a finger does, and waits until what `shows` reads has changed on the screen. */
export async function measureTap(page: Page, target: Locator, shows: string): Promise<TapTime> {
  const element = await target.elementHandle();
  if (element === null) throw new Error('there is nothing to tap');
  const arm = () => element.evaluate((node) => (globalThis as unknown as TapWatch).benchArm(node));
  await arm();
  // What scrolling has begun is over then.
  await sleep(toldAfterMs);
  const { x, y } = await arm();
  await page.evaluate(`window.benchAwait(() => ${shows})`);
  await page.touchscreen.tap(x, y);
  const { startedMs, paintedMs } = await page.evaluate<{ startedMs: number; paintedMs: number }>(
    'window.benchTaken',
  );
  await sleep(toldAfterMs);
  return { paintedMs, eventMs: await page.evaluate<number>(`window.benchEventMs(${startedMs})`) };
}
