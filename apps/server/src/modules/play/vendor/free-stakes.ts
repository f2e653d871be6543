import type { IdempotencyKey } from '@wau/ledger/transfer';
import type { StoredTransfer } from '@wau/ledger/transfers-sql';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { BetStanding } from '../betting/bet.ts';
import { hasFreeStake } from '../betting/bet-record.ts';
import { type ApplyCommandsDeps, RoundChangedError } from './command-step.ts';
import type { Plan } from './plan-command.ts';
import {
  type BetCommand,
  betKeyOf,
  type RollbackCommand,
  transactionKey,
  type WalletCommand,
} from './wallet-command.ts';

/**
 * Bets without a stake. The ledger moves nothing for them, so their transaction is named in the bet record; in the
 * ledger its key is put out of use with this code, so that no stake is ever taken under the same name.
 */
const keyOfFreeStake = 'idempotency.conflict';

export function isFree(command: WalletCommand): boolean {
  return command.kind === 'bet' && command.amountMinor === 0n;
}

/** `plan` is what speaks against the bet, if anything does. */
export async function planFreeStake(
  ledger: ApplyCommandsDeps['ledger'],
  tx: SqlRunner,
  bet: BetCommand,
  plan: Plan,
  taken: ReadonlyMap<IdempotencyKey, StoredTransfer>,
): Promise<Plan> {
  const key = transactionKey(bet.vendorCode, bet.transactionId);
  const stored = taken.get(key);
  if (stored !== undefined) {
    const isSame =
      stored.refusal === keyOfFreeStake && (await hasFreeStake(tx, betKeyOf(bet), bet.transactionId));
    if (isSame) return { step: 'free', taken: 'before' };
    return { step: 'refuse', code: stored.refusal ?? 'idempotency.conflict', isStored: true };
  }
  if (plan.step === 'refuse') return plan;
  const answer = await ledger.refuseKey(bet.merchantCode, key, keyOfFreeStake, tx);
  if (answer.replayed) throw new RoundChangedError('another process has used the key meanwhile');
  return { step: 'free', taken: 'now' };
}

/** `undefined`: what is rolled back is no free stake. */
export async function planFreeRollback(
  tx: SqlRunner,
  rollback: RollbackCommand,
  taken: ReadonlyMap<IdempotencyKey, StoredTransfer>,
  round: BetStanding | undefined,
): Promise<Plan | undefined> {
  const stored = taken.get(transactionKey(rollback.vendorCode, rollback.betTransactionId));
  if (round === undefined || stored?.refusal !== keyOfFreeStake) return undefined;
  if (!(await hasFreeStake(tx, betKeyOf(rollback), rollback.betTransactionId))) return undefined;
  if (round.member_id !== rollback.memberId || round.game_id !== rollback.gameId) {
    return { step: 'refuse', code: 'idempotency.conflict' };
  }
  if (round.status === 'refunded') return { step: 'keep' };
  const isUnpaid = round.status === 'open' && round.payout_minor === 0n;
  return isUnpaid ? { step: 'giveBackFree' } : { step: 'refuse', code: 'vendor.bet.settled' };
}
