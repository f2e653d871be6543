import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import type { BetStanding, BetStatus, SettlementKind } from './bet.ts';

/** A step of a bet, as its source tells it. */
export interface BetChange {
  readonly kind: SettlementKind;
  /** By how much each changes; nothing where it is missing. */
  readonly stakeMinor?: Minor;
  readonly refundMinor?: Minor;
  readonly payoutMinor?: Minor;
  readonly receivableMinor?: Minor;
  readonly status: BetStatus;
  /** The part of the stake that counts as played; all that was not given back where it is missing. */
  readonly turnoverMinor?: Minor;
  readonly transactionKey?: string | undefined;
}

/** The step as it is stored: the change with its number and with what follows from it. */
export interface Settlement {
  readonly standing: BetStanding;
  readonly step: number;
  readonly kind: SettlementKind;
  readonly stakeMinor: Minor;
  readonly refundMinor: Minor;
  readonly payoutMinor: Minor;
  readonly turnoverMinor: Minor;
  readonly receivableMinor: Minor;
  readonly status: BetStatus;
  readonly transactionKey: string | undefined;
  /** By how much the number of bets that count changes. */
  readonly countChange: number;
}

/** Only a settled bet has been played: an open one may still be given back. */
export function settlementOf(standing: BetStanding, change: BetChange): Settlement {
  const { stakeMinor = zeroMinor, refundMinor = zeroMinor, payoutMinor = zeroMinor } = change;
  const heldMinor = standing.stake_minor + stakeMinor - standing.refunded_minor - refundMinor;
  const playedMinor = change.status === 'settled' ? (change.turnoverMinor ?? heldMinor) : 0n;
  return {
    standing,
    step: standing.step + 1,
    kind: change.kind,
    stakeMinor,
    refundMinor,
    payoutMinor,
    turnoverMinor: toMinor(playedMinor - standing.turnover_minor),
    receivableMinor: change.receivableMinor ?? zeroMinor,
    status: change.status,
    transactionKey: change.transactionKey,
    countChange: countOf(change.status) - countOf(standing.status),
  };
}

/** What is to come out of a bet. */
export type BetResult =
  | {
      readonly kind: 'settled';
      readonly payoutMinor: Minor;
      /** The part of the stake that counts as played. */
      readonly turnoverMinor: Minor;
    }
  | { readonly kind: 'voided' };

/**
 * The steps that bring a bet to a result, whatever stands: what does not hold any more is taken back, the result
 * follows. `wantedMinor` is what the wallet is to get (or to give, below zero), what it still owes included.
 */
export function correctionOf(
  standing: BetStanding,
  result: BetResult,
  transactionKey: string,
): { readonly steps: readonly Settlement[]; readonly wantedMinor: Minor } {
  const isUntouched = standing.status === 'open' && standing.payout_minor === 0n;
  const open = isUntouched ? [] : [reversalOf(standing, transactionKey)];
  const from = open[0] === undefined ? standing : standingAfter(open[0]);
  const last = settlementOf(
    from,
    result.kind === 'settled'
      ? {
          kind: 'settled',
          status: 'settled',
          payoutMinor: result.payoutMinor,
          turnoverMinor: result.turnoverMinor,
          transactionKey,
        }
      : {
          kind: 'voided',
          status: 'refunded',
          refundMinor: toMinor(from.stake_minor - from.refunded_minor),
          transactionKey,
        },
  );
  const after = standingAfter(last);
  const receivedMinor = standing.payout_minor + standing.refunded_minor + standing.receivable_minor;
  const wantedMinor = toMinor(after.payout_minor + after.refunded_minor - receivedMinor);
  return { steps: [...open, last], wantedMinor };
}

/** Makes a bet open again, with nothing paid: its win is taken back, or the stake that a void gave back. */
function reversalOf(standing: BetStanding, transactionKey: string): Settlement {
  return settlementOf(standing, {
    kind: 'reversed',
    status: 'open',
    payoutMinor: toMinor(-standing.payout_minor),
    refundMinor: toMinor(-standing.voided_minor),
    transactionKey,
  });
}

/** How the bet stands after a step. */
export function standingAfter({ standing, ...step }: Settlement): BetStanding {
  return {
    ...standing,
    stake_minor: toMinor(standing.stake_minor + step.stakeMinor),
    refunded_minor: toMinor(standing.refunded_minor + step.refundMinor),
    payout_minor: toMinor(standing.payout_minor + step.payoutMinor),
    turnover_minor: toMinor(standing.turnover_minor + step.turnoverMinor),
    receivable_minor: toMinor(standing.receivable_minor + step.receivableMinor),
    voided_minor: toMinor(standing.voided_minor + (isOfVoid(step.kind) ? step.refundMinor : 0n)),
    status: step.status,
    last_kind: step.kind,
    step: step.step,
  };
}

function isOfVoid(kind: SettlementKind): boolean {
  return kind === 'voided' || kind === 'reversed';
}

function countOf(status: BetStatus): number {
  return status === 'refunded' ? 0 : 1;
}
