import type { CallValue } from '@wau/contract/call';
import type { getRoundProof as getRoundProofCall } from '@wau/contract/calls/play/studio-calls';
import type { RoundId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import { findCrashProof } from '../crash/crash-rounds.ts';
import { findRoundOfAnyMerchant } from '../rounds/round-sql.ts';
import { openServerSeed } from '../seeds/seed-pairs.ts';
import type { StudioContext } from '../studio-context.ts';

/**
 * All that is needed to recompute a round, for anybody who holds its id; the player is not named. An open round is
 * unknown here, because its outcome must not be seen before its money is settled, and so is one that waits.
 */
export async function getRoundProof(
  studio: StudioContext,
  roundId: RoundId,
): Promise<CallValue<typeof getRoundProofCall>> {
  const round = await findRoundOfAnyMerchant(studio.sql, roundId);
  if (round === undefined) {
    const flown = await findCrashProof(studio, roundId);
    if (flown !== undefined) return flown;
  }
  if (round === undefined || round.status === 'open' || round.status === 'waiting')
    throw new Refusal('round.unknown');
  return {
    roundId: round.roundId,
    gameId: round.gameId,
    status: round.status,
    stakeMinor: round.stakeMinor.toString(),
    payoutMinor: round.payoutMinor.toString(),
    maxWinMinor: round.maxWinMinor.toString(),
    currencyCode: round.currencyCode,
    parameters: round.parameters,
    events: [...round.events],
    decisions: [...(round.decisions ?? [])],
    extraStakeMinor: round.extraStakeMinor.toString(),
    seedId: round.seedId,
    serverSeedHash: round.serverSeedHash,
    serverSeed: round.isSeedRevealed ? openServerSeed(studio.sealingKey, round) : null,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    placedAt: round.placedAt.toISOString(),
  };
}
