import { type Minor, minorToWire } from '@wau/money/minor';
import { multiplierOne, payoutOf } from './multiplier.ts';
import { capPayout, type Wager } from './wager.ts';

/** Closes every round: what it pays, after the limit on wins. */
export interface SettledEvent {
  readonly type: 'settled';
  /** What the outcome is worth in stakes, before the limit on wins and before rounding down. */
  readonly multiplierTenThousandths: number;
  readonly payoutMinor: string;
}

/** Comes before `settled` when the limit on wins has lowered the payout. */
export interface PayoutCappedEvent {
  readonly type: 'payoutCapped';
  readonly uncappedMinor: string;
  readonly payoutMinor: string;
}

/** A finished round: the events in the order in which a client plays them back, and what they come to. */
export interface PlayedRound<Event> {
  readonly kind: 'over';
  readonly events: readonly (Event | PayoutCappedEvent | SettledEvent)[];
  /** All that the player staked on the round, what decisions cost included. */
  readonly stakeMinor: Minor;
  readonly multiplierTenThousandths: number;
  readonly payoutMinor: Minor;
}

/** What a player may do now. */
export interface DecisionChoice {
  /** The kind of a decision, as `parseDecision` reads it. */
  readonly kind: string;
  /** What taking it costs beyond what is staked already; `0` for most. */
  readonly extraStakeMinor: string;
}

/** A round that waits for its player. Nothing in it tells what the player may not know yet. */
export interface WaitingRound<Event> {
  readonly kind: 'waiting';
  readonly events: readonly Event[];
  /** All that is staked on the round so far. */
  readonly stakeMinor: Minor;
  /** Never empty. */
  readonly choices: readonly DecisionChoice[];
  /** What is decided for a player who does not come back in time, by the published rule; again until the round is over. */
  readonly decisionAtTimeout: unknown;
}

/** A decision cannot be taken where it stands. */
export interface IllegalDecision<Code extends string = string> {
  readonly kind: 'illegal';
  readonly code: Code;
}

export type RoundResult<Event, Code extends string = string> =
  | PlayedRound<Event>
  | WaitingRound<Event>
  | IllegalDecision<Code>;

/** Closes a round that was staked once: multiplies, rounds down, caps, and appends the closing events to what happened. */
export function settleRound<Event>(
  happened: readonly Event[],
  wager: Wager,
  multiplierTenThousandths: number,
): PlayedRound<Event> {
  const uncappedMinor = payoutOf(wager.stakeMinor, multiplierTenThousandths);
  return closeRound(happened, { ...wager, uncappedMinor, multiplierTenThousandths });
}

/**
 * Closes a round whose worth is an amount, as that of lines or of several hands; the multiplier is what it comes to in
 * stakes, rounded down, for showing only.
 */
export function settleRoundAt<Event>(
  happened: readonly Event[],
  wager: Wager,
  uncappedMinor: Minor,
): PlayedRound<Event> {
  const multiplierTenThousandths = Number((uncappedMinor * BigInt(multiplierOne)) / wager.stakeMinor);
  return closeRound(happened, { ...wager, uncappedMinor, multiplierTenThousandths });
}

interface Closing extends Wager {
  readonly uncappedMinor: Minor;
  readonly multiplierTenThousandths: number;
}

function closeRound<Event>(happened: readonly Event[], closing: Closing): PlayedRound<Event> {
  const { stakeMinor, uncappedMinor, multiplierTenThousandths } = closing;
  const payoutMinor = capPayout(uncappedMinor, closing.maxWinMinor);
  const events: (Event | PayoutCappedEvent | SettledEvent)[] = [...happened];
  if (payoutMinor !== uncappedMinor) {
    events.push({
      type: 'payoutCapped',
      uncappedMinor: minorToWire(uncappedMinor),
      payoutMinor: minorToWire(payoutMinor),
    });
  }
  events.push({ type: 'settled', multiplierTenThousandths, payoutMinor: minorToWire(payoutMinor) });
  return { kind: 'over', events, stakeMinor, multiplierTenThousandths, payoutMinor };
}
