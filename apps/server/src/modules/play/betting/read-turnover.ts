import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import {
  type CategoryTurnoverRow,
  type DayTurnoverRow,
  selectTurnover,
  selectTurnoverOfCategories,
  selectTurnoverOfDays,
  type TurnoverOwner,
} from './bet-sums-sql.ts';

/**
 * What a member has played since the account was opened: stakes of settled bets, less what was given back, of all
 * sources. Read from the sums of days, so that it costs the same after a hundred bets of a day and after a hundred
 * thousand. `fromDay`, a day of the merchant's, leaves those before it out.
 */
export function readTurnover(
  { runner }: { readonly runner: SqlRunner },
  owner: TurnoverOwner,
  fromDay?: string,
): Promise<Minor> {
  return selectTurnover(runner, owner, fromDay);
}

/** The same day by day; days before `singlyFromDay` come as one sum under the day before it. */
export function readTurnoverOfDays(
  runner: SqlRunner,
  owner: TurnoverOwner,
  days: { readonly fromDay: string | null; readonly singlyFromDay: string },
): Promise<readonly DayTurnoverRow[]> {
  return selectTurnoverOfDays(runner, owner, days);
}

/** The same from a day on, by day and category; a correction stands on the day that it was made. */
export function readTurnoverOfCategories(
  runner: SqlRunner,
  owner: TurnoverOwner,
  fromDay: string,
): Promise<readonly CategoryTurnoverRow[]> {
  return selectTurnoverOfCategories(runner, owner, fromDay);
}
