import type { StatementDifferenceKind } from '@wau/contract/statement-differences';
import type { StatementLineBody } from '@wau/contract/vendor-wallets/statement';

/** A bet as it stands in the record, as far as a statement tells of it. */
export interface RecordedRound {
  readonly roundId: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly status: string;
}

export interface StatementDifference {
  readonly roundId: string;
  readonly kind: StatementDifferenceKind;
  readonly stated: string | null;
  readonly recorded: string | null;
}

/**
 * How a stated round differs from the recorded one. A round that the vendor took no money for, because it was refused or
 * never came to a stake, need not be known here.
 */
export function compareLine(
  line: StatementLineBody,
  recorded: RecordedRound | undefined,
): StatementDifference | undefined {
  const roundId = line.round;
  const stated = statedText(line);
  if (recorded === undefined) {
    return line.status === 'settled' ? { roundId, kind: 'missing', stated, recorded: null } : undefined;
  }
  const differing = (kind: StatementDifferenceKind): StatementDifference => ({
    roundId,
    kind,
    stated,
    recorded: recordedText(recorded),
  });
  const isSameMoney =
    line.currency === recorded.currency &&
    BigInt(line.stakeMinor) === recorded.stakeMinor &&
    BigInt(line.payoutMinor) === recorded.payoutMinor;
  if (line.status !== recorded.status) return differing('status');
  return isSameMoney ? undefined : differing('amount');
}

export function doubledLine(line: StatementLineBody): StatementDifference {
  return { roundId: line.round, kind: 'doubled', stated: statedText(line), recorded: null };
}

export function extraRound(recorded: RecordedRound): StatementDifference {
  return { roundId: recorded.roundId, kind: 'extra', stated: null, recorded: recordedText(recorded) };
}

function statedText({ status, stakeMinor, payoutMinor, currency }: StatementLineBody): string {
  return `${status} ${stakeMinor} ${payoutMinor} ${currency}`;
}

function recordedText({ status, stakeMinor, payoutMinor, currency }: RecordedRound): string {
  return `${status} ${stakeMinor} ${payoutMinor} ${currency}`;
}
