import type { CallQuery, CallValue } from '@wau/contract/call';
import type { listRounds as listRoundsCall } from '@wau/contract/calls/studio-calls';
import { parseId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { PlaySession } from './play-session-sql.ts';
import { listPlayerRounds, type RoundPlace } from './round-sql.ts';
import { roundView } from './round-view.ts';
import type { StudioContext } from './studio-context.ts';

const defaultPageSize = 20;

/** The player's rounds of the session's game, newest first. */
export async function listRounds(
  studio: StudioContext,
  session: PlaySession,
  query: CallQuery<typeof listRoundsCall>,
): Promise<CallValue<typeof listRoundsCall>> {
  const pageSize = query.pageSize ?? defaultPageSize;
  const before = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  // One more than shown tells whether there is a next page.
  const found = await listPlayerRounds(studio.sql, session, session.gameId, before, pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  const list = page.map((round) => roundView(round, round.status, null));
  return found.length > pageSize && last !== undefined
    ? { list, nextCursor: `${last.seedId}.${last.nonce}` }
    : { list };
}

function parseCursor(cursor: string): RoundPlace {
  const match = /^([^.]+)\.(\d{1,15})$/.exec(cursor);
  const seedId = parseId('seed', match?.[1] ?? '');
  if (seedId === undefined) throw new Refusal('request.invalid', { field: 'cursor' });
  return { seedId, nonce: Number(match?.[2]) };
}
