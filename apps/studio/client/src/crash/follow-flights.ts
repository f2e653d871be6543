import type { CrashMathematics } from '@wau/rules/crash/crash';
import { readEvents } from '../platform/read-events.ts';
import type { StudioApi, StudioValue } from '../platform/studio-api.ts';
import type { CrashEvent, CrashState } from './crash-state.ts';
import type { ServerClock } from './server-clock.ts';

export interface FlightsFollower {
  /** Follows the title's flights until the returned function is called. */
  start(): () => void;
  /** Looks at the whole table; `false` where no answer came. */
  readTable(): Promise<boolean>;
}

export interface FollowerOptions {
  readonly api: StudioApi;
  readonly mathematics: CrashMathematics;
  readonly clock: ServerClock;
  /** Milliseconds of any clock that never goes back. */
  readonly nowMs: () => number;
  readonly wait: (durationMs: number) => Promise<void>;
  /** Between 0 and 1, so that clients of a server that restarts do not all come back together. */
  readonly random: () => number;
  readonly flight: () => CrashState['flight'];
  readonly onTable: (table: StudioValue<'getCrashTable'>) => void;
  readonly onEvent: (event: CrashEvent) => void;
  readonly onConnection: (connection: 'live' | 'lost') => void;
  readonly onLatency: (latencyMs: number) => void;
  readonly onSessionEnded: () => void;
  readonly onBug: (error: unknown) => void;
}

const firstWaitMs = 400;
const longestWaitMs = 8_000;
/** How often the way to the server is measured, and looked whether the stream still tells all. */
const measureEveryMs = 6_000;
/** What the server has told and has not come after so long does not come any more. */
const silentMs = 1_000;
/** A flight that should have come by now is asked for. */
const overdueMs = 3_000;
const watchEveryMs = 1_500;

/** Hears of a title's flights over a stream that may break at any time, and goes on where it was. */
export function createFlightsFollower(options: FollowerOptions): FlightsFollower {
  const { api, clock } = options;
  let lastEventId: string | undefined;
  let seenAtMs = options.nowMs();
  let cutStream: (() => void) | undefined;

  async function readTable(): Promise<boolean> {
    const sentMs = options.nowMs();
    const answer = await api.call('getCrashTable', {});
    if (!answer.ok) {
      if (answer.status === 401) options.onSessionEnded();
      return false;
    }
    options.onLatency(clock.hear(answer.value.nowMs, sentMs));
    lastEventId = answer.value.lastEventNumber;
    seenAtMs = options.nowMs();
    options.onTable(answer.value);
    return true;
  }

  async function hearStream(body: ReadableStream<Uint8Array>): Promise<void> {
    for await (const { id, kind, data } of readEvents(body)) {
      if (kind === 'gap') {
        lastEventId = undefined;
        return;
      }
      if (id !== '') lastEventId = id;
      if (kind === 'ready') continue;
      seenAtMs = options.nowMs();
      options.onEvent(JSON.parse(data) as CrashEvent);
    }
  }

  /** One connection, until it breaks. Whether it was opened. */
  async function followOnce(signal: AbortSignal): Promise<boolean> {
    if (lastEventId === undefined && !(await readTable())) return false;
    const controller = new AbortController();
    const cut = (): void => controller.abort();
    signal.addEventListener('abort', cut, { once: true });
    cutStream = cut;
    try {
      const opened = await api.openStream('followCrash', { lastEventId, signal: controller.signal });
      if (!opened.ok) {
        if (opened.status === 401) options.onSessionEnded();
        return false;
      }
      options.onConnection('live');
      // Where the connection breaks, the next one goes on from there.
      await hearStream(opened.body).catch(() => undefined);
      return true;
    } finally {
      signal.removeEventListener('abort', cut);
      cutStream = undefined;
    }
  }

  async function followEvents(signal: AbortSignal): Promise<void> {
    let waitMs = firstWaitMs;
    while (!signal.aborted) {
      const isOpened = await followOnce(signal);
      if (signal.aborted) return;
      if (isOpened) waitMs = firstWaitMs;
      else options.onConnection('lost');
      await options.wait(waitMs * (0.5 + options.random()));
      waitMs = Math.min(2 * waitMs, longestWaitMs);
    }
  }

  /** A title rests while nobody watches, and a first chain waits for its first watcher: a look at the table wakes both. */
  async function watchOverdue(signal: AbortSignal): Promise<void> {
    const { bettingMs, pauseMs } = options.mathematics;
    while (!signal.aborted) {
      await options.wait(watchEveryMs);
      if (signal.aborted) return;
      const flight = options.flight();
      const restedMs = options.nowMs() - seenAtMs;
      const dueMs = flight?.state === 'betting' ? bettingMs + 2 * overdueMs : pauseMs + overdueMs;
      if (flight === undefined || (flight.state !== 'flying' && restedMs > dueMs)) await readTable();
    }
  }

  /** A connection may be dead without anybody having said so: then there is no answer, or one that tells of more. */
  async function measure(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const sentMs = options.nowMs();
      const answer = await api.call('getCrashClock', {});
      if (signal.aborted) return;
      if (answer.ok) {
        options.onLatency(clock.hear(answer.value.nowMs, sentMs));
        const told = answer.value.lastEventNumber;
        if (isBehind(told)) {
          await options.wait(silentMs);
          if (isBehind(told)) cutStream?.();
        }
      } else if (answer.status === 0) {
        options.onConnection('lost');
        cutStream?.();
      }
      await options.wait(measureEveryMs);
    }
  }

  const isBehind = (told: string | null): boolean =>
    told !== null && lastEventId !== undefined && BigInt(told) > BigInt(lastEventId);

  return {
    readTable,
    start() {
      const controller = new AbortController();
      for (const work of [followEvents, watchOverdue, measure]) work(controller.signal).catch(options.onBug);
      return () => controller.abort();
    },
  };
}
