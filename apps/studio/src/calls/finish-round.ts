import type { RoundId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import { markRoundFinished } from '../rounds/round-sql.ts';
import type { StudioContext } from '../studio-context.ts';

/** The client has played the round back; it is not offered again for resuming. Repeating it changes nothing. */
export async function finishRound(
  studio: StudioContext,
  session: PlaySession,
  roundId: RoundId,
): Promise<null> {
  const now = new Date(studio.clock.nowMs());
  if (!(await markRoundFinished(studio.sql, session, roundId, now))) throw new Refusal('round.unknown');
  return null;
}
