/**
 * Tells the wallet what became of bets: pays wins, closes lost rounds, gives stakes back.
 *
 * Invariants
 * - What is told was written before and does not change any more, and each call carries a transaction id made from the
 *   bet's, so it may be repeated by any process.
 * - A bet is tried until the wallet confirms it, or given up after a bounded number of attempts; then it stays with its last
 *   error, shows in a metric, and is somebody's to decide (`npm run dead-letters`): it is tried again, or its stake is given
 *   back.
 * - A bet that paid is never given back and one that was given back never pays: the operator decides which came first, and
 *   its word is taken over.
 */

import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { FastifyBaseLogger } from 'fastify';
import { type DriveOutcome, type EndingWallet, giveRoundBack, settleRound } from '../rounds/drive-round.ts';
import { rolledBackCode } from '../rounds/round-sql.ts';
import type { CrashClock } from './crash-clock.ts';
import {
  claimDueBets,
  closeBets,
  type DueBet,
  recordFailedSettlement,
  refundBets,
} from './settle-bets-sql.ts';

export interface SettlerParts {
  readonly sql: SqlRunner;
  readonly wallet: EndingWallet;
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
  const told = await Promise.all(
    due.map(async (each) => ({ each, outcome: await tellWallet(parts.wallet, each) })),
  );
  const betsWith = (kind: DriveOutcome['kind']) =>
    told.filter(({ outcome }) => outcome.kind === kind).map(({ each }) => each.bet);
  const settled = betsWith('settled');
  if (settled.length > 0) await closeBets(parts.sql, settled);
  const refunded = betsWith('refunded');
  if (refunded.length > 0) await refundBets(parts.sql, refunded, rolledBackCode);
  for (const { each, outcome } of told) {
    if (outcome.kind === 'unknown') await recordFailure(parts, each, outcome.reason, false);
    // Players of whom the wallet knows nothing may be a wrong key of a whole merchant's.
    if (outcome.kind === 'stuck') {
      await recordFailure(parts, each, outcome.reason, outcome.code !== 'vendor.player.unknown');
    }
  }
  return due.length === claimLimit;
}

/** A stake so small that its win is rounded to nothing was staked all the same: its round is closed like a lost one. */
async function tellWallet(wallet: EndingWallet, { bet, givesBack }: DueBet): Promise<DriveOutcome> {
  if (!givesBack) return settleRound(wallet, bet);
  const outcome = await giveRoundBack(wallet, bet);
  if (bet.state !== 'void' || outcome.kind !== 'settled') return outcome;
  // The player was told that it was called off, and nobody has told the wallet otherwise.
  return { kind: 'stuck', reason: 'rollback refused with vendor.bet.settled', code: 'vendor.bet.settled' };
}

async function recordFailure(
  { sql, clock, log }: SettlerParts,
  { bet, attempts }: DueBet,
  reason: string,
  isHopeless: boolean,
): Promise<void> {
  const isGivenUp = isHopeless || attempts >= maximumAttempts;
  const nowMs = clock.nowMs();
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20));
  const nextAttemptAt = isGivenUp ? undefined : new Date(nowMs + pauseMs);
  await recordFailedSettlement(sql, bet, reason, new Date(nowMs), nextAttemptAt);
  if (isGivenUp) log.error({ roundId: bet.roundId, attempts, reason }, 'crash bet given up');
}
