import type { Readable } from 'node:stream';
import { playerLimitKey } from '../play-sessions/play-rate-limit.ts';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import type { CrashTable } from './crash-tables.ts';

/** What happens at a title, from the event on that the client saw last. A number that is none begins now. */
export async function followCrash(
  table: CrashTable,
  session: PlaySession,
  lastEventId: string,
): Promise<Readable> {
  await table.want();
  await table.bringSalt(session);
  const lastSeen = /^\d{1,18}$/.test(lastEventId) ? BigInt(lastEventId) : undefined;
  return table.feed.follow(playerLimitKey(session), lastSeen);
}
