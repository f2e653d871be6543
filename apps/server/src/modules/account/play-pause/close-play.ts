import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { logoutEverywhere } from '../session/logout-everywhere.ts';
import { insertPause, type PausedMember } from './play-pause-sql.ts';

/**
 * Keeps a member who closes the account from everything but the money, at this merchant, for good. Nobody is excluded
 * elsewhere by it, and no registration is refused.
 *
 * Locks: the caller's lock of the member, then the sessions.
 */
export async function closePlay(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  member: PausedMember,
): Promise<void> {
  await insertPause(tx, {
    ...member,
    pauseId: newId('playPause', parts.clock, parts.random),
    kind: 'closure',
    source: 'member',
    reason: '',
    beginsAt: new Date(parts.clock.nowMs()),
    endsAt: null,
  });
  await logoutEverywhere(parts, tx, member.merchantCode, member.memberId);
}
