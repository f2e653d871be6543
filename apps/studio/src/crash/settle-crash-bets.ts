/**
 * Tells the wallet what became of bets: pays wins, closes lost rounds, gives stakes back.
 *
 * Invariants
 * - What is told was written before and does not change any more, and each call carries a transaction id made from the
 *   bet's, so it may be repeated by any process.
 * - A bet is tried until the wallet confirms it, or given up after a bounded number of attempts; then it stays with its last
 *   error and shows in a metric.
 */

import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { FastifyBaseLogger } from 'fastify';
import type { WalletAnswer, WalletClient } from '../wallet-client.ts';
import type { CrashBet } from './crash-bet-sql.ts';
import type { CrashClock } from './crash-clock.ts';
import { claimDueBets, closeBets, type DueBet, recordFailedSettlement } from './settle-bets-sql.ts';

export interface SettlerParts {
  readonly sql: SqlRunner;
  readonly wallet: Pick<WalletClient, 'win' | 'endRound' | 'rollback'>;
  readonly clock: CrashClock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const claimLimit = 200;
const claimLeaseMs = 60_000;
const firstPauseMs = 1_000;
const longestPauseMs = 5 * 60_000;
/** With these pauses about eight hours. */
const maximumAttempts = 100;

/** Tells the wallet of what is due; `true` when there may be more at once. */
export async function settleCrashBets(parts: SettlerParts): Promise<boolean> {
  const nowMs = parts.clock.nowMs();
  const due = await claimDueBets(parts.sql, new Date(nowMs), new Date(nowMs + claimLeaseMs), claimLimit);
  const answers = await Promise.all(
    due.map(async (each) => ({ each, answer: await tellWallet(parts.wallet, each.bet) })),
  );
  const confirmed = answers.filter(({ answer }) => answer.kind === 'accepted');
  if (confirmed.length > 0) {
    await closeBets(
      parts.sql,
      confirmed.map(({ each }) => each.bet),
    );
  }
  for (const { each, answer } of answers) {
    if (answer.kind !== 'accepted') await recordFailure(parts, each, answer);
  }
  return due.length === claimLimit;
}

function tellWallet(wallet: SettlerParts['wallet'], bet: CrashBet): Promise<WalletAnswer<unknown>> {
  const round = {
    merchantCode: bet.merchantId,
    playerId: bet.playerId,
    roundId: bet.roundId,
    gameId: bet.gameId as string,
  };
  if (bet.state === 'void') {
    return wallet.rollback({
      ...round,
      transactionId: `${bet.roundId}:rollback`,
      betTransactionId: `${bet.roundId}:bet`,
    });
  }
  // A stake so small that its win is rounded to nothing was staked all the same.
  if (bet.state === 'lost' || bet.payoutMinor === 0n) return wallet.endRound(round);
  return wallet.win({
    ...round,
    transactionId: `${bet.roundId}:win`,
    amountMinor: bet.payoutMinor.toString(),
    currencyCode: bet.currencyCode,
    endRound: true,
  });
}

async function recordFailure(
  { sql, clock, log }: SettlerParts,
  { bet, attempts }: DueBet,
  answer: Exclude<WalletAnswer<unknown>, { kind: 'accepted' }>,
): Promise<void> {
  const isHopeless = answer.kind === 'refused' && answer.code !== 'vendor.player.unknown';
  const reason = answer.kind === 'refused' ? `${bet.state} refused with ${answer.code}` : answer.reason;
  const isGivenUp = isHopeless || attempts >= maximumAttempts;
  const nowMs = clock.nowMs();
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20));
  const nextAttemptAt = isGivenUp ? undefined : new Date(nowMs + pauseMs);
  await recordFailedSettlement(sql, bet, reason, new Date(nowMs), nextAttemptAt);
  if (isGivenUp) log.error({ roundId: bet.roundId, attempts, reason }, 'crash bet given up');
}
