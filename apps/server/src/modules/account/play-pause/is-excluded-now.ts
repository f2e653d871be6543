import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type PausedMember, selectIsExcluded } from './play-pause-sql.ts';

/** Whether a member is excluded, whatever longer break there is besides; a cool-off alone is none. */
export function isExcludedNow(runner: SqlRunner, member: PausedMember, now: Date): Promise<boolean> {
  return selectIsExcluded(runner, member, now);
}
