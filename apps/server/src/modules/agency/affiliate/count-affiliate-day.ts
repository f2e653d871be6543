import type { SqlRunner } from '@wau/service/database/sql-runner';
import {
  type AffiliateDay,
  deleteAffiliateDay,
  insertAffiliateDays,
  insertAffiliateMemberDays,
  insertAffiliateMembers,
  selectMovedSince,
} from './affiliate-days-sql.ts';

/** Counts a day of all affiliates of a merchant anew, in the caller's transaction, which lets nobody else count that day. */
export async function countAffiliateDay(tx: SqlRunner, day: AffiliateDay): Promise<void> {
  await insertAffiliateMembers(tx, day);
  const movedSince = await selectMovedSince(tx, day);
  await deleteAffiliateDay(tx, day);
  await insertAffiliateMemberDays(tx, day, movedSince);
  await insertAffiliateDays(tx, day);
}
