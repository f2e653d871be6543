/**
 * Takes a decision in a round that waits, whoever takes it: its player, or the published rule of its game.
 *
 * Invariants
 * - A decision is stored before anything of what it brings is told, so that nobody looks and decides again.
 * - A decision that costs something counts once the operator has taken the stake, and only then; what is asked for is
 *   a transaction of its own each time, so that a stake that was refused may be asked for again later.
 * - A round that is over is written with its end in the transaction that ends its waiting; then it is paid.
 *
 * Lock order: the waiting round's row alone.
 */

import { zeroMinor } from '@wau/money/minor';
import type { EngineEvent } from '@wau/rules/playable-title';
import type { PlayedRound, WaitingRound } from '@wau/rules/round';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { decisionTimeoutMs, liveDriveLeaseMs } from '../studio-config.ts';
import type { ExtraStake } from './drive-round.ts';
import { extraStakeOf, type ReplayDeps, replayRound } from './replay-round.ts';
import { findRound, type StoredRound } from './round-sql.ts';
import {
  finishWaitingRound,
  lockWaitingRound,
  storeDecisions,
  type WaitingState,
} from './waiting-round-sql.ts';

/** Stores decisions that are paid for, and what they have brought. The round's waiting row is locked by the caller. */
export async function takeDecisions(
  tx: SqlRunner,
  clock: Clock,
  round: StoredRound,
  waiting: WaitingState,
  decisions: readonly unknown[],
  result: PlayedRound<EngineEvent> | WaitingRound<EngineEvent>,
  tokenHash: Buffer,
): Promise<void> {
  const now = new Date(clock.nowMs());
  const extraStakeMinor = extraStakeOf(round, zeroMinor, result);
  if (result.kind === 'waiting') {
    const decideUntil = new Date(now.getTime() + decisionTimeoutMs);
    return storeDecisions(tx, waiting, { decisions, extraStakeMinor }, decideUntil);
  }
  const { merchantId, roundId, playerId } = round;
  const { payoutMinor, events } = result;
  return finishWaitingRound(
    tx,
    { merchantId, roundId, playerId, payoutMinor, events, decisions, extraStakeMinor },
    tokenHash,
    now,
    new Date(now.getTime() + liveDriveLeaseMs),
  );
}

/** Lets a decision count whose stake the operator has taken; whoever comes second finds it done. */
export async function applyPaidDecision(
  deps: ReplayDeps & { readonly clock: Clock },
  tx: SqlRunner,
  { merchantId, playerId, roundId }: Pick<StoredRound, 'merchantId' | 'playerId' | 'roundId'>,
  decision: unknown,
  { attempt }: Pick<ExtraStake, 'attempt'>,
): Promise<void> {
  const waiting = await lockWaitingRound(tx, { merchantId, playerId }, roundId);
  if (waiting?.pending === undefined || waiting.stakeAttempts !== attempt) return;
  const round = await findRound(tx, merchantId, roundId);
  assert(round !== undefined, 'a round is never removed');
  const decisions = [...waiting.decisions, decision];
  const result = replayRound(deps, round, decisions);
  assert(result.kind !== 'illegal', 'a decision is checked before its stake is taken');
  await takeDecisions(tx, deps.clock, round, waiting, decisions, result, waiting.pending.tokenHash);
}
