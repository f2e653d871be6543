import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { selectTurnover, type TurnoverOwner } from './bet-sums-sql.ts';

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
