import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type CheckedMember, updateSoonerCheck } from './reality-check-sql.ts';

/** A member looks back more often from now on: the check that is next comes accordingly sooner. */
export async function hastenRealityCheck(
  tx: SqlRunner,
  member: CheckedMember,
  everyMinutes: number,
): Promise<void> {
  await updateSoonerCheck(tx, member, everyMinutes);
}
