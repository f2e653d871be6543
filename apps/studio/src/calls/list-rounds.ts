import type { CallQuery, CallValue } from '@wau/contract/call';
import type { listRounds as listRoundsCall } from '@wau/contract/calls/play/studio-calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { listCrashRounds } from '../crash/crash-rounds.ts';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import { listPlayerRounds, type RoundPlace } from '../rounds/round-sql.ts';
import { roundView } from '../rounds/round-view.ts';
import type { StudioContext } from '../studio-context.ts';

/** The player's rounds of the session's game, newest first. */
export async function listRounds(
  studio: StudioContext,
  session: PlaySession,
  query: CallQuery<typeof listRoundsCall>,
): Promise<CallValue<typeof listRoundsCall>> {
  if (studio.titles.find(session.gameId)?.playable.isShared === true) {
    return listCrashRounds(studio, session, query);
  }
  const before = readCursor(query.cursor, parsePlace);
  return readPage(
    query.pageSize,
    (limit) => listPlayerRounds(studio.sql, session, session.gameId, before, limit),
    (round) => roundView(round, round.status, null),
    (round) => `${round.seedId}.${round.nonce}`,
  );
}

function parsePlace(cursor: string): RoundPlace | undefined {
  const match = /^([^.]+)\.(\d{1,15})$/.exec(cursor);
  const seedId = parseId('seed', match?.[1] ?? '');
  return seedId === undefined ? undefined : { seedId, nonce: Number(match?.[2]) };
}
