import type { CrashMathematics } from '@wau/rules/crash/crash';
import { multiplierHundredthsAt } from '@wau/rules/crash/crash-curve';
import { type PlaceBetUntilKnownOptions, placeBetUntilKnown } from '../platform/place-bet-until-known.ts';
import { readEvents } from '../platform/read-events.ts';
import { createStore, type Store } from '../platform/store.ts';
import type { StudioAnswer, StudioApi, StudioFailure } from '../platform/studio-api.ts';
import type { BetDesk } from '../play/bet-desk.ts';
import { amountOf } from '../play/desk-state.ts';
import {
  type CrashBet,
  type CrashEvent,
  type CrashState,
  type CrashWish,
  emptyCrashState,
  withEvent,
  withTable,
} from './crash-state.ts';
import { createServerClock } from './server-clock.ts';

export interface CrashDesk {
  readonly store: Store<CrashState>;
  /** Follows the title's flights until the returned function is called. */
  start(): () => void;
  /** Places a bet on the flight that takes bets, or on the next one. */
  bet(wish: CrashWish): void;
  cancelWish(): void;
  cashOut(): void;
  dismiss(): void;
  /** How long the flight has flown, by the server's clock; negative before its start, `undefined` on the ground. */
  elapsedMs(): number | undefined;
  standsAt(): number;
  /** Until bets close; `undefined` while none are taken. */
  closesInMs(): number | undefined;
}

export interface CrashDeskOptions {
  readonly api: StudioApi;
  readonly desk: Pick<BetDesk, 'takeBalance' | 'addRound' | 'refreshBalance' | 'end'>;
  readonly mathematics: CrashMathematics;
  readonly makeIdempotencyKey: () => string;
  /** Milliseconds of any clock that never goes back. */
  readonly nowMs: () => number;
  readonly wait: PlaceBetUntilKnownOptions<CrashBet>['wait'];
  /** Between 0 and 1, so that clients of a server that restarts do not all come back together. */
  readonly random: () => number;
  /** A bet was cashed out, by hand or by itself. */
  readonly onWin: (bet: CrashBet) => void;
  readonly onEvent: (event: CrashEvent) => void;
  readonly onBug: (error: unknown) => void;
}

const firstWaitMs = 400;
const longestWaitMs = 8_000;
/** How often the way to the server is measured. */
const measureEveryMs = 6_000;
/** A flight that should have come by now is asked for. */
const overdueMs = 3_000;
const watchEveryMs = 1_500;
const settledPauseMs = 1_500;
const settledAsks = 40;

/** An answer that the operator did not give is not asked for again: the stake is refunded, for the flight would be gone. */
function definite<Value>(answer: StudioAnswer<Value>): StudioAnswer<Value> {
  return !answer.ok && answer.code === 'network.upstream.failed' ? { ...answer, status: 409 } : answer;
}

/** What a player sees and does at a title's flights. What counts is the server's word; here it is only shown. */
export function createCrashDesk(options: CrashDeskOptions): CrashDesk {
  const { api, desk, mathematics } = options;
  const store = createStore<CrashState>(emptyCrashState);
  const clock = createServerClock(options.nowMs);
  let isStopped = true;
  let lastEventId: string | undefined;
  let seenAtMs = options.nowMs();

  const change = (part: Partial<CrashState>): void => store.set({ ...store.current(), ...part });

  async function readTable(): Promise<boolean> {
    const sentMs = options.nowMs();
    const answer = await api.call('getCrashTable', {});
    if (!answer.ok) {
      if (answer.status === 401) desk.end();
      return false;
    }
    change({ latencyMs: clock.hear(answer.value.nowMs, sentMs) });
    lastEventId = answer.value.lastEventNumber;
    seenAtMs = options.nowMs();
    take(withTable(store.current(), answer.value));
    return true;
  }

  /** Takes a new state, and does what the change of the player's own bet asks for. */
  function take(next: CrashState): void {
    const before = store.current();
    store.set(next);
    const { mine } = next;
    const was = before.mine?.roundId === mine?.roundId ? before.mine?.status : undefined;
    if (mine === undefined || mine.status === was) return;
    if (mine.status === 'won' && was !== undefined) options.onWin(mine);
    if (mine.status === 'won' || mine.status === 'refunded') followMoney();
    if (was !== undefined && next.flight?.state === 'crashed') followRound(mine);
  }

  function followMoney(): void {
    const refresh = () => desk.refreshBalance();
    options
      .wait(settledPauseMs)
      .then(refresh)
      .then(() => options.wait(3 * settledPauseMs))
      .then(refresh)
      .catch(options.onBug);
  }

  /** A bet is a round like any other once its flight has ended and its money is settled. */
  function followRound({ roundId }: CrashBet): void {
    const ask = async (): Promise<void> => {
      for (let asked = 0; asked < settledAsks && !isStopped; asked += 1) {
        await options.wait(settledPauseMs);
        const answer = await api.call('getRound', { params: { roundId } });
        if (answer.ok && answer.value.status === 'settled') {
          desk.addRound(answer.value);
          await desk.refreshBalance();
          return;
        }
        if (answer.ok && answer.value.status === 'refunded') return;
      }
    };
    ask().catch(options.onBug);
  }

  async function followEvents(signal: AbortSignal): Promise<void> {
    let waitMs = firstWaitMs;
    while (!signal.aborted) {
      if (lastEventId === undefined && !(await readTable())) {
        change({ connection: 'lost' });
        await options.wait(waitMs * (0.5 + options.random()));
        waitMs = Math.min(2 * waitMs, longestWaitMs);
        continue;
      }
      const opened = await api.openStream('followCrash', { lastEventId, signal });
      if (opened.ok) {
        change({ connection: 'live' });
        try {
          for await (const { id, kind, data } of readEvents(opened.body)) {
            waitMs = firstWaitMs;
            if (id !== '') lastEventId = id;
            if (kind === 'gap') lastEventId = undefined;
            if (kind === 'gap') break;
            if (kind !== 'ready') hear(JSON.parse(data) as CrashEvent);
          }
        } catch {
          // The connection broke; the next one goes on from there.
        }
      } else if (opened.status === 401) {
        desk.end();
        return;
      }
      if (signal.aborted) return;
      if (!opened.ok) change({ connection: 'lost' });
      await options.wait(waitMs * (0.5 + options.random()));
      waitMs = Math.min(2 * waitMs, longestWaitMs);
    }
  }

  function hear(event: CrashEvent): void {
    seenAtMs = options.nowMs();
    const ended = store.current().mine;
    take(withEvent(store.current(), event));
    const { flight, mine, wish } = store.current();
    // What was won before the crash is settled after it.
    if (
      event.kind === 'crashed' &&
      flight?.number === event.number &&
      mine?.status === 'won' &&
      ended?.status === 'won'
    ) {
      followRound(mine);
    }
    if (event.kind === 'betting' && wish !== undefined) send(wish);
    options.onEvent(event);
  }

  /** A title rests while nobody watches, and a chain waits for its first watcher: both are woken by a look at the table. */
  async function watchOverdue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await options.wait(watchEveryMs);
      if (signal.aborted) return;
      const { flight } = store.current();
      const isUnderWay = flight?.state === 'betting' || flight?.state === 'flying';
      const restedMs = options.nowMs() - seenAtMs;
      const isOverdue = isUnderWay
        ? flight.state === 'betting' && restedMs > mathematics.bettingMs + 2 * overdueMs
        : restedMs > mathematics.pauseMs + overdueMs;
      if (flight === undefined || isOverdue) await readTable();
    }
  }

  async function measure(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const sentMs = options.nowMs();
      const answer = await api.call('getCrashClock', {});
      if (answer.ok) change({ latencyMs: clock.hear(answer.value.nowMs, sentMs) });
      await options.wait(measureEveryMs);
    }
  }

  function refuse(failure: StudioFailure): void {
    if (failure.status === 401) desk.end();
    const told = failure.facts.balanceMinor;
    if (told !== undefined) desk.takeBalance(amountOf(told));
    change({ failure });
  }

  function send({ stakeMinor, autoCashOutHundredths }: CrashWish): void {
    const { flight } = store.current();
    if (flight === undefined) return;
    change({ sending: 'bet', wish: undefined, failure: undefined });
    const key = options.makeIdempotencyKey();
    const body = {
      chainId: flight.chainId,
      flight: flight.number,
      slot: 1,
      stakeMinor: stakeMinor.toString(),
      autoCashOutHundredths,
    };
    const place = async (): Promise<void> => {
      const answer = await placeBetUntilKnown({
        send: async () => definite(await api.call('placeCrashBet', { body }, key)),
        wait: options.wait,
        onUnknown: () => undefined,
      });
      change({ sending: undefined });
      if (!answer.ok) {
        refuse(answer);
        return;
      }
      const bet = answer.value;
      if (bet.balanceMinor !== null) desk.takeBalance(amountOf(bet.balanceMinor));
      const { flight: now } = store.current();
      // The flight may have gone on while an answer was lost.
      if (now?.number !== bet.flight) return followRound(bet);
      if (now.state === 'betting') change({ mine: bet });
      else await readTable();
    };
    place().catch(options.onBug);
  }

  return {
    store,
    start() {
      isStopped = false;
      const controller = new AbortController();
      for (const work of [followEvents, watchOverdue, measure]) work(controller.signal).catch(options.onBug);
      return () => {
        isStopped = true;
        controller.abort();
      };
    },
    bet(wish) {
      const { flight, mine, sending } = store.current();
      if (sending !== undefined) return;
      const isOpen = flight?.state === 'betting' && clock.nowMs() < flight.closesAtMs && mine === undefined;
      if (isOpen) send(wish);
      else change({ wish, failure: undefined });
    },
    cancelWish: () => change({ wish: undefined }),
    cashOut() {
      const { mine, sending } = store.current();
      if (mine?.status !== 'flying' || sending !== undefined) return;
      change({ sending: 'cashOut', failure: undefined });
      const key = options.makeIdempotencyKey();
      const { roundId } = mine;
      const ask = async (): Promise<void> => {
        const answer = await placeBetUntilKnown({
          send: () => api.call('cashOutCrash', { params: { roundId } }, key),
          wait: options.wait,
          onUnknown: () => undefined,
        });
        const now = store.current();
        const isShown = now.mine?.roundId === roundId;
        if (answer.ok) {
          if (isShown) take({ ...now, sending: undefined, mine: answer.value });
          else change({ sending: undefined });
          return;
        }
        const isOver = isShown && now.flight?.state === 'crashed' && now.mine?.status === 'flying';
        take({
          ...now,
          sending: undefined,
          ...(isOver ? { mine: { ...mine, status: 'lost' as const } } : {}),
        });
        refuse(answer);
      };
      ask().catch(options.onBug);
    },
    dismiss: () => change({ failure: undefined, isRefunded: false }),
    elapsedMs() {
      const { flight } = store.current();
      if (flight?.state !== 'flying' || flight.startedAtMs === null) return undefined;
      return clock.nowMs() - flight.startedAtMs;
    },
    standsAt() {
      const { flight } = store.current();
      if (flight?.crashHundredths != null) return flight.crashHundredths;
      if (flight?.state !== 'flying' || flight.startedAtMs === null) return 100;
      const elapsedMs = Math.floor(clock.nowMs() - flight.startedAtMs);
      return Math.min(
        mathematics.maximumHundredths,
        multiplierHundredthsAt(elapsedMs, mathematics.doublingMs),
      );
    },
    closesInMs() {
      const { flight } = store.current();
      return flight?.state === 'betting' ? flight.closesAtMs - clock.nowMs() : undefined;
    },
  };
}
