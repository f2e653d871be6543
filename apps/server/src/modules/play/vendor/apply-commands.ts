import type { MerchantCode } from '@wau/contract/ids';
import type { AccountId } from '@wau/ledger/account-id';
import type { AccountBalance } from '@wau/ledger/accounts-sql';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { BetKey, BetStanding } from '../betting/bet.ts';
import { isBetThere, lockBets, placeBets, placeFreshBets } from '../betting/bet-record.ts';
import { answerBalance, answerOfTransfer } from './answer-command.ts';
import type { ApplyCommandsDeps, Step } from './command-step.ts';
import { isFree } from './free-stakes.ts';
import { consultTakenKeys, firstPlan, readPermissions } from './plan-steps.ts';
import { NotOfNewRoundError, payWins, post, postWithWins } from './post-steps.ts';
import { recordSteps } from './record-steps.ts';
import { touchPlayerSessions } from './touch-player-sessions.ts';
import {
  type BetCommand,
  betKeyOf,
  type RollbackCommand,
  roundKeyOf,
  transactionKey,
  type WalletAnswer,
  type WalletCommand,
  walletAccount,
} from './wallet-command.ts';

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
 * - A bet without a stake (a free spin) is one like any other: its key is taken once, it may be won, ended and rolled
 *   back.
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

/** How a batch is carried out as far as it depends on what is known of the rounds. */
interface Way {
  readonly lockBets: (tx: SqlRunner, keys: readonly BetKey[]) => Promise<readonly BetStanding[]>;
  readonly postStakes: typeof post;
  readonly placeBets: typeof placeBets;
}

export const anyCommands: Way = { lockBets, postStakes: post, placeBets };

/**
 * Takes every command for the first bet of its round, as nearly all are: no round is looked for, and wins are posted in
 * one statement with their stakes, before it is known whether these are taken.
 */
const betsOfNewRounds: Way = {
  lockBets: async () => [],
  postStakes: postWithWins,
  async placeBets(tx, bets, now) {
    await placeFreshBets(tx, bets, now);
    return true;
  },
};

/** Bets go the quick way first. Where that was wrong for one of them, all is undone and done again without it. */
async function applyOnce(deps: ApplyCommandsDeps, commands: readonly WalletCommand[], now: Date) {
  const attempt = (way: Way) => withTransaction(deps.database, (tx) => apply(deps, tx, commands, now, way));
  if (!commands.every((command) => command.kind === 'bet' && !isFree(command))) return attempt(anyCommands);
  try {
    return await attempt(betsOfNewRounds);
  } catch (error) {
    if (!(error instanceof NotOfNewRoundError || isBetThere(error))) throw error;
    return attempt(anyCommands);
  }
}

/** One wave of commands within a transaction. Whoever calls it keeps refusals and sessions once that is committed. */
export async function apply(
  deps: ApplyCommandsDeps,
  tx: SqlRunner,
  commands: readonly WalletCommand[],
  now: Date,
  way: Way,
) {
  const standings = await way.lockBets(tx, commands.map(betKeyOf));
  const rounds = new Map(standings.map((row) => [keyOfRow(row), row]));
  const bets = commands.filter((command) => command.kind === 'bet');
  const permissions = await readPermissions(tx, bets, now);
  const steps = commands.map((command): Step => {
    const round = rounds.get(roundKeyOf(command));
    return { command, round, plan: firstPlan(command, permissions, round) };
  });
  await consultTakenKeys(deps, tx, steps, now);
  await way.postStakes(deps, tx, steps);
  await payWins(deps, tx, steps, now);
  await recordSteps(tx, steps, permissions, now, way.placeBets);
  const balances = await readBalances(deps, tx, steps);
  return {
    answers: steps.map((step) => answerOf(step, balances)),
    permissions: bets.flatMap((bet) => {
      const permission = permissions.get(bet);
      return permission === undefined ? [] : [{ merchantCode: bet.merchantCode, permission }];
    }),
    refusedBets: steps.flatMap(({ command, plan }) =>
      command.kind === 'bet' && plan.step === 'refuse' && plan.isStored !== true ? [command] : [],
    ),
  };
}

/** Balances for the answers of steps that the ledger did not answer. */
async function readBalances({ ledger }: ApplyCommandsDeps, tx: SqlRunner, steps: readonly Step[]) {
  const quiet = steps.filter(({ plan }) => plan.step !== 'post' && plan.step !== 'refuse');
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
export async function putBetsOutOfUse(
  { ledger }: ApplyCommandsDeps,
  rollbacks: readonly RollbackCommand[],
): Promise<void> {
  for (const rollback of rollbacks) {
    const key = transactionKey(rollback.vendorCode, rollback.betTransactionId);
    await ledger.refuseKey(rollback.merchantCode, key, 'vendor.bet.rolled.back');
  }
}

/** Stores a bet's refusal; another process may have answered the same bet meanwhile, and then that answer counts. */
export async function keepRefused(
  { ledger }: ApplyCommandsDeps,
  bet: BetCommand,
  answer: WalletAnswer | undefined,
): Promise<WalletAnswer> {
  if (answer === undefined || answer.ok) throw new Error('a refused bet has its refusal');
  const key = transactionKey(bet.vendorCode, bet.transactionId);
  const stored = await ledger.refuseKey(bet.merchantCode, key, answer.code);
  return stored.replayed ? answerOfTransfer('bet', bet.currencyCode, stored) : answer;
}

export function isRollback(command: WalletCommand): command is RollbackCommand {
  return command.kind === 'rollback';
}

function keyOfRow(row: BetStanding): string {
  return roundKeyOf({
    merchantCode: row.merchant_id,
    vendorCode: row.provider,
    roundId: row.external_key,
  });
}
