import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { typesWithoutTeam } from '../../../platform/sessions/member-types.ts';
import {
  deleteTeamDay,
  insertTeamDayPlays,
  insertTeamDays,
  replaceTeamStandings,
  type TeamDay,
} from './team-days-sql.ts';

/**
 * Counts a day of all teams of a merchant anew, in the caller's transaction, which lets nobody else count that day. A day
 * that is over keeps the teams of the time when it was counted last.
 */
export async function countTeamDay(tx: SqlRunner, day: TeamDay): Promise<void> {
  await deleteTeamDay(tx, day);
  await insertTeamDayPlays(tx, day, typesWithoutTeam);
  await insertTeamDays(tx, day, typesWithoutTeam);
}

/** Counts how large the teams are and what they have now, in the caller's transaction. */
export function countTeamStandings(tx: SqlRunner, merchantCode: MerchantCode, now: Date): Promise<void> {
  return replaceTeamStandings(tx, merchantCode, now, typesWithoutTeam);
}
