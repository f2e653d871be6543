import { type Minor, toMinor } from '@wau/money/minor';
import { type PlaceBetUntilKnownOptions, placeBetUntilKnown } from '../platform/place-bet-until-known.ts';
import type { RoundView, StudioApi, StudioFailure } from '../platform/studio-api.ts';
import {
  type ActiveSeed,
  amountOf,
  amountsOf,
  type BetDeskState,
  type BetSource,
  type DeskNotice,
  isBusy,
  shownBalance,
  type WaitingBet,
} from './desk-state.ts';
import { earlierRounds } from './rounds/earlier-rounds.ts';
import { createRoundCount, type KeptStatistics, statisticsOf } from './statistics/kept-statistics.ts';
import { emptyStatistics, withRound } from './statistics/session-statistics.ts';

export interface HowToPlay {
  /** The round began before this page was opened. */
  readonly resumed: boolean;
  /** So many of its events the player has seen already, in a round with decisions. */
  readonly shownEvents: number;
}

/**
 * Plays a round back; resolves when the player has seen its end, or what has happened up to the next decision: then the
 * round's status is `waiting`, and it is played on after each decision.
 */
export type PlayRound = (round: RoundView, how: HowToPlay) => Promise<void>;

export interface BetDesk {
  state(): BetDeskState;
  subscribe(listener: () => void): () => void;
  /** The game hands in how it plays a round back. A round left over from before is played first. */
  start(play: PlayRound): void;
  /**
   * Takes a bet. Answers `false`, and does nothing, for the second half of a double tap and when there are as many
   * open as the game allows at once.
   */
  placeBet(stakeMinor: Minor, parameters: unknown, source?: BetSource): boolean;
  /** Takes a decision in the round that waits for one; `false`, and nothing done, when none does. */
  decide(decision: unknown): boolean;
  /** Adds the rounds of earlier visits to the history. */
  loadHistory(): Promise<void>;
  dismissNotice(): void;
  /** Begins to count the statistics anew. */
  resetStatistics(): void;
  takeSeed(seed: ActiveSeed): void;
  /** Another call has told the balance. */
  takeBalance(balanceMinor: Minor): void;
  /** A round that was played by other calls is over: history, statistics and the page around the game hear of it. */
  addRound(round: RoundView): void;
  /** The session is over, as another call has heard. */
  end(): void;
  /** Asks for the balance when nothing is open, since it may have changed elsewhere. */
  refreshBalance(): Promise<void>;
}

export interface BetDeskOptions {
  readonly api: StudioApi;
  readonly balanceMinor: Minor;
  readonly seed: ActiveSeed;
  readonly unfinishedRound: RoundView | undefined;
  /** How many bets may be waiting or played back at once. */
  readonly openBetsMaximum: number;
  readonly makeIdempotencyKey: () => string;
  /** Milliseconds of any clock that never goes back. */
  readonly nowMs: () => number;
  readonly wait: PlaceBetUntilKnownOptions<RoundView>['wait'];
  /** Does what nobody sees, such as sending a bet, once the frame that shows the tap or the result may be drawn. */
  readonly inNextTask: (work: () => void) => void;
  /** The statistics of earlier visits. */
  readonly kept?: KeptStatistics | undefined;
  /** Keeps the statistics for the next visit, rounds included whose end is still being shown. */
  readonly keep?: (statistics: KeptStatistics) => void;
  readonly onBetPlaced?: (bet: WaitingBet) => void;
  readonly onRoundFinished: (round: RoundView, shownBalanceMinor: Minor) => void;
  /** Told what a playback threw. */
  readonly onBug: (error: unknown) => void;
}

const historyLength = 20;
/** A tap so soon after a bet is the same tap of a nervous thumb, not a wish for a second bet. */
const doubleTapMs = 300;
const openRoundPauseMs = 2_000;
/** Answers lost in a row, after some ten seconds of asking. */
const longChecks = 5;

/** What became of the first waiting bet is known. */
const known = { isChecking: false, isCheckedLong: false } as const;

/**
 * Where a game's bets are placed. Bets are sent one after another, so that balances arrive in order; each carries a
 * key made before it is sent and keeps it until its outcome is known.
 */
export function createBetDesk(options: BetDeskOptions): BetDesk {
  const { api } = options;
  const listeners = new Set<() => void>();
  const roundCount = createRoundCount({ kept: options.kept, keep: options.keep ?? (() => undefined) });
  let play: PlayRound | undefined;
  let leftOver = options.unfinishedRound;
  let lastBetMs = Number.NEGATIVE_INFINITY;
  let state: BetDeskState = {
    balanceMinor: options.balanceMinor,
    waiting: [],
    playing: leftOver?.status === 'settled' ? [leftOver] : [],
    decision: leftOver?.status === 'waiting' ? { round: leftOver, status: 'showing' } : undefined,
    history: [],
    lastRound: undefined,
    statistics: statisticsOf(options.kept),
    isChecking: leftOver?.status === 'open',
    isCheckedLong: false,
    resumedRound: leftOver?.status === 'open' ? undefined : leftOver,
    notice: undefined,
    seed: options.seed,
    isEnded: false,
  };

  function change(part: Partial<BetDeskState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  async function sendNext(): Promise<void> {
    const bet = state.waiting[0];
    if (bet === undefined) return;
    const answer = await placeBetUntilKnown({
      send: () =>
        api.call(
          'placeBet',
          {
            body: {
              stakeMinor: bet.stakeMinor.toString(),
              parameters: bet.parameters,
              ...(bet.source === 'auto' ? { isAuto: true } : {}),
            },
          },
          bet.idempotencyKey,
        ),
      wait: options.wait,
      onUnknown: (lostAnswers) => change({ isChecking: true, isCheckedLong: lostAnswers >= longChecks }),
    });
    if (answer.ok) await takeRound(answer.value, state.waiting.slice(1));
    else refuse(answer);
    await sendNext();
  }

  async function takeRound(round: RoundView, waiting: readonly WaitingBet[]): Promise<void> {
    const balanceMinor = await balanceAfter(round);
    const seed =
      round.seedId === state.seed.seedId && round.nonce >= state.seed.nextNonce
        ? { ...state.seed, nextNonce: round.nonce + 1 }
        : state.seed;
    if (round.status === 'refunded') {
      const notice: DeskNotice = { kind: 'refunded', stakeMinor: amountOf(round.stakeMinor) };
      change({ balanceMinor, waiting, seed, notice, ...known });
      return;
    }
    if (round.status === 'waiting') {
      change({ balanceMinor, waiting, seed, ...known });
      showWaiting(round, { resumed: false, shownEvents: 0 }).catch(options.onBug);
      return;
    }
    roundCount.count({ ...round, ...amountsOf(round) });
    change({ balanceMinor, waiting, seed, playing: [...state.playing, round], ...known });
    // Playback goes on beside the next bet; it never fails for lack of an answer.
    playBack(round, { resumed: false, shownEvents: 0 }).catch(options.onBug);
  }

  /** Shows what has happened in a round up to where its player decides. */
  async function showWaiting(round: RoundView, how: HowToPlay): Promise<void> {
    change({ decision: { round, status: 'showing' } });
    try {
      await play?.(round, how);
    } finally {
      change({ decision: { round, status: 'open' } });
    }
  }

  async function sendDecision(round: RoundView, decision: unknown): Promise<void> {
    const { roundId } = round;
    const step = round.decision?.step ?? 0;
    const answer = await placeBetUntilKnown({
      send: () => api.call('decideRound', { params: { roundId }, body: { step, decision } }),
      wait: options.wait,
      onUnknown: (lostAnswers) => change({ isChecking: true, isCheckedLong: lostAnswers >= longChecks }),
    });
    if (answer.ok) return takeDecided(round, answer.value);
    // Decided on another device, or by the rule: what came of it is shown here.
    const now =
      answer.code === 'round.moved.on' ? await api.call('getRound', { params: { roundId } }) : answer;
    if (now.ok && now.value.status !== 'open') return takeDecided(round, now.value);
    change({ decision: { round, status: 'open' } });
    refuse(answer);
  }

  async function takeDecided(before: RoundView, round: RoundView): Promise<void> {
    const how = { resumed: false, shownEvents: before.events.length };
    if (round.status === 'waiting') {
      const isStaked = round.stakeMinor !== before.stakeMinor;
      const balanceMinor = isStaked ? await balanceAfter(round) : state.balanceMinor;
      change({ balanceMinor, ...known });
      return showWaiting(round, how);
    }
    const balanceMinor = await balanceAfter(round);
    roundCount.count({ ...round, ...amountsOf(round) });
    change({ balanceMinor, decision: undefined, playing: [...state.playing, round], ...known });
    return playBack(round, how);
  }

  async function balanceAfter(round: RoundView): Promise<Minor> {
    if (round.balanceMinor !== null) return amountOf(round.balanceMinor);
    const answer = await api.call('getPlayBalance', {});
    if (answer.ok) return amountOf(answer.value.balanceMinor);
    return toMinor(state.balanceMinor - amountOf(round.stakeMinor) + amountOf(round.payoutMinor));
  }

  /** What was not sent yet is dropped with the refused bet: it would most likely be refused as well. */
  function refuse(failure: StudioFailure): void {
    const isEnded = failure.code === 'session.ended' || failure.code === 'session.missing';
    const told = failure.facts.balanceMinor;
    const balanceMinor = told === undefined ? state.balanceMinor : amountOf(told);
    change({ waiting: [], ...known, isEnded, balanceMinor, notice: { kind: 'refused', failure } });
    // The money went elsewhere, perhaps on another device: what is shown would still promise it.
    if (failure.code === 'balance.insufficient' && told === undefined) refreshBalance().catch(options.onBug);
  }

  async function refreshBalance(): Promise<void> {
    if (isBusy(state) || state.isChecking) return;
    const answer = await api.call('getPlayBalance', {});
    if (answer.ok && !isBusy(state)) change({ balanceMinor: amountOf(answer.value.balanceMinor) });
  }

  async function playBack(round: RoundView, how: HowToPlay): Promise<void> {
    const { resumed } = how;
    const wasCounted = resumed && roundCount.wasCounted(round);
    if (resumed && !wasCounted) roundCount.count({ ...round, ...amountsOf(round) });
    try {
      await play?.(round, how);
    } finally {
      change({
        playing: state.playing.filter((other) => other !== round),
        history: [round, ...state.history].slice(0, historyLength),
        lastRound: round,
        statistics: wasCounted ? state.statistics : withRound(state.statistics, amountsOf(round)),
      });
      options.onRoundFinished(round, shownBalance(state));
    }
    // The round is settled whether or not this arrives; lost, it is only played back once more later.
    options.inNextTask(() => {
      api.call('finishRound', { params: { roundId: round.roundId } }).catch(options.onBug);
    });
  }

  /** A round that the wallet has not answered for is settled or refunded by the server; wait until it is known. */
  async function resolveOpenRound(open: RoundView): Promise<void> {
    for (let asked = 1; ; asked += 1) {
      const answer = await api.call('getRound', { params: { roundId: open.roundId } });
      const found = answer.ok ? answer.value : undefined;
      if (found !== undefined && found.status !== 'open') {
        change({ resumedRound: found });
        await takeRound(found, []);
        return;
      }
      if (!answer.ok && answer.status === 401) {
        refuse(answer);
        return;
      }
      if (asked >= longChecks) change({ isCheckedLong: true });
      await options.wait(openRoundPauseMs);
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(handler) {
      play = handler;
      const round = leftOver;
      leftOver = undefined;
      const how = { resumed: true, shownEvents: 0 };
      if (round?.status === 'settled') playBack(round, how).catch(options.onBug);
      if (round?.status === 'waiting') showWaiting(round, how).catch(options.onBug);
      if (round?.status === 'open') resolveOpenRound(round).catch(options.onBug);
    },
    placeBet(stakeMinor, parameters, source = 'tap') {
      const open = state.waiting.length + state.playing.length;
      if (state.isEnded || state.isChecking || open >= options.openBetsMaximum) return false;
      if (state.decision !== undefined) return false;
      if (source === 'tap' && options.nowMs() - lastBetMs < doubleTapMs) return false;
      lastBetMs = options.nowMs();
      const bet = { idempotencyKey: options.makeIdempotencyKey(), source, stakeMinor, parameters };
      change({
        waiting: [...state.waiting, bet],
        notice: undefined,
        lastRound: undefined,
        resumedRound: undefined,
      });
      const isFirst = state.waiting.length === 1;
      options.inNextTask(() => {
        if (isFirst) sendNext().catch(options.onBug);
        options.onBetPlaced?.(bet);
      });
      return true;
    },
    decide(decision) {
      const open = state.decision;
      if (open?.status !== 'open' || state.isEnded || state.isChecking) return false;
      change({ decision: { ...open, status: 'sending' }, notice: undefined, resumedRound: undefined });
      options.inNextTask(() => sendDecision(open.round, decision).catch(options.onBug));
      return true;
    },
    async loadHistory() {
      const answer = await api.call('listRounds', { query: { pageSize: historyLength } });
      // Without an answer the history begins with this visit.
      if (!answer.ok) return;
      const older = earlierRounds(answer.value.list, [...state.history, ...state.playing], options.seed);
      change({ history: [...state.history, ...older].slice(0, historyLength) });
    },
    dismissNotice() {
      if (state.notice !== undefined) change({ notice: undefined });
    },
    resetStatistics() {
      roundCount.restart(state.playing.map(amountsOf));
      change({ statistics: emptyStatistics });
    },
    takeSeed(seed) {
      change({ seed });
    },
    takeBalance(balanceMinor) {
      change({ balanceMinor });
    },
    addRound(round) {
      if (state.history.some(({ roundId }) => roundId === round.roundId)) return;
      roundCount.count({ ...round, ...amountsOf(round) });
      change({
        history: [round, ...state.history].slice(0, historyLength),
        statistics: withRound(state.statistics, amountsOf(round)),
      });
      options.onRoundFinished(round, shownBalance(state));
    },
    end() {
      change({ isEnded: true });
    },
    refreshBalance,
  };
}
