/**
 * Drives a stored round through the wallet to its end: a bet that brings the win along and closes the round; or
 * rollback.
 *
 * Invariants
 * - The operator takes stake and win in one transaction or neither, so a round whose bet it accepted is settled.
 * - A round that paid is never refunded and a refunded one never pays: the operator decides which came first, and
 *   its word is taken over.
 * - Each call carries transaction ids made from the round's id, so any driver may repeat what another has begun: the
 *   player's request, its repetition and the resolver may all drive one round at the same time.
 * - A refused bet counts as not taken at once only when no earlier attempt of it can still arrive and it was refused for
 *   lack of funds, which the operator stores with the transaction id, or for a player whom the operator does not know.
 *   Otherwise a rollback first leaves its tombstone.
 * - A round that won is refunded only where its stake was never taken, as a round that lost is: whatever was lost on the
 *   way, and for however long, must not favour the house.
 */

import type { ErrorCode } from '@wau/contract/error-codes';
import type { Minor } from '@wau/money/minor';
import { isFeatureBought } from '@wau/rules/feature-buy';
import type { BetAnswer, WalletClient } from '../wallet-client.ts';
import type { Round } from './round-sql.ts';
import { rolledBackCode } from './round-sql.ts';

export type DriveOutcome =
  /** Stake taken, payout paid, round closed at the operator. The balance is the one right after its last movement. */
  | { readonly kind: 'settled'; readonly balanceMinor: string }
  /** No stake is held for this round, and none can be taken for it any more. */
  | {
      readonly kind: 'refunded';
      readonly code: ErrorCode | typeof rolledBackCode;
      readonly balanceMinor: string | undefined;
    }
  /** Not known yet; drive it again later. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** The operator contradicts itself or us; repeating cannot help. */
  | { readonly kind: 'stuck'; readonly reason: string; readonly code: ErrorCode };

/** What the first call of a drive needs to know about those before it. */
export type BetHistory = 'neverSent' | 'perhapsSent';

/** What ends a round whose bet has been sent: as much as a bet on a flight has of one, too. */
export type SentRound = Pick<
  Round,
  'merchantId' | 'playerId' | 'roundId' | 'gameId' | 'payoutMinor' | 'currencyCode'
>;

export type RoundInWallet = SentRound & Pick<Round, 'stakeMinor' | 'decisions' | 'parameters'>;

/** The calls that end one. */
export type EndingWallet = Pick<WalletClient, 'win' | 'endRound' | 'rollback'>;

const notTaken: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'balance.insufficient',
  'stake.above.maximum',
  'play.limit.stake',
  'play.limit.loss',
  'play.limit.time',
  'play.check.due',
  'feature.buy.forbidden',
  'vendor.token.expired',
  'vendor.player.unknown',
  'currency.mismatch',
  'game.unknown',
  'game.unavailable',
]);

/** Refusals after which an only attempt needs no rollback. */
const needsNoTombstone: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'balance.insufficient',
  'vendor.player.unknown',
]);

/** Places the bet (again) and settles the round. `walletToken` is the operator's session token. */
export async function driveRound(
  wallet: WalletClient,
  round: RoundInWallet,
  walletToken: string,
  history: BetHistory,
): Promise<DriveOutcome> {
  return concludeBet(wallet, round, await wallet.bet(betOf(round, walletToken)), history);
}

/** The bets of rounds in one call; to be concluded one by one with `concludeBet`. Answers in the order of the rounds. */
export function sendBets(
  wallet: WalletClient,
  rounds: readonly { readonly round: RoundInWallet; readonly walletToken: string }[],
): Promise<readonly BetAnswer[]> {
  return wallet.bets(rounds.map(({ round, walletToken }) => betOf(round, walletToken)));
}

/** What an answer to a round's bet means, and what is to be done about a refusal. */
export async function concludeBet(
  wallet: WalletClient,
  round: RoundInWallet,
  bet: BetAnswer,
  history: BetHistory,
): Promise<DriveOutcome> {
  switch (bet.kind) {
    case 'accepted':
      return { kind: 'settled', balanceMinor: bet.value.balanceMinor };
    case 'unknown':
      return bet;
    case 'refused':
      if (bet.code === 'vendor.bet.rolled.back') return refunded(rolledBackCode, bet.balanceMinor);
      if (!notTaken.has(bet.code)) return stuck('bet', bet.code);
      if (history === 'neverSent' && needsNoTombstone.has(bet.code)) {
        return refunded(bet.code, bet.balanceMinor);
      }
      return rollBackRound(wallet, round, bet.code);
  }
}

/**
 * Ends a round whose bet is too old to be sent again. Where the stake was taken after all, the win was paid with it,
 * and asking for it again tells so. Where it was not, a rollback sees to it that it never is.
 */
export async function endOverdueRound(wallet: WalletClient, round: RoundInWallet): Promise<DriveOutcome> {
  if (round.payoutMinor > 0n) {
    const settled = await settleRound(wallet, round);
    if (settled.kind !== 'stuck' || settled.code !== 'vendor.bet.unknown') return settled;
  }
  return rollBackRound(wallet, round, rolledBackCode);
}

/** What somebody has decided of a round that could not be settled: one that had paid by then is settled instead. */
export function giveRoundBack(wallet: EndingWallet, round: SentRound): Promise<DriveOutcome> {
  return rollBackRound(wallet, round, rolledBackCode);
}

/** Gives the stake back, or makes sure that it cannot be taken; a round that had paid by then is settled instead. */
async function rollBackRound(
  wallet: EndingWallet,
  round: SentRound,
  code: ErrorCode | typeof rolledBackCode,
): Promise<DriveOutcome> {
  const answer = await wallet.rollback({
    ...roundOf(round),
    transactionId: `${round.roundId}:rollback`,
    betTransactionId: betTransactionId(round),
  });
  if (answer.kind === 'accepted') return refunded(code, answer.value.balanceMinor);
  if (answer.kind === 'unknown') return answer;
  if (answer.code === 'vendor.bet.settled') return settleRound(wallet, round);
  // With the players of a whole merchant unknown, say by a wrong key, a stake may still be held.
  if (answer.code === 'vendor.player.unknown')
    return { kind: 'unknown', reason: 'player unknown to rollback' };
  return stuck('rollback', answer.code);
}

/** The balance after a settled round, as the operator stored it with the round's last movement; `null` if it will not say. */
export async function recallBalance(
  wallet: WalletClient,
  round: RoundInWallet,
  walletToken: string,
): Promise<string | null> {
  const answer = await wallet.bet(betOf(round, walletToken));
  return answer.kind === 'accepted' ? answer.value.balanceMinor : null;
}

/** Pays what a round came to whose stakes are taken, and closes it; `stuck` where the operator knows no stake of it. */
export async function settleRound(wallet: EndingWallet, round: SentRound): Promise<DriveOutcome> {
  const answer = round.payoutMinor > 0n ? await payWin(wallet, round) : await wallet.endRound(roundOf(round));
  if (answer.kind === 'unknown') return answer;
  if (answer.kind === 'accepted') return { kind: 'settled', balanceMinor: answer.value.balanceMinor };
  if (answer.code === 'vendor.bet.rolled.back') return refunded(rolledBackCode, answer.balanceMinor);
  return stuck('settlement', answer.code);
}

function betOf(round: RoundInWallet, walletToken: string): Parameters<WalletClient['bet']>[0] {
  return {
    ...roundOf(round),
    sessionToken: walletToken,
    transactionId: betTransactionId(round),
    amountMinor: round.stakeMinor.toString(),
    currencyCode: round.currencyCode,
    ...(round.payoutMinor > 0n ? { win: winOf(round) } : {}),
    // What its player has yet to decide in may go on for long, and is paid when it is over.
    endRound: round.decisions === null,
    ...(isFeatureBought(round.parameters) ? { buysFeature: true } : {}),
  };
}

/** What a decision costs beyond the round's first stake. */
export interface ExtraStake {
  readonly amountMinor: Minor;
  /** Counts the stakes that were asked for in the round, from 1: each is a transaction of its own. */
  readonly attempt: number;
}

export function takeExtraStake(
  wallet: WalletClient,
  round: RoundInWallet,
  walletToken: string,
  { amountMinor, attempt }: ExtraStake,
): Promise<BetAnswer> {
  return wallet.bet({
    ...roundOf(round),
    sessionToken: walletToken,
    transactionId: extraBetTransactionId(round, attempt),
    amountMinor: amountMinor.toString(),
    currencyCode: round.currencyCode,
    endRound: false,
  });
}

/** Gives an extra stake back, or makes sure that it cannot be taken. */
export function returnExtraStake(
  wallet: WalletClient,
  round: RoundInWallet,
  { attempt }: ExtraStake,
): ReturnType<WalletClient['rollback']> {
  return wallet.rollback({
    ...roundOf(round),
    transactionId: `${round.roundId}:rollback:${attempt}`,
    betTransactionId: extraBetTransactionId(round, attempt),
  });
}

function extraBetTransactionId(round: RoundInWallet, attempt: number): string {
  return `${round.roundId}:bet:${attempt}`;
}

function winOf(round: SentRound) {
  return { transactionId: `${round.roundId}:win`, amountMinor: round.payoutMinor.toString() };
}

function payWin(wallet: EndingWallet, round: SentRound): ReturnType<WalletClient['win']> {
  return wallet.win({
    ...roundOf(round),
    ...winOf(round),
    currencyCode: round.currencyCode,
    endRound: true,
  });
}

function roundOf(round: SentRound) {
  return {
    merchantCode: round.merchantId,
    playerId: round.playerId,
    roundId: round.roundId,
    gameId: round.gameId as string,
  };
}

function betTransactionId(round: SentRound): string {
  return `${round.roundId}:bet`;
}

function refunded(
  code: ErrorCode | typeof rolledBackCode,
  balanceMinor: string | undefined,
): Extract<DriveOutcome, { kind: 'refunded' }> {
  return { kind: 'refunded', code, balanceMinor };
}

function stuck(step: string, code: ErrorCode): DriveOutcome & { readonly kind: 'stuck' } {
  return { kind: 'stuck', reason: `${step} refused with ${code}`, code };
}
