import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { applyCorrections, type CorrectedBet } from './apply-corrections.ts';
import type { BetKey } from './bet.ts';
import { lockBets } from './bet-record.ts';
import { type CorrectionRow, selectCorrection } from './correction-sql.ts';
import type { BetResult } from './settlement.ts';

export interface BetCorrection {
  readonly bet: BetKey;
  /** The source's or the operator's name of this correction, told once and repeated with every retry. */
  readonly transactionKey: string;
  readonly result: BetResult;
}

export type CorrectBetDeps = Pick<ServerParts, 'database' | 'ledger' | 'clock'>;

/**
 * Gives a bet its result, another result than it has, or voids it: the result that stands is taken back by a row of
 * its own and the right one follows; the wallet gets or pays the difference.
 *
 * Invariants
 * - What the wallet has got for the bet (payouts and stakes given back) is what the standing says, less what is noted
 *   as receivable: a wallet that does not hold what is to be taken back is emptied and not overdrawn, and the next
 *   correction of the bet is made up with what is missing first.
 * - A correction is made once: repeated it answers as the bet stands, changed or for another bet it is refused.
 *
 * Locks: the bet, then the member's balance, then the sums of the member's day.
 *
 * @throws Refusal `bet.unknown`, `bet.given.back` (by its source, so that there is nothing to settle),
 *   `idempotency.conflict`
 */
export function correctBet(deps: CorrectBetDeps, correction: BetCorrection): Promise<CorrectedBet> {
  const now = new Date(deps.clock.nowMs());
  return withTransaction(deps.database, (tx) => correctOnce(deps, tx, correction, now));
}

async function correctOnce(
  deps: CorrectBetDeps,
  tx: SqlRunner,
  correction: BetCorrection,
  now: Date,
): Promise<CorrectedBet> {
  const [standing] = await lockBets(tx, [correction.bet]);
  if (standing === undefined) throw new Refusal('bet.unknown');
  const made = await selectCorrection(tx, correction.bet, correction.transactionKey);
  if (made !== undefined) {
    if (!isSame(made, correction)) throw new Refusal('idempotency.conflict');
    return { standing, movedMinor: toMinor(0n) };
  }
  if (standing.status === 'refunded' && standing.last_kind === 'refunded')
    throw new Refusal('bet.given.back');

  const { result, transactionKey } = correction;
  const [corrected] = await applyCorrections(
    deps,
    tx,
    correction.bet.merchantCode,
    [{ standing, result, transactionKey }],
    now,
  );
  return corrected as CorrectedBet;
}

function isSame(made: CorrectionRow, { bet, result }: BetCorrection): boolean {
  if (made.external_key !== bet.externalKey) return false;
  if (result.kind === 'voided' || made.kind === 'voided') return made.kind === result.kind;
  return made.payout_minor === result.payoutMinor && made.turnover_minor === result.turnoverMinor;
}
