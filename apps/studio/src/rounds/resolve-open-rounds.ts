/**
 * Brings rounds to their end that nobody drives any more: their process died between two wallet calls, or the wallet
 * did not answer.
 *
 * Invariants
 * - Every open round is tried again until it is settled or refunded, or given up after a bounded number of attempts;
 *   a given-up round stays in `studio.open_round` with its last error, shows in a metric, and is somebody's to decide
 *   (`npm run dead-letters`): it is tried again, or its stake is given back.
 * - A bet that may never have arrived is repeated only for a while: no stake is taken long after the player has gone.
 *   After that it is rolled back, unless its stake turns out to have been taken.
 * - Any number of nodes may run this: each round is claimed under a row lock with a lease. Batches that nobody drives
 *   any more are taken apart first.
 */

import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { TitleShelf } from '@wau/titles/title-shelf';
import type { FastifyBaseLogger } from 'fastify';
import type { PlayTokenParts } from '../play-sessions/play-token.ts';
import type { WalletClient } from '../wallet-client.ts';
import { type DriveOutcome, driveRound, endOverdueRound, giveRoundBack, settleRound } from './drive-round.ts';
import { splitOverdueBatches } from './open-batch-sql.ts';
import {
  type ClaimedRound,
  claimOpenRounds,
  closeOpenRounds,
  recordFailedAttempt,
  refundOpenRounds,
} from './open-round-sql.ts';
import { findRound, rolledBackCode } from './round-sql.ts';

export interface ResolverDeps {
  readonly sql: SqlRunner;
  readonly wallet: WalletClient;
  readonly clock: Clock;
  /** What is played elsewhere is left to others. */
  readonly titles: Pick<TitleShelf, 'facts'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly openWalletToken: (session: PlayTokenParts & { readonly walletTokenSealed: Buffer }) => string;
}

const claimLimit = 32;
/** Of some hundred rounds each. */
const batchLimit = 8;
const claimLeaseMs = 60_000;
/**
 * So long a bet is repeated, so that a win is paid even when the process died right after the stake was taken; then
 * there is time left of the fifteen minutes in which every round must be resolved.
 */
const repeatBetForMs = 10 * 60_000;
const firstPauseMs = 2_000;
const longestPauseMs = 5 * 60_000;
/** With these pauses about eight hours. */
const maximumAttempts = 100;

/** Resolves what is due; `true` when there may be more at once. */
export async function resolveOpenRounds(deps: ResolverDeps): Promise<boolean> {
  const nowMs = deps.clock.nowMs();
  await splitOverdueBatches(deps.sql, new Date(nowMs), batchLimit);
  const claimed = await claimOpenRounds(
    deps.sql,
    new Date(nowMs),
    new Date(nowMs + claimLeaseMs),
    claimLimit,
    deps.titles.facts.map(({ gameId }) => gameId),
  );
  await Promise.all(claimed.map((round) => resolveRound(deps, round)));
  return claimed.length === claimLimit;
}

async function resolveRound(deps: ResolverDeps, claimed: ClaimedRound): Promise<void> {
  const outcome = await drive(deps, claimed);
  const { roundId, attempts } = claimed;
  switch (outcome.kind) {
    case 'settled':
      await closeOpenRounds(deps.sql, [claimed]);
      deps.log.info({ roundId, attempts }, 'open round settled');
      return;
    case 'refunded':
      // The player was never told of a refusal, so what stands is a round that was called off.
      await refundOpenRounds(deps.sql, [{ ...claimed, refundCode: rolledBackCode }]);
      deps.log.info({ roundId, attempts }, 'open round refunded');
      return;
    case 'unknown':
      return recordFailure(deps, claimed, outcome.reason, attempts >= maximumAttempts);
    case 'stuck':
      return recordFailure(deps, claimed, outcome.reason, true);
  }
}

async function drive(deps: ResolverDeps, claimed: ClaimedRound): Promise<DriveOutcome> {
  const round = await findRound(deps.sql, claimed.merchantId, claimed.roundId);
  assert(round !== undefined, 'an open round exists');
  if (claimed.givesBack) return giveRoundBack(deps.wallet, round);
  // Its stakes were taken before its player decided; what is left is to pay it.
  if (round.decisions !== null && round.decideUntil === undefined) return settleRound(deps.wallet, round);
  const ageMs = deps.clock.nowMs() - claimed.placedAt.getTime();
  if (claimed.walletTokenSealed === undefined || ageMs > repeatBetForMs) {
    return endOverdueRound(deps.wallet, round);
  }
  const walletToken = deps.openWalletToken({ ...claimed, walletTokenSealed: claimed.walletTokenSealed });
  return driveRound(deps.wallet, round, walletToken, 'perhapsSent');
}

async function recordFailure(
  deps: ResolverDeps,
  claimed: ClaimedRound,
  reason: string,
  giveUp: boolean,
): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(claimed.attempts - 1, 20));
  const nextAttemptAt = giveUp ? undefined : new Date(nowMs + pauseMs);
  await recordFailedAttempt(deps.sql, claimed, reason, new Date(nowMs), nextAttemptAt);
  if (giveUp) {
    deps.log.error({ roundId: claimed.roundId, attempts: claimed.attempts, reason }, 'open round given up');
  }
}
