import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type PausedMember, selectLeaving } from './play-pause-sql.ts';

/** How a member has left play: by closing the account, or excluded, whatever longer break there is besides. A cool-off is neither. */
export async function findLeaving(
  runner: SqlRunner,
  member: PausedMember,
  now: Date,
): Promise<'closure' | 'exclusion' | undefined> {
  const kinds = await selectLeaving(runner, member, now);
  return kinds.includes('closure') ? 'closure' : kinds[0];
}
