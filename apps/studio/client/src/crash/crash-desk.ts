import type { CrashMathematics } from '@wau/rules/crash/crash';
import { multiplierHundredthsAt } from '@wau/rules/crash/crash-curve';
import { type PlaceBetUntilKnownOptions, placeBetUntilKnown } from '../platform/place-bet-until-known.ts';
import { createStore, type Store } from '../platform/store.ts';
import type { StudioAnswer, StudioApi, StudioFailure, StudioValue } from '../platform/studio-api.ts';
import type { BetDesk } from '../play/bet-desk.ts';
import { amountOf } from '../play/desk-state.ts';
import {
  type CrashBet,
  type CrashEvent,
  type CrashLimits,
  type CrashState,
  type CrashWish,
  emptyCrashState,
  withEvent,
  withTable,
} from './crash-state.ts';
import { createFlightsFollower } from './follow-flights.ts';
import { createOwnRounds } from './own-rounds.ts';
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
  readonly maxWinMinor: CrashLimits['maxWinMinor'];
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

/** An answer that the operator did not give is not asked for again: the stake is refunded, for the flight would be gone. */
function definite<Value>(answer: StudioAnswer<Value>): StudioAnswer<Value> {
  return !answer.ok && answer.code === 'network.upstream.failed' ? { ...answer, status: 409 } : answer;
}

const cashOutHaste = 4;

/** A server that turned a cash-out away because it was full is asked again at once, for the player has tapped in time. */
function insistent<Value>(answer: StudioAnswer<Value>): StudioAnswer<Value> {
  return !answer.ok && answer.code === 'server.overloaded' ? { ...answer, code: 'network.lost' } : answer;
}

/** What a player sees and does at a title's flights. What counts is the server's word; here it is only shown. */
export function createCrashDesk(options: CrashDeskOptions): CrashDesk {
  const { api, desk, mathematics } = options;
  const limits = { maximumHundredths: mathematics.maximumHundredths, maxWinMinor: options.maxWinMinor };
  const store = createStore<CrashState>(emptyCrashState);
  const clock = createServerClock(options.nowMs);
  const change = (part: Partial<CrashState>): void => store.set({ ...store.current(), ...part });
  const rounds = createOwnRounds({ ...options, onMissed: (missed) => change({ missed }) });
  const follower = createFlightsFollower({
    ...options,
    clock,
    flight: () => store.current().flight,
    onTable: takeTable,
    onEvent: takeEvent,
    onConnection: (connection) => change({ connection }),
    onLatency: (latencyMs) => change({ latencyMs }),
    onSessionEnded: () => desk.end(),
  });
  const lookAgain = (): void => void follower.readTable().catch(options.onBug);

  /** Takes a new state, and does what the change of the player's own bet asks for. */
  function take(next: CrashState): void {
    const before = store.current();
    store.set(next);
    const { mine } = next;
    const was = before.mine?.roundId === mine?.roundId ? before.mine?.status : undefined;
    if (mine === undefined || mine.status === was) return;
    if (mine.status === 'won' && was !== undefined) options.onWin(mine);
    if (mine.status === 'won' || mine.status === 'refunded') rounds.followMoney();
    if (was !== undefined && next.flight?.state === 'crashed') rounds.follow(mine);
  }

  function takeTable(table: StudioValue<'getCrashTable'>): void {
    const { mine } = store.current();
    take(withTable(store.current(), table));
    const isGone = mine !== undefined && table.mine.every(({ roundId }) => roundId !== mine.roundId);
    // Its flight ended while nothing could be heard, so nobody has said yet what became of it.
    if (isGone && (mine.status === 'flying' || mine.status === 'placed')) rounds.followMissed(mine);
  }

  function takeEvent(event: CrashEvent): void {
    const before = store.current();
    take(withEvent(before, event, limits));
    const { flight, mine, wish, chain } = store.current();
    // What was won before the crash is settled after it.
    const isEnd = event.kind === 'crashed' && flight?.number === event.number;
    if (isEnd && mine?.status === 'won' && before.mine?.status === 'won') rounds.follow(mine);
    if (event.kind === 'betting' && wish !== undefined) send(wish);
    const isUnknownChain =
      event.kind === 'betting' && (chain?.chainId !== event.chainId || chain.salt === null);
    // Whether a stake that was being taken is on the flight only the table says.
    if (isUnknownChain || (event.kind === 'flying' && mine?.status === 'placed')) lookAgain();
    options.onEvent(event);
  }

  function refuse(failure: StudioFailure): void {
    if (failure.status === 401) desk.end();
    const told = failure.facts.balanceMinor;
    if (told !== undefined) desk.takeBalance(amountOf(told));
    change({ failure });
    // It was placed before this page was opened.
    if (failure.code === 'crash.bet.placed') lookAgain();
  }

  async function place({ stakeMinor, autoCashOutHundredths }: CrashWish, flight: Flight): Promise<void> {
    const key = options.makeIdempotencyKey();
    const body = {
      chainId: flight.chainId,
      flight: flight.number,
      slot: 1,
      stakeMinor: stakeMinor.toString(),
      autoCashOutHundredths,
    };
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
    if (now?.number !== bet.flight) rounds.followMissed(bet);
    else if (now.state === 'betting') change({ mine: bet });
    else await follower.readTable();
  }

  function send(wish: CrashWish): void {
    const { flight } = store.current();
    if (flight === undefined) return;
    change({ sending: 'bet', wish: undefined, failure: undefined, missed: undefined });
    place(wish, flight).catch(options.onBug);
  }

  async function leave(mine: CrashBet): Promise<void> {
    const key = options.makeIdempotencyKey();
    const { roundId } = mine;
    const answer = await placeBetUntilKnown({
      send: async () => insistent(await api.call('cashOutCrash', { params: { roundId } }, key)),
      // The flight does not wait either.
      wait: (pauseMs) => options.wait(pauseMs / cashOutHaste),
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
    const lost = isOver ? { mine: { ...mine, status: 'lost' as const } } : {};
    take({ ...now, sending: undefined, ...lost });
    refuse(answer);
  }

  return {
    store,
    start() {
      const stopRounds = rounds.start();
      const stopFollowing = follower.start();
      return () => {
        stopRounds();
        stopFollowing();
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
      leave(mine).catch(options.onBug);
    },
    dismiss: () => change({ failure: undefined, isRefunded: false, missed: undefined }),
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

type Flight = NonNullable<CrashState['flight']>;
