import { minorToWire, toMinor } from '@wau/money/minor';
import type { IntegerSource } from '../integer-source.ts';
import { type PlayedRound, settleRoundAt, type WaitingRound } from '../round.ts';
import type { Wager } from '../wager.ts';
import type { SlotEvent } from './slot-events.ts';
import { coinMinorOf, type SlotParameters, type SlotStakes } from './slot-stake.ts';

export type SlotRound = PlayedRound<SlotEvent>;

/**
 * What a round gathers while it is played. Pays are whole coins, so that a million simulated rounds need no big numbers.
 * A simulation plays the same code with a round that nobody is told of: whoever tells asks `isTold` first, for making
 * events costs more than playing.
 */
export class SlotRoundInPlay {
  readonly integers: IntegerSource;
  readonly isTold: boolean;
  /** What the round has won so far, in coins. */
  totalPay = 0;
  readonly #events: SlotEvent[] = [];
  readonly #coinMinor: bigint;
  /** From so many coins on the round pays no more than it may. */
  readonly #limitPay: number;

  constructor(integers: IntegerSource, told?: { readonly coinMinor: bigint; readonly maxWinMinor: bigint }) {
    this.integers = integers;
    this.isTold = told !== undefined;
    this.#coinMinor = told?.coinMinor ?? 1n;
    this.#limitPay =
      told === undefined ? Number.POSITIVE_INFINITY : Number(ceilingOf(told.maxWinMinor, told.coinMinor));
  }

  tell(event: SlotEvent): void {
    if (this.isTold) this.#events.push(event);
  }

  /** Whether going on could win nothing, because the round has reached the limit on wins. */
  get hasReachedLimit(): boolean {
    return this.reachesLimitWith(0);
  }

  /** The same, with what a spin under way has won. */
  reachesLimitWith(pay: number): boolean {
    return this.totalPay + pay >= this.#limitPay;
  }

  wireOf(pay: number): string {
    return minorToWire(toMinor(BigInt(pay) * this.#coinMinor));
  }

  /** Adds what a spin won and closes it. */
  endSpin(pay: number): void {
    this.totalPay += pay;
    if (this.isTold) {
      this.tell({ type: 'spinEnded', payoutMinor: this.wireOf(pay), totalMinor: this.wireOf(this.totalPay) });
    }
  }

  /** Where the round stops until its player has decided. */
  waitFor(
    { stakeMinor }: Wager,
    kinds: readonly string[],
    decisionAtTimeout: unknown,
  ): WaitingRound<SlotEvent> {
    const choices = kinds.map((kind) => ({ kind, extraStakeMinor: '0' }));
    return { kind: 'waiting', events: this.#events, stakeMinor, choices, decisionAtTimeout };
  }

  settle(wager: Wager): SlotRound {
    return settleRoundAt(this.#events, wager, toMinor(BigInt(this.totalPay) * this.#coinMinor));
  }
}

/** Plays a round that is told, from its wager to `settled`. */
export function playToldRound(
  stakes: SlotStakes,
  parameters: SlotParameters,
  wager: Wager,
  integers: IntegerSource,
  play: (round: SlotRoundInPlay) => void,
): SlotRound {
  const coinMinor = coinMinorOf(stakes, parameters, wager);
  const round = new SlotRoundInPlay(integers, { coinMinor, maxWinMinor: wager.maxWinMinor });
  play(round);
  return round.settle(wager);
}

function ceilingOf(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
