/**
 * Goes on with rounds whose player does not: decides by the published rule of the game once the time is over, and
 * finds out what became of stakes that nobody asks for any more.
 *
 * Invariants
 * - The rule decides until the round is over, in one transaction; it never costs the player anything more.
 * - A decision under way is not overtaken: its stake is known to be taken or not before the rule decides.
 * - Any number of nodes may run this: rows are locked, and what others have locked is passed over.
 */

import type { EngineEvent } from '@wau/rules/playable-title';
import type { PlayedRound } from '@wau/rules/round';
import { type Database, withTransaction } from '@wau/service/database/database';
import { assert } from '@wau/service/refusal';
import { openSealedText } from '@wau/service/secrets/sealing';
import type { FastifyBaseLogger } from 'fastify';
import { selectPlaySessions, walletTokenPlace } from '../play-sessions/play-session-sql.ts';
import type { StudioContext } from '../studio-context.ts';
import { returnExtraStake, settleRound, takeExtraStake } from './drive-round.ts';
import { closeOpenRounds, type OpenRoundKey } from './open-round-sql.ts';
import { extraStakeOf, replayRound } from './replay-round.ts';
import { findRound, type StoredRound } from './round-sql.ts';
import { applyPaidDecision, takeDecisions } from './take-decision.ts';
import {
  claimPendingDecisions,
  dropDecision,
  lockOverdueRound,
  type PendingDecision,
  type WaitingState,
} from './waiting-round-sql.ts';

export interface OverdueDeps
  extends Pick<StudioContext, 'sql' | 'wallet' | 'clock' | 'titles' | 'sealingKey'> {
  readonly database: Pick<Database, 'pool'>;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** So many rounds in one run. */
const runLimit = 32;
const claimLeaseMs = 60_000;
/** So long a stake is asked for; then it is given back, or made sure that it cannot be taken. */
const repeatStakeForMs = 10 * 60_000;
/** No rule takes more decisions than this to end a round. */
const maximumDecisions = 500;

/** `true` when there may be more at once. */
export async function endOverdueDecisions(deps: OverdueDeps): Promise<boolean> {
  const nowMs = deps.clock.nowMs();
  const claimed = await claimPendingDecisions(
    deps.sql,
    new Date(nowMs),
    new Date(nowMs + claimLeaseMs),
    runLimit,
    gameIdsOf(deps),
  );
  await Promise.all(claimed.map((waiting) => resolvePending(deps, waiting)));
  for (let ended = 0; ended < runLimit; ended += 1) {
    if (!(await endOneOverdue(deps))) return claimed.length === runLimit;
  }
  return true;
}

/** What is played elsewhere is left to others. */
function gameIdsOf({ titles }: OverdueDeps): readonly string[] {
  return titles.facts.map(({ gameId }) => gameId);
}

/** Asks again for a decision's stake. Without an answer the lease runs out, and somebody asks once more. */
async function resolvePending(deps: OverdueDeps, waiting: WaitingState): Promise<void> {
  const { pending } = waiting;
  if (pending === undefined) return;
  const round = await requireRound(deps, waiting);
  const stake = { amountMinor: pending.stakeMinor, attempt: waiting.stakeAttempts };
  const walletToken = await walletTokenOf(deps, waiting, pending);
  const isLate = deps.clock.nowMs() - pending.since.getTime() > repeatStakeForMs;
  if (walletToken !== undefined && !isLate) {
    const answer = await takeExtraStake(deps.wallet, round, walletToken, stake);
    if (answer.kind === 'unknown') return;
    if (answer.kind === 'accepted') {
      await withTransaction(deps.database, (tx) =>
        applyPaidDecision(deps, tx, round, pending.decision, stake),
      );
      return settleIfOver(deps, waiting);
    }
  }
  const returned = await returnExtraStake(deps.wallet, round, stake);
  if (returned.kind === 'unknown') return;
  await dropDecision(deps.sql, waiting, stake.attempt);
}

async function walletTokenOf(
  { sql, sealingKey }: OverdueDeps,
  { merchantId }: WaitingState,
  { tokenHash }: PendingDecision,
): Promise<string | undefined> {
  const [session] = await selectPlaySessions(sql, [{ merchantId, tokenHash }]);
  if (session === undefined) return undefined;
  return openSealedText(sealingKey, walletTokenPlace({ merchantId, tokenHash }), session.wallet_token_sealed);
}

async function endOneOverdue(deps: OverdueDeps): Promise<boolean> {
  const ended = await withTransaction(deps.database, async (tx) => {
    const waiting = await lockOverdueRound(tx, new Date(deps.clock.nowMs()), gameIdsOf(deps));
    if (waiting === undefined) return undefined;
    const round = await findRound(tx, waiting.merchantId, waiting.roundId);
    assert(round !== undefined, 'a round is never removed');
    const { decisions, result } = decideByRule(deps, round, waiting);
    await takeDecisions(tx, deps.clock, round, waiting, decisions, result, emptyHash);
    return waiting;
  });
  if (ended === undefined) return false;
  deps.log.info({ roundId: ended.roundId }, 'waiting round decided by its rule');
  await settleIfOver(deps, ended);
  return true;
}

/** No play session is left behind a round that its rule has ended; paying it needs none. */
const emptyHash = Buffer.alloc(0);

function decideByRule(
  deps: OverdueDeps,
  round: StoredRound,
  { decisions: taken, extraStakeMinor }: WaitingState,
): { readonly decisions: readonly unknown[]; readonly result: PlayedRound<EngineEvent> } {
  const decisions = [...taken];
  let result = replayRound(deps, round, decisions);
  while (result.kind === 'waiting' && decisions.length < maximumDecisions) {
    decisions.push(result.decisionAtTimeout);
    result = replayRound(deps, round, decisions);
  }
  assert(result.kind === 'over', 'the rule of a game ends its rounds');
  assert(extraStakeOf(round, extraStakeMinor, result) === 0n, 'the rule of a game costs nothing');
  return { decisions, result };
}

/** Pays a round that is over; without an answer the resolver does. */
async function settleIfOver(deps: OverdueDeps, key: OpenRoundKey): Promise<void> {
  const round = await requireRound(deps, key);
  if (round.status !== 'open') return;
  const outcome = await settleRound(deps.wallet, round);
  if (outcome.kind === 'settled') await closeOpenRounds(deps.sql, [key]);
}

async function requireRound(
  { sql }: OverdueDeps,
  { merchantId, roundId }: OpenRoundKey,
): Promise<StoredRound> {
  const round = await findRound(sql, merchantId, roundId);
  assert(round !== undefined, 'a round is never removed');
  return round;
}
