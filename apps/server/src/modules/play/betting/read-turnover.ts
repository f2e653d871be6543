import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { selectTurnover, selectTurnoverSince, type TurnoverOwner } from './bet-sums-sql.ts';

/**
 * What a member has played since the account was opened: stakes of settled bets, less what was given back, of all
 * sources. Read from the sums of days, so that it costs the same after a hundred bets of a day and after a hundred
 * thousand.
 */
export function readTurnover(
  { runner }: { readonly runner: SqlRunner },
  owner: TurnoverOwner,
): Promise<Minor> {
  return selectTurnover(runner, owner);
}

/** The same of the days from one on; without one, of all. Days are the merchant's. */
export function readTurnoverSince(
  { runner }: { readonly runner: SqlRunner },
  owner: TurnoverOwner,
  fromDay: string | undefined,
): Promise<Minor> {
  return fromDay === undefined ? selectTurnover(runner, owner) : selectTurnoverSince(runner, owner, fromDay);
}
