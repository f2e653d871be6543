import type { SqlRunner } from '@wau/service/database/sql-runner';
import {
  selectTeamBetsOfPlayers,
  selectTeamBetsOfTime,
  selectTeamPlayers,
  type TeamBetFilter,
  type TeamBetRow,
} from './team-bets-sql.ts';
import { timesBackwards } from './times-backwards.ts';

/** Looking up a page of so many players still costs less than reading the bets of a time. */
const manyPlayers = 300;

/**
 * The newest bets of a team in one day. A team of which few have played is asked player by player, since its bets may lie
 * anywhere in the day. Of a team of which many have, the newest bets lie at the end of the day, which is read backwards,
 * each time a longer part, until the page is full; what others bet meanwhile is read along and left out.
 */
export async function newestBetsOfDay(
  runner: SqlRunner,
  filter: TeamBetFilter,
  day: string,
  limit: number,
): Promise<readonly TeamBetRow[]> {
  const players = await selectTeamPlayers(runner, filter, day, manyPlayers);
  if (players.length === 0) return [];
  if (players.length < manyPlayers) return selectTeamBetsOfPlayers(runner, filter, players, limit);
  const rows: TeamBetRow[] = [];
  for (const moments of timesBackwards(filter, filter.before?.placedAt)) {
    rows.push(...(await selectTeamBetsOfTime(runner, filter, moments, limit - rows.length)));
    if (rows.length >= limit) break;
  }
  return rows;
}
