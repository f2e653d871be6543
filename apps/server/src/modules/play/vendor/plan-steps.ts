import type { IdempotencyKey } from '@wau/ledger/transfer';
import { readTransfers, type StoredTransfer } from '@wau/ledger/transfers-sql';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { BetStanding } from '../betting/bet.ts';
import type { ApplyCommandsDeps, Step } from './command-step.ts';
import { isFree, planFreeRollback, planFreeStake } from './free-stakes.ts';
import { selectPermissions } from './permission-sql.ts';
import {
  betTransfer,
  type Permission,
  type Plan,
  permissionRefusal,
  planBet,
  planEndRound,
  planRollback,
  planWin,
  winTransfer,
} from './plan-command.ts';
import { withoutEarlierStakes } from './play-limit-refusal.ts';
import { noteRollback } from './rollback-sql.ts';
import {
  type BetCommand,
  type RollbackCommand,
  rollbackKey,
  transactionKey,
  type WalletCommand,
} from './wallet-command.ts';

export async function readPermissions(
  tx: SqlRunner,
  bets: readonly BetCommand[],
  now: Date,
): Promise<ReadonlyMap<BetCommand, Permission>> {
  if (bets.length === 0) return new Map();
  const rows = withoutEarlierStakes(
    bets,
    await selectPermissions(tx, bets, now),
    (bet, row) => permissionRefusal(bet, row, true) === undefined,
  );
  return new Map(
    rows.flatMap((row) => {
      const bet = bets[Number(row.bet_position) - 1];
      return bet === undefined ? [] : [[bet, row] as const];
    }),
  );
}

/** What is planned as far as the round and the session tell; rollbacks are planned once the keys are known. */
export function firstPlan(
  command: WalletCommand,
  permissions: ReadonlyMap<BetCommand, Permission>,
  round: BetStanding | undefined,
): Plan {
  switch (command.kind) {
    case 'bet': {
      const permission = permissions.get(command);
      if (permission === undefined) throw new Error('every bet has a row of permissions');
      return planBet(command, permission, round);
    }
    case 'win':
      return planWin(command, round);
    case 'endRound':
      return planEndRound(command, round);
    case 'rollback':
      return { step: 'keep' };
  }
}

/** Lets the ledger answer where a refused bet or win has its answer already, and plans rollbacks and free stakes. */
export async function consultTakenKeys(
  { ledger }: Pick<ApplyCommandsDeps, 'ledger'>,
  tx: SqlRunner,
  steps: readonly Step[],
  now: Date,
): Promise<void> {
  const doubtful = steps.filter(
    ({ command, plan }) =>
      command.kind === 'rollback' ||
      isFree(command) ||
      (plan.step === 'refuse' && command.kind !== 'endRound'),
  );
  for (const [merchantCode, ofMerchant] of Map.groupBy(doubtful, ({ command }) => command.merchantCode)) {
    const taken = await readTransfers(
      tx,
      merchantCode,
      ofMerchant.flatMap(({ command }) => keysOf(command)),
    );
    for (const step of ofMerchant) step.plan = await planWithKeys(ledger, tx, step, taken, now);
  }
}

function keysOf(command: WalletCommand): readonly IdempotencyKey[] {
  switch (command.kind) {
    case 'bet':
    case 'win':
      return [transactionKey(command.vendorCode, command.transactionId)];
    case 'rollback':
      return [
        transactionKey(command.vendorCode, command.betTransactionId),
        rollbackKey(command.vendorCode, command.betTransactionId),
      ];
    case 'endRound':
      return [];
  }
}

async function planWithKeys(
  ledger: ApplyCommandsDeps['ledger'],
  tx: SqlRunner,
  { command, plan, round }: Step,
  taken: ReadonlyMap<IdempotencyKey, StoredTransfer>,
  now: Date,
): Promise<Plan> {
  if (command.kind === 'endRound') return plan;
  if (command.kind === 'rollback') return planNotedRollback(tx, command, taken, round, now);
  if (command.kind === 'bet' && isFree(command)) return planFreeStake(ledger, tx, command, plan, taken);
  if (!taken.has(transactionKey(command.vendorCode, command.transactionId))) return plan;
  return { step: 'post', transfer: command.kind === 'bet' ? betTransfer(command) : winTransfer(command) };
}

async function planNotedRollback(
  tx: SqlRunner,
  rollback: RollbackCommand,
  taken: ReadonlyMap<IdempotencyKey, StoredTransfer>,
  round: BetStanding | undefined,
  now: Date,
): Promise<Plan> {
  const plan = (await planFreeRollback(tx, rollback, taken, round)) ?? planRollback(rollback, taken, round);
  if (plan.step === 'refuse') return plan;
  const noted = await noteRollback(tx, rollback, now);
  const isSame =
    noted.bet_transaction_id === rollback.betTransactionId &&
    noted.round_id === rollback.roundId &&
    noted.member_id === rollback.memberId;
  return isSame ? plan : { step: 'refuse', code: 'idempotency.conflict' };
}
