import type { CallValue } from '@wau/contract/call';
import type { placeBet } from '@wau/contract/calls/play/studio-calls';
import type { Round, RoundStatus } from './round-sql.ts';

export type RoundView = CallValue<typeof placeBet>;

/**
 * A round as its player sees it. Only a settled round shows its outcome: while it is open the player could still act
 * on knowing it, and a refunded one paid nothing.
 */
export function roundView(round: Round, status: RoundStatus, balanceMinor: string | null): RoundView {
  const isSettled = status === 'settled';
  return {
    roundId: round.roundId,
    gameId: round.gameId,
    status,
    stakeMinor: round.stakeMinor.toString(),
    payoutMinor: isSettled ? round.payoutMinor.toString() : '0',
    parameters: round.parameters,
    events: isSettled ? [...round.events] : [],
    seedId: round.seedId,
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    balanceMinor,
    placedAt: round.placedAt.toISOString(),
  };
}
