import type { RoundId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import { findCrashRound } from '../crash/crash-rounds.ts';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import { findRound } from '../rounds/round-sql.ts';
import { type RoundView, storedRoundView } from '../rounds/round-view.ts';
import type { StudioContext } from '../studio-context.ts';

/** A round of the player as it stands now, one that waits for a decision included. Refuses `round.unknown`. */
export async function getRound(
  studio: StudioContext,
  session: PlaySession,
  roundId: RoundId,
): Promise<RoundView> {
  const round = await findRound(studio.sql, session.merchantId, roundId);
  if (round === undefined) {
    const flown = await findCrashRound(studio, session, roundId);
    if (flown !== undefined) return flown;
  }
  if (round === undefined || round.playerId !== session.playerId) throw new Refusal('round.unknown');
  return storedRoundView(studio, round, null);
}
