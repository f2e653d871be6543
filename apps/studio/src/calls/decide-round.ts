/**
 * Takes a decision of a player in a round that waits for one.
 *
 * Invariants
 * - `step` says how many decisions were taken before: repeated, a decision is taken once; another one in its place is
 *   refused as `round.moved.on`, and so is one that comes after others it does not know of.
 * - What it costs is taken before it counts (rounds/take-decision.ts); a refused stake leaves the round where it was.
 * - A round that is over is answered as settled only when its payout is stored on both sides.
 *
 * Lock order: the waiting round's row alone; nothing is locked while the wallet is asked.
 */

import type { ErrorCode } from '@wau/contract/error-codes';
import type { RoundId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { openSealedText } from '@wau/service/secrets/sealing';
import { type PlaySession, walletTokenPlace } from '../play-sessions/play-session-sql.ts';
import { playerError } from '../player-error.ts';
import { type ExtraStake, returnExtraStake, settleRound, takeExtraStake } from '../rounds/drive-round.ts';
import { closeOpenRounds } from '../rounds/open-round-sql.ts';
import { extraStakeOf, replayRound } from '../rounds/replay-round.ts';
import { findRound, type StoredRound } from '../rounds/round-sql.ts';
import { type RoundView, roundView, storedRoundView } from '../rounds/round-view.ts';
import { applyPaidDecision, takeDecisions } from '../rounds/take-decision.ts';
import { dropDecision, holdDecision, lockWaitingRound } from '../rounds/waiting-round-sql.ts';
import { liveDriveLeaseMs } from '../studio-config.ts';
import type { StudioContext } from '../studio-context.ts';

interface Decided {
  readonly step: number;
  readonly decision: unknown;
}

export async function decideRound(
  studio: StudioContext,
  session: PlaySession,
  roundId: RoundId,
  decided: Decided,
): Promise<RoundView> {
  const stake = await withTransaction(studio.database, (tx) =>
    beginDecision(studio, tx, session, roundId, decided),
  );
  const balanceMinor =
    stake === undefined ? null : await payDecision(studio, session, roundId, decided, stake);
  return showDecided(studio, session, roundId, balanceMinor);
}

/** Stores the decision where it costs nothing, else what has to be paid for it first. */
async function beginDecision(
  studio: StudioContext,
  tx: SqlRunner,
  session: PlaySession,
  roundId: RoundId,
  { step, decision }: Decided,
): Promise<ExtraStake | undefined> {
  const waiting = await lockWaitingRound(tx, session, roundId);
  const round = await requireRound(tx, session, roundId);
  const taken = round.decisions ?? [];
  if (waiting === undefined || step < taken.length) {
    if (step < taken.length && isSame(taken[step], decision)) return undefined;
    throw new Refusal('round.moved.on');
  }
  if (step > taken.length) throw new Refusal('round.moved.on');
  if (round.status === 'open' || waiting.pending !== undefined) {
    throw new Refusal('round.pending', { retryAfterSeconds: 1 });
  }
  const decisions = [...taken, decision];
  const result = replayRound(studio, round, decisions);
  if (result.kind === 'illegal') throw new Refusal('round.decision.illegal', { field: 'decision' });
  const amountMinor = extraStakeOf(round, waiting.extraStakeMinor, result);
  if (amountMinor === 0n) {
    await takeDecisions(tx, studio.clock, round, waiting, decisions, result, session.tokenHash);
    return undefined;
  }
  const since = new Date(studio.clock.nowMs());
  await holdDecision(
    tx,
    waiting,
    { decision, stakeMinor: amountMinor, tokenHash: session.tokenHash, since },
    new Date(since.getTime() + liveDriveLeaseMs),
  );
  return { amountMinor, attempt: waiting.stakeAttempts + 1 };
}

/** Takes the decision's stake, then the decision; answers the balance after it. */
async function payDecision(
  studio: StudioContext,
  session: PlaySession,
  roundId: RoundId,
  { decision }: Decided,
  stake: ExtraStake,
): Promise<string | null> {
  const round = await requireRound(studio.sql, session, roundId);
  const walletToken = openSealedText(studio.sealingKey, walletTokenPlace(session), session.walletTokenSealed);
  const answer = await takeExtraStake(studio.wallet, round, walletToken, stake);
  if (answer.kind === 'unknown') throw new Refusal('round.pending', { retryAfterSeconds: 1 });
  if (answer.kind === 'refused') {
    await refuseDecision(studio, round, stake, answer.code);
    const { balanceMinor } = answer;
    throw new Refusal(playerError(answer.code), balanceMinor === undefined ? undefined : { balanceMinor });
  }
  await withTransaction(studio.database, (tx) => applyPaidDecision(studio, tx, round, decision, stake));
  return answer.value.balanceMinor;
}

/** A stake that was refused for lack of funds is stored as refused; any other may still arrive and gets a tombstone. */
async function refuseDecision(
  studio: StudioContext,
  round: StoredRound,
  stake: ExtraStake,
  code: ErrorCode,
): Promise<void> {
  if (code !== 'balance.insufficient') {
    const returned = await returnExtraStake(studio.wallet, round, stake);
    if (returned.kind === 'unknown') throw new Refusal('round.pending', { retryAfterSeconds: 1 });
  }
  await dropDecision(studio.sql, round, stake.attempt);
}

/** The round as it stands now; one that is over is paid first. */
async function showDecided(
  studio: StudioContext,
  session: PlaySession,
  roundId: RoundId,
  balanceMinor: string | null,
): Promise<RoundView> {
  const round = await requireRound(studio.sql, session, roundId);
  if (round.status !== 'open') return storedRoundView(studio, round, balanceMinor);
  const outcome = await settleRound(studio.wallet, round);
  if (outcome.kind !== 'settled') throw new Refusal('round.pending', { retryAfterSeconds: 1 });
  await closeOpenRounds(studio.sql, [round]);
  return roundView(round, 'settled', outcome.balanceMinor);
}

async function requireRound(
  sql: SqlRunner,
  { merchantId, playerId, gameId }: PlaySession,
  roundId: RoundId,
): Promise<StoredRound> {
  const round = await findRound(sql, merchantId, roundId);
  if (round === undefined || round.playerId !== playerId || round.gameId !== gameId) {
    throw new Refusal('round.unknown');
  }
  return round;
}

function isSame(taken: unknown, decision: unknown): boolean {
  return JSON.stringify(taken) === JSON.stringify(decision);
}
