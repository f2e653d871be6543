import type { MerchantCode } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import { type Transfer, toIdempotencyKey } from '@wau/ledger/transfer';
import { type Minor, toMinor } from '@wau/money/minor';
import { TransientConflict, withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type BetKey, type BetStanding, betHouseAccount } from './bet.ts';
import { lockBets, settleBets } from './bet-record.ts';
import { type CorrectionRow, selectCorrection } from './correction-sql.ts';
import { type BetResult, correctionOf, type Settlement, standingAfter } from './settlement.ts';

export interface BetCorrection {
  readonly bet: BetKey;
  /** The source's or the operator's name of this correction, told once and repeated with every retry. */
  readonly transactionKey: string;
  readonly result: BetResult;
}

export interface CorrectedBet {
  readonly standing: BetStanding;
  /** What moved into the member's wallet now, or out of it. */
  readonly movedMinor: Minor;
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

  const { steps, wantedMinor } = correctionOf(standing, correction.result, correction.transactionKey);
  const movedMinor = await settleWallet(deps, tx, correction, standing, wantedMinor);
  const settlements = withReceivable(steps, standing, toMinor(movedMinor - wantedMinor));
  await settleBets(tx, settlements, now);
  return { standing: standingAfter(settlements.at(-1) as Settlement), movedMinor };
}

/** Moves what is wanted, or out of the wallet as much of it as is there; returns what moved. */
async function settleWallet(
  { ledger }: CorrectBetDeps,
  tx: SqlRunner,
  { bet, transactionKey }: BetCorrection,
  standing: BetStanding,
  wantedMinor: Minor,
): Promise<Minor> {
  const wallet = playerAccountId(standing.member_id);
  const house = betHouseAccount({ ...bet, gameId: standing.game_id });
  const merchantId: MerchantCode = bet.merchantCode;
  const balances = await ledger.balancesOf(merchantId, [wallet], tx);
  const balanceMinor = balances.get(wallet)?.balanceMinor ?? 0n;
  const movedMinor = toMinor(wantedMinor < -balanceMinor ? -balanceMinor : wantedMinor);
  if (movedMinor === 0n) return movedMinor;
  const [debit, credit] = movedMinor > 0n ? [house, wallet] : [wallet, house];
  const transfer: Transfer = {
    merchantId,
    // No code of a vendor contains a slash, so no key of a bet or a win is like it.
    idempotencyKey: toIdempotencyKey(`bet/correction:${bet.source}:${bet.provider}:${transactionKey}`),
    debit,
    credit,
    amountMinor: toMinor(movedMinor > 0n ? movedMinor : -movedMinor),
    currency: standing.currency,
    reason: 'bet.correction',
    reference: bet.externalKey,
  };
  const [answer] = await ledger.postInTransaction(tx, [transfer]);
  if (answer?.outcome === 'refused' && answer.refusal === 'balance.insufficient') {
    throw new TransientConflict('the wallet was spent from after its balance had been read');
  }
  if (answer?.outcome !== 'posted' || answer.replayed) {
    throw new Error(`a correction was not posted: ${JSON.stringify(answer?.outcome)}`);
  }
  return movedMinor;
}

/** The last step notes how what is owed changes. */
function withReceivable(
  steps: readonly Settlement[],
  standing: BetStanding,
  owedMinor: Minor,
): readonly Settlement[] {
  const receivableMinor = toMinor(owedMinor - standing.receivable_minor);
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, receivableMinor } : step));
}

function isSame(made: CorrectionRow, { bet, result }: BetCorrection): boolean {
  if (made.external_key !== bet.externalKey) return false;
  if (result.kind === 'voided' || made.kind === 'voided') return made.kind === result.kind;
  return made.payout_minor === result.payoutMinor && made.turnover_minor === result.turnoverMinor;
}
