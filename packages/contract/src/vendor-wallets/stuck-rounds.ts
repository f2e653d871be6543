import { Type } from 'typebox';
import { idPattern } from '../ids.ts';
import { Exact, Moment, OneOf } from '../schema.ts';

/**
 * Rounds whose money a vendor could not settle and has given up: which they are, and what is to become of one. The operator
 * asks and orders, signing as it does for statements. An order is named by the operator, so that it is carried out once
 * however often it is sent.
 */
export function stuckRoundsPath(vendorCode: string): string {
  return `/studio/stuck/${vendorCode}`;
}

export function stuckRoundOrderPath(vendorCode: string): string {
  return `/studio/stuck/${vendorCode}/order`;
}

/** Most rounds of one answer, the oldest first. */
export const maximumStuckRounds = 200;

/** `retry`: its money is settled as the round came out; `refund`: its stake is given back, unless it has been paid by then. */
export const stuckRoundDeeds = ['retry', 'refund'] as const;

export type StuckRoundDeed = (typeof stuckRoundDeeds)[number];

const Text = Type.String({ minLength: 1, maxLength: 128, pattern: '^[!-~]+$' });
const Amount = Type.String({ pattern: '^(0|[1-9][0-9]{0,18})$', description: 'Minor units' });

export const StuckRoundsRequest = Exact({
  operation: Type.Literal('stuckRounds'),
  merchantCode: Text,
  sentAt: Moment,
});

export interface StuckRoundsRequestBody {
  readonly operation: 'stuckRounds';
  readonly merchantCode: string;
  readonly sentAt: string;
}

export interface StuckRoundBody {
  readonly round: string;
  readonly player: string;
  readonly game: string;
  readonly currency: string;
  readonly stakeMinor: string;
  readonly payoutMinor: string;
  /** What could not be done is giving the stake back. */
  readonly givesBack: boolean;
  readonly canRefund: boolean;
  readonly attempts: number;
  readonly error: string;
  readonly placedAt: string;
  readonly givenUpAt: string;
}

export interface StuckRoundsAnswerBody {
  readonly rounds: readonly StuckRoundBody[];
}

export const StuckRoundsAnswer = Exact({
  rounds: Type.Array(
    Exact({
      round: Text,
      player: Text,
      game: Text,
      currency: Text,
      stakeMinor: Amount,
      payoutMinor: Amount,
      givesBack: Type.Boolean(),
      canRefund: Type.Boolean(),
      attempts: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      error: Type.String({ maxLength: 500 }),
      placedAt: Moment,
      givenUpAt: Moment,
    }),
    { maxItems: maximumStuckRounds },
  ),
});

export const StuckRoundOrder = Exact({
  operation: Type.Literal('stuckRoundOrder'),
  merchantCode: Text,
  /** The operator's name for it. */
  order: Type.String({ pattern: idPattern('stuckRound') }),
  round: Text,
  deed: OneOf(stuckRoundDeeds),
  sentAt: Moment,
});

export interface StuckRoundOrderBody {
  readonly operation: 'stuckRoundOrder';
  readonly merchantCode: string;
  readonly order: string;
  readonly round: string;
  readonly deed: StuckRoundDeed;
  readonly sentAt: string;
}

/** `notStuck`: no such round is given up any more, or it cannot be given back. */
export const stuckRoundOrderOutcomes = ['accepted', 'notStuck'] as const;

export interface StuckRoundOrderAnswerBody {
  readonly outcome: (typeof stuckRoundOrderOutcomes)[number];
}

export const StuckRoundOrderAnswer = Exact({ outcome: OneOf(stuckRoundOrderOutcomes) });
