import type { MerchantCode } from '@wau/contract/ids';
import type { AccountId } from '@wau/ledger/account-id';
import type { AccountBalance } from '@wau/ledger/accounts-sql';
import type { IdempotencyKey, TransferAnswer } from '@wau/ledger/transfer';
import { readTransfers, type StoredTransfer } from '@wau/ledger/transfers-sql';
import { zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/sql-runner';
import { withSqlTransaction } from '@wau/service/sql-transaction';
import type { ServerParts } from '../../platform/server-parts.ts';
import { answerBalance, answerOfTransfer } from './answer-command.ts';
import { selectPermissions } from './permission-sql.ts';
import {
  betTransfer,
  type Permission,
  type Plan,
  planBet,
  planEndRound,
  planRollback,
  planWin,
  winTransfer,
} from './plan-command.ts';
import { noteRollback } from './rollback-sql.ts';
import {
  addStakes,
  changeRounds,
  isRoundThere,
  lockRounds,
  openRounds,
  type RoundChange,
  type RoundRow,
  type Stake,
} from './round-sql.ts';
import { touchPlayerSessions } from './touch-player-sessions.ts';
import {
  type BetCommand,
  type RollbackCommand,
  rollbackKey,
  roundKeyOf,
  transactionKey,
  type WalletAnswer,
  type WalletCommand,
  type WinCommand,
  walletAccount,
  winOf,
} from './wallet-command.ts';

export type ApplyCommandsDeps = Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'config'>;

/** Another process changed a round in between; repeating finds it as it is now. */
export class RoundChangedError extends Error {
  override readonly name = 'RoundChangedError';
}

/** A command on its way through a batch. */
interface Step<Command extends WalletCommand = WalletCommand> {
  readonly command: Command;
  readonly round: RoundRow | undefined;
  plan: Plan;
  posted?: TransferAnswer;
  /** What a bet brought along, on its own way once the stake is posted. */
  win?: Step<WinCommand>;
}

/**
 * Carries out vendors' commands, in which each round occurs once, in one transaction.
 *
 * Invariants
 * - Money moves and the record of the round changes together or not at all.
 * - A key that is taken has its answer: it is given again whatever has changed since (session, game, round), and
 *   another input is refused with `idempotency.conflict`.
 * - A bet is taken only with a live player session; win, rollback and endRound never ask for one.
 * - The win that a bet brings along is paid in the transaction of its stake and never without it.
 * - A refused bet stays refused and a bet that was rolled back before it came is never taken: its key is put out of
 *   use. That happens in a transaction of its own, for bets after this one, for rollbacks before it.
 * - A stake is given back once, and not after its round paid or ended.
 *
 * Locks: rounds in the order of their keys, then what the ledger locks (balances, then keys).
 */
export async function applyCommands(
  deps: ApplyCommandsDeps,
  commands: readonly WalletCommand[],
): Promise<readonly WalletAnswer[]> {
  const nowMs = deps.clock.nowMs();
  await putBetsOutOfUse(deps, commands.filter(isRollback));
  const { answers, refusedBets, permissions } = await applyOnce(deps, commands, new Date(nowMs));
  await touchPlayerSessions(deps.runner, permissions, nowMs, deps.config.sessionIdleMs);
  if (refusedBets.length === 0) return answers;
  const final = new Map(commands.map((command, index) => [command, answers[index] as WalletAnswer]));
  for (const bet of refusedBets) final.set(bet, await keepRefused(deps, bet, final.get(bet)));
  return commands.map((command) => final.get(command) as WalletAnswer);
}

/** A command was not what the quick way takes it for. Nothing of it must be committed. */
class NotOfNewRoundError extends Error {
  override readonly name = 'NotOfNewRoundError';
}

/** How a batch is carried out as far as it depends on what is known of the rounds. */
interface Way {
  readonly lockRounds: typeof lockRounds;
  readonly postStakes: typeof post;
  readonly addStakes: typeof addStakes;
}

const anyCommands: Way = { lockRounds, postStakes: post, addStakes };

/**
 * Takes every command for the first bet of its round, as nearly all are: no round is looked for, and wins are posted in
 * one statement with their stakes, before it is known whether these are taken.
 */
const betsOfNewRounds: Way = { lockRounds: async () => [], postStakes: postWithWins, addStakes: openRounds };

/** Bets go the quick way first. Where that was wrong for one of them, all is undone and done again without it. */
async function applyOnce(deps: ApplyCommandsDeps, commands: readonly WalletCommand[], now: Date) {
  const attempt = (way: Way) =>
    withSqlTransaction(deps.database.pool, (tx) => apply(deps, tx, commands, now, way));
  if (!commands.every(({ kind }) => kind === 'bet')) return attempt(anyCommands);
  try {
    return await attempt(betsOfNewRounds);
  } catch (error) {
    if (!(error instanceof NotOfNewRoundError || isRoundThere(error))) throw error;
    return attempt(anyCommands);
  }
}

async function apply(
  deps: ApplyCommandsDeps,
  tx: SqlRunner,
  commands: readonly WalletCommand[],
  now: Date,
  way: Way,
) {
  const rounds = new Map((await way.lockRounds(tx, commands)).map((row) => [keyOfRow(row), row]));
  const bets = commands.filter((command) => command.kind === 'bet');
  const permissions = await readPermissions(tx, bets, now);
  const steps = commands.map((command): Step => {
    const round = rounds.get(roundKeyOf(command));
    return { command, round, plan: firstPlan(command, permissions, round) };
  });
  await consultTakenKeys(tx, steps, now);
  await way.postStakes(deps, tx, steps);
  await payWins(deps, tx, steps, now);
  await recordRounds(tx, steps, now, way);
  const balances = await readBalances(deps, tx, steps);
  return {
    answers: steps.map((step) => answerOf(step, balances)),
    permissions: bets.flatMap((bet) => {
      const permission = permissions.get(bet);
      return permission === undefined ? [] : [{ merchantCode: bet.merchantCode, permission }];
    }),
    refusedBets: steps.flatMap(({ command, plan }) =>
      command.kind === 'bet' && plan.step === 'refuse' ? [command] : [],
    ),
  };
}

async function readPermissions(
  tx: SqlRunner,
  bets: readonly BetCommand[],
  now: Date,
): Promise<ReadonlyMap<BetCommand, Permission>> {
  if (bets.length === 0) return new Map();
  const rows = await selectPermissions(tx, bets, now);
  return new Map(
    rows.flatMap((row) => {
      const bet = bets[Number(row.bet_position) - 1];
      return bet === undefined ? [] : [[bet, row] as const];
    }),
  );
}

/** What is planned as far as the round and the session tell; rollbacks are planned once the keys are known. */
function firstPlan(
  command: WalletCommand,
  permissions: ReadonlyMap<BetCommand, Permission>,
  round: RoundRow | undefined,
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

/** Lets the ledger answer where a refused bet or win has its answer already, and plans rollbacks. */
async function consultTakenKeys(tx: SqlRunner, steps: readonly Step[], now: Date): Promise<void> {
  const doubtful = steps.filter(
    ({ command, plan }) =>
      command.kind === 'rollback' || (plan.step === 'refuse' && command.kind !== 'endRound'),
  );
  for (const [merchantCode, ofMerchant] of Map.groupBy(doubtful, ({ command }) => command.merchantCode)) {
    const taken = await readTransfers(
      tx,
      merchantCode,
      ofMerchant.flatMap(({ command }) => keysOf(command)),
    );
    for (const step of ofMerchant) step.plan = await planWithKeys(tx, step, taken, now);
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
  tx: SqlRunner,
  { command, plan, round }: Step,
  taken: ReadonlyMap<IdempotencyKey, StoredTransfer>,
  now: Date,
): Promise<Plan> {
  if (command.kind === 'endRound') return plan;
  if (command.kind === 'rollback') return planNotedRollback(tx, command, taken, round, now);
  if (!taken.has(transactionKey(command.vendorCode, command.transactionId))) return plan;
  return { step: 'post', transfer: command.kind === 'bet' ? betTransfer(command) : winTransfer(command) };
}

async function planNotedRollback(
  tx: SqlRunner,
  rollback: RollbackCommand,
  taken: ReadonlyMap<IdempotencyKey, StoredTransfer>,
  round: RoundRow | undefined,
  now: Date,
): Promise<Plan> {
  const plan = planRollback(rollback, taken, round);
  if (plan.step === 'refuse') return plan;
  const noted = await noteRollback(tx, rollback, now);
  const isSame =
    noted.bet_transaction_id === rollback.betTransactionId &&
    noted.round_id === rollback.roundId &&
    noted.member_id === rollback.memberId;
  return isSame ? plan : { step: 'refuse', code: 'idempotency.conflict' };
}

async function post({ ledger }: ApplyCommandsDeps, tx: SqlRunner, steps: readonly Step[]): Promise<void> {
  const posting = steps.flatMap((step) =>
    step.plan.step === 'post' ? [{ step, transfer: step.plan.transfer }] : [],
  );
  if (posting.length === 0) return;
  const answers = await ledger.postInTransaction(
    tx,
    posting.map(({ transfer }) => transfer),
  );
  for (const [index, { step }] of posting.entries()) {
    const answer = answers[index];
    if (answer === undefined) throw new Error('the ledger answers every transfer');
    step.posted = answer;
  }
}

/** Posts stakes together with the wins that they bring along. */
async function postWithWins(deps: ApplyCommandsDeps, tx: SqlRunner, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const { command, plan } = step;
    const win = command.kind === 'bet' && plan.step === 'post' ? winOf(command) : undefined;
    if (win === undefined) continue;
    step.win = { command: win, round: undefined, plan: { step: 'post', transfer: winTransfer(win) } };
  }
  await post(
    deps,
    tx,
    steps.flatMap((step) => (step.win === undefined ? [step] : [step, step.win])),
  );
  const isTakenNow = ({ posted }: Step): boolean => posted?.outcome === 'posted' && !posted.replayed;
  if (steps.some((step) => step.win !== undefined && !isTakenNow(step))) {
    throw new NotOfNewRoundError('a stake was refused or had been taken before');
  }
}

/**
 * Pays what posted bets brought along and is not paid yet. The players' balances are locked already, so no lock is
 * waited for.
 */
async function payWins(
  deps: ApplyCommandsDeps,
  tx: SqlRunner,
  steps: readonly Step[],
  now: Date,
): Promise<void> {
  const wins = steps.flatMap((step): Step<WinCommand>[] => {
    const win = step.command.kind === 'bet' && step.win === undefined ? winOf(step.command) : undefined;
    if (win === undefined || step.posted?.outcome !== 'posted') return [];
    // A stake that had been taken before may be one of a round that has ended since, or paid.
    const plan: Plan = step.posted.replayed
      ? planWin(win, step.round)
      : { step: 'post', transfer: winTransfer(win) };
    step.win = { command: win, round: step.round, plan };
    return [step.win];
  });
  if (wins.length === 0) return;
  await consultTakenKeys(tx, wins, now);
  if (wins.some(({ plan, round }) => plan.step === 'refuse' && round === undefined)) {
    throw new RoundChangedError('a stake was taken by another process after its round had been looked for');
  }
  await post(deps, tx, wins);
}

async function recordRounds(tx: SqlRunner, steps: readonly Step[], now: Date, way: Way): Promise<void> {
  const stakes = steps.flatMap(stakeOf);
  if (stakes.length > 0 && (await way.addStakes(tx, stakes, now)) !== stakes.length) {
    throw new RoundChangedError('a round ended while a stake was taken for it');
  }
  const changes = steps.flatMap((step) => [...changeOf(step), ...changeByWin(step)]);
  if (changes.length > 0) await changeRounds(tx, changes, now);
}

function stakeOf({ command, posted, win }: Step): readonly Stake[] {
  if (command.kind !== 'bet' || posted?.outcome !== 'posted' || posted.replayed) return [];
  // With its win refused a round stays open, so that the vendor can end it in another way.
  const isPaid = win === undefined || win.posted?.outcome === 'posted';
  const isPaidNow = win?.posted?.outcome === 'posted' && !win.posted.replayed;
  return [
    {
      ...command,
      stakeMinor: command.amountMinor,
      payoutMinor: isPaidNow ? win.command.amountMinor : zeroMinor,
      status: command.endRound && isPaid ? 'settled' : 'open',
    },
  ];
}

/** What a win changes whose stake had been taken before; otherwise it is recorded with the stake. */
function changeByWin({ posted, win }: Step): readonly RoundChange[] {
  return win !== undefined && posted?.replayed === true ? changeOf(win) : [];
}

function changeOf({ command, plan, posted, round }: Step): readonly RoundChange[] {
  if (round === undefined || round.status !== 'open') return [];
  const unchanged = { ...command, payoutMinor: zeroMinor, refundMinor: zeroMinor };
  if (plan.step === 'close') return [{ ...unchanged, status: 'settled' }];
  if (plan.step !== 'post' || posted?.outcome !== 'posted') return [];
  const moved = posted.replayed ? zeroMinor : plan.transfer.amountMinor;
  if (command.kind === 'win') {
    return [{ ...unchanged, payoutMinor: moved, status: command.endRound ? 'settled' : 'open' }];
  }
  if (command.kind === 'rollback') {
    const isWhole = round.refunded_minor + moved === round.stake_minor;
    return [{ ...unchanged, refundMinor: moved, status: isWhole ? 'refunded' : 'open' }];
  }
  return [];
}

/** Balances for the answers of steps that the ledger did not answer. */
async function readBalances({ ledger }: ApplyCommandsDeps, tx: SqlRunner, steps: readonly Step[]) {
  const quiet = steps.filter(({ plan }) => plan.step === 'close' || plan.step === 'keep');
  const balances = new Map<MerchantCode, ReadonlyMap<AccountId, AccountBalance>>();
  for (const [merchantCode, ofMerchant] of Map.groupBy(quiet, ({ command }) => command.merchantCode)) {
    const accounts = [...new Set(ofMerchant.map(({ command }) => walletAccount(command)))];
    balances.set(merchantCode, await ledger.balancesOf(merchantCode, accounts, tx));
  }
  return balances;
}

function answerOf(
  { command, plan, posted, win }: Step,
  balances: ReadonlyMap<MerchantCode, ReadonlyMap<AccountId, AccountBalance>>,
): WalletAnswer {
  if (win !== undefined) return answerOf(win, balances);
  if (plan.step === 'refuse') return { ok: false, code: plan.code };
  if (plan.step === 'post') {
    if (posted === undefined) throw new Error('a transfer that was posted has an answer');
    return answerOfTransfer(command.kind, plan.transfer.currency, posted);
  }
  return answerBalance(balances.get(command.merchantCode)?.get(walletAccount(command)));
}

/** A bet that comes after its rollback finds its key refused; one that came before is left alone. */
async function putBetsOutOfUse(
  { ledger }: ApplyCommandsDeps,
  rollbacks: readonly RollbackCommand[],
): Promise<void> {
  for (const rollback of rollbacks) {
    const key = transactionKey(rollback.vendorCode, rollback.betTransactionId);
    await ledger.refuseKey(rollback.merchantCode, key, 'vendor.bet.rolled.back');
  }
}

/** Stores a bet's refusal; another process may have answered the same bet meanwhile, and then that answer counts. */
async function keepRefused(
  { ledger }: ApplyCommandsDeps,
  bet: BetCommand,
  answer: WalletAnswer | undefined,
): Promise<WalletAnswer> {
  if (answer === undefined || answer.ok) throw new Error('a refused bet has its refusal');
  const key = transactionKey(bet.vendorCode, bet.transactionId);
  const stored = await ledger.refuseKey(bet.merchantCode, key, answer.code);
  return stored.replayed ? answerOfTransfer('bet', bet.currencyCode, stored) : answer;
}

function isRollback(command: WalletCommand): command is RollbackCommand {
  return command.kind === 'rollback';
}

function keyOfRow(row: RoundRow): string {
  return roundKeyOf({
    merchantCode: row.merchant_id,
    vendorCode: row.vendor_code,
    roundId: row.round_id,
  });
}
