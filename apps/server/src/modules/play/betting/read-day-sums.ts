import type { ServerParts } from '../../../platform/server-parts.ts';
import { type BetTotalsFilter, type DaySums, selectPlacedDaySums } from './bet-totals-sql.ts';

/**
 * Stakes and payouts of the bets that a member placed in a period, by day and kind of games, as the record's totals count
 * them: a bet is of the day it was placed on, whenever its result came. It reads some rows a day, however many bets there
 * were.
 */
export function readDaySums(
  { runner }: Pick<ServerParts, 'runner'>,
  filter: BetTotalsFilter,
): Promise<readonly DaySums[]> {
  return selectPlacedDaySums(runner, filter);
}
