import type { Minor } from '@wau/money/minor';
import type { RoundView } from '../../platform/studio-api.ts';
import type { BetDesk } from '../bet-desk.ts';
import { amountsOf, isBusy, shownBalance } from '../desk-state.ts';
import type { StakeBounds } from '../stake/stake-steps.ts';
import {
  type AutoplayPlan,
  type AutoplayRun,
  firstBet,
  type NextBet,
  nextBet,
  type PlannedStop,
} from './autoplay-plan.ts';

/**
 * Why an autoplay ended: by its plan, by the player, or because it must not go on unseen (`hidden`), without a
 * network (`offline`), while a bet's answer is unknown (`unknown`), or after a bet that did not stand (`refused`).
 */
export type AutoplayStop = PlannedStop | 'tapped' | 'hidden' | 'offline' | 'unknown' | 'refused';

export interface AutoplayState {
  readonly run: AutoplayRun | undefined;
  /** Why the last one ended, until the next begins or the player bets: it is told over the stage, and in the way then. */
  readonly stopped: AutoplayStop | undefined;
}

export interface Autoplay {
  state(): AutoplayState;
  subscribe(listener: () => void): () => void;
  start(plan: AutoplayPlan, stakeMinor: Minor, parameters: unknown): void;
  /** No further bet is placed; one that is under way is played to its end. */
  stop(why: AutoplayStop): void;
}

export interface AutoplayOptions {
  readonly desk: BetDesk;
  readonly bounds: StakeBounds;
  /** Whether a round brought the game's feature; false for a game that has none. */
  readonly hasFeature: (round: RoundView) => boolean;
  /** The time between two rounds, in which the player sees what the last one brought and can stop. */
  readonly rest: () => Promise<void>;
  readonly onBug: (error: unknown) => void;
}

/** Places bets one after another by a plan: the next only once the last has been played back. */
export function createAutoplay({ desk, bounds, hasFeature, rest, onBug }: AutoplayOptions): Autoplay {
  const listeners = new Set<() => void>();
  let state: AutoplayState = { run: undefined, stopped: undefined };
  let parameters: unknown;
  /** The bet of this run that is under way. */
  let isBetOpen = false;

  function change(next: AutoplayState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function stop(why: AutoplayStop): void {
    if (state.run !== undefined) change({ run: undefined, stopped: why });
  }

  function follow(next: NextBet): void {
    if (next.kind === 'stop') {
      stop(next.stop);
      return;
    }
    change({ run: next.run, stopped: undefined });
    isBetOpen = desk.placeBet(next.run.stakeMinor, parameters, 'auto');
    if (!isBetOpen) stop('refused');
  }

  async function goOn(run: AutoplayRun, round: RoundView): Promise<void> {
    await rest();
    // The player may have stopped it meanwhile, or begun another.
    if (state.run !== run) return;
    const ended = { ...amountsOf(round), hasFeature: hasFeature(round) };
    follow(nextBet(run, ended, shownBalance(desk.state()), bounds));
  }

  desk.subscribe(() => {
    const { run, stopped } = state;
    if (stopped !== undefined && desk.state().waiting.some(({ source }) => source === 'tap')) {
      change({ run: undefined, stopped: undefined });
    }
    if (run === undefined || !isBetOpen) return;
    const { isChecking, isEnded, notice, lastRound } = desk.state();
    if (isChecking) {
      stop('unknown');
      return;
    }
    if (isEnded || notice !== undefined) {
      stop('refused');
      return;
    }
    if (isBusy(desk.state()) || lastRound === undefined) return;
    isBetOpen = false;
    goOn(run, lastRound).catch(onBug);
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(plan, stakeMinor, chosen) {
      if (state.run !== undefined || isBusy(desk.state())) return;
      parameters = chosen;
      const first = firstBet(plan, stakeMinor, shownBalance(desk.state()), bounds);
      if (first.kind === 'stop') change({ run: undefined, stopped: first.stop });
      else follow(first);
    },
    stop,
  };
}
