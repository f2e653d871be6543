import { type Minor, parseMinor, toMinor } from '@wau/money/minor';
import type { RoundView, StudioFailure, StudioValue } from '../platform/studio-api.ts';
import type { SessionStatistics } from './statistics/session-statistics.ts';

export type ActiveSeed = StudioValue<'openPlay'>['seed'];

/** Whether the player tapped for a bet or the autoplay places it. */
export type BetSource = 'tap' | 'auto';

export interface WaitingBet {
  readonly idempotencyKey: string;
  readonly source: BetSource;
  readonly stakeMinor: Minor;
  readonly parameters: unknown;
}

/** Why the last tap did not become a round: the server's refusal, or that its stake came back. */
export type DeskNotice =
  | { readonly kind: 'refused'; readonly failure: StudioFailure }
  | { readonly kind: 'refunded'; readonly stakeMinor: Minor };

/**
 * A round that waits for its player: what has just happened is shown, a decision may be taken, or one is under way. The
 * round's `decision` says what may be decided.
 */
export interface DeskDecision {
  readonly round: RoundView;
  readonly status: 'showing' | 'open' | 'sending';
}

export interface BetDeskState {
  /** As the server told it last, wins that are still being shown included. */
  readonly balanceMinor: Minor;
  /** Bets without an answer; the first one is under way, the others are not sent yet. */
  readonly waiting: readonly WaitingBet[];
  /** Rounds that are being played back. */
  readonly playing: readonly RoundView[];
  readonly decision: DeskDecision | undefined;
  /** Rounds that have been played back, newest first, those of earlier visits included. */
  readonly history: readonly RoundView[];
  /** The round whose end the player sees now; `undefined` from the next bet on and before the first one. */
  readonly lastRound: RoundView | undefined;
  /** An answer was lost: whether the first waiting bet stands is being found out. */
  readonly isChecking: boolean;
  /** It has taken so long that the player should know that they need not wait for it here. */
  readonly isCheckedLong: boolean;
  /** A round of an earlier visit that is being shown now, until its end or on it. */
  readonly resumedRound: RoundView | undefined;
  /** What the rounds came to that the player has seen, those of earlier visits included. */
  readonly statistics: SessionStatistics;
  readonly notice: DeskNotice | undefined;
  readonly seed: ActiveSeed;
  /** The session is over: nothing more can be bet here. */
  readonly isEnded: boolean;
}

/** The balance to show: stakes leave it with the tap, wins reach it when their playback has shown them. */
export function shownBalance(state: Pick<BetDeskState, 'balanceMinor' | 'waiting' | 'playing'>): Minor {
  let balance: bigint = state.balanceMinor;
  for (const bet of state.waiting) balance -= bet.stakeMinor;
  for (const round of state.playing) balance -= amountOf(round.payoutMinor);
  return toMinor(balance);
}

/** What a round was staked with and paid. */
export function amountsOf(round: Pick<RoundView, 'stakeMinor' | 'payoutMinor'>) {
  return { stakeMinor: amountOf(round.stakeMinor), payoutMinor: amountOf(round.payoutMinor) };
}

export function amountOf(text: string): Minor {
  const amount = parseMinor(text);
  if (amount === undefined) throw new TypeError(`not an amount: ${text}`);
  return amount;
}

/** Whether a bet waits for its answer, a round for its player, or a round is being played back. */
export function isBusy({
  waiting,
  playing,
  decision,
}: Pick<BetDeskState, 'waiting' | 'playing' | 'decision'>): boolean {
  return waiting.length + playing.length > 0 || decision !== undefined;
}
