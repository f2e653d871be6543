import type { CallValue } from '@wau/contract/call';
import type { placeBet } from '@wau/contract/calls/play/studio-calls';
import type { EngineEvent } from '@wau/rules/playable-title';
import type { WaitingRound } from '@wau/rules/round';
import { type ReplayDeps, replayWaitingRound } from './replay-round.ts';
import type { Round, RoundStatus, StoredRound } from './round-sql.ts';

export type RoundView = CallValue<typeof placeBet>;

/**
 * A round as its player sees it. Only a settled round shows its outcome: while it is open the player could still act
 * on knowing it, and a refunded one paid nothing. One that waits is shown by `waitingRoundView`; in lists it tells no
 * events.
 */
export function roundView(round: Round, status: RoundStatus, balanceMinor: string | null): RoundView {
  const isSettled = status === 'settled';
  return {
    roundId: round.roundId,
    gameId: round.gameId,
    status,
    stakeMinor: (round.stakeMinor + round.extraStakeMinor).toString(),
    payoutMinor: isSettled ? round.payoutMinor.toString() : '0',
    parameters: round.parameters,
    events: isSettled ? [...round.events] : [],
    decision: null,
    seedId: round.seedId,
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    balanceMinor,
    placedAt: round.placedAt.toISOString(),
  };
}

/** A round that waits for its player: what has happened so far, and what may be decided now. */
function waitingRoundView(
  round: Round,
  waiting: WaitingRound<EngineEvent>,
  decideUntil: Date,
  balanceMinor: string | null,
): RoundView {
  const step = round.decisions?.length ?? 0;
  const choices = waiting.choices.map(({ kind, extraStakeMinor }) => ({ kind, extraStakeMinor }));
  return {
    ...roundView(round, 'waiting', balanceMinor),
    events: [...waiting.events],
    decision: { step, choices, decideUntil: decideUntil.toISOString() },
  };
}

/** A stored round as its player sees it now. */
export function storedRoundView(
  deps: ReplayDeps,
  round: StoredRound,
  balanceMinor: string | null,
): RoundView {
  return round.status === 'waiting' && round.decideUntil !== undefined
    ? waitingRoundView(round, replayWaitingRound(deps, round), round.decideUntil, balanceMinor)
    : roundView(round, round.status, balanceMinor);
}
