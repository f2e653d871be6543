import { zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { NewBet } from '../betting/bet.ts';
import { type placeBets, settleBets } from '../betting/bet-record.ts';
import { type Settlement, settlementOf } from '../betting/settlement.ts';
import { RoundChangedError, type Step, stakeTaken } from './command-step.ts';
import type { Permission } from './plan-command.ts';
import { type BetCommand, betKeyOf } from './wallet-command.ts';

/** Writes into the bet record what the ledger has answered. Refuses nothing; a round that changed meanwhile is an error. */
export async function recordSteps(
  tx: SqlRunner,
  steps: readonly Step[],
  permissions: ReadonlyMap<BetCommand, Permission>,
  now: Date,
  place: typeof placeBets,
): Promise<void> {
  const bets = steps.flatMap((step) => newBetOf(step, permissions));
  if (bets.length > 0 && !(await place(tx, bets, now))) {
    throw new RoundChangedError('a round was opened by another process while a stake was taken for it');
  }
  await settleBets(tx, steps.flatMap(settlementsOf), now);
}

/** What a stake that was taken now brings into its round, together with the win that came with it. */
function stakeOf(step: Step) {
  const { command, win } = step;
  if (command.kind !== 'bet' || stakeTaken(step) !== 'now') return undefined;
  // With its win refused a round stays open, so that the vendor can end it in another way.
  const isPaid = win === undefined || win.posted?.outcome === 'posted';
  const isPaidNow = win?.posted?.outcome === 'posted' && !win.posted.replayed;
  return {
    command,
    stakeMinor: command.amountMinor,
    payoutMinor: isPaidNow ? win.command.amountMinor : zeroMinor,
    status: command.endRound && isPaid ? ('settled' as const) : ('open' as const),
    // Where money moved, the ledger knows the transaction.
    transactionKey: command.amountMinor === 0n ? command.transactionId : undefined,
  };
}

function newBetOf(step: Step, permissions: ReadonlyMap<BetCommand, Permission>): readonly NewBet[] {
  const stake = stakeOf(step);
  if (stake === undefined || step.round !== undefined) return [];
  const category = permissions.get(stake.command)?.category;
  if (category == null) throw new Error('a stake is taken only for a game that the merchant has');
  const { command, ...amounts } = stake;
  const { memberId, gameId, currencyCode } = command;
  return [{ ...betKeyOf(command), memberId, gameId, currencyCode, category, ...amounts }];
}

function settlementsOf(step: Step): readonly Settlement[] {
  const { command, plan, round, win } = step;
  if (round === undefined || round.status !== 'open') return [];
  const stake = stakeOf(step);
  if (stake !== undefined) return [settlementOf(round, { kind: 'staked', ...stake })];
  // The win of a stake that had been taken before; otherwise it is recorded with the stake.
  if (command.kind === 'bet') return win === undefined ? [] : settlementsOf(win);
  if (plan.step === 'close') return [settlementOf(round, { kind: 'settled', status: 'settled' })];
  if (command.kind === 'rollback') return refundOf(step);
  if (command.kind !== 'win' || plan.step !== 'post' || step.posted?.outcome !== 'posted') return [];
  const payoutMinor = step.posted.replayed ? zeroMinor : plan.transfer.amountMinor;
  if (payoutMinor === 0n && !command.endRound) return [];
  const { transactionId: transactionKey, endRound } = command;
  return [
    settlementOf(
      round,
      endRound
        ? { kind: 'settled', status: 'settled', payoutMinor, transactionKey }
        : { kind: 'paid', status: 'open', payoutMinor, transactionKey },
    ),
  ];
}

function refundOf({ command, plan, posted, round }: Step): readonly Settlement[] {
  if (command.kind !== 'rollback' || round === undefined) return [];
  const isPostedNow = plan.step === 'post' && posted?.outcome === 'posted' && !posted.replayed;
  if (!isPostedNow && plan.step !== 'giveBackFree') return [];
  const refundMinor = plan.step === 'post' ? plan.transfer.amountMinor : zeroMinor;
  const isWhole = round.refunded_minor + refundMinor === round.stake_minor;
  const { transactionId: transactionKey } = command;
  return [
    settlementOf(round, {
      kind: 'refunded',
      status: isWhole ? 'refunded' : 'open',
      refundMinor,
      transactionKey,
    }),
  ];
}
