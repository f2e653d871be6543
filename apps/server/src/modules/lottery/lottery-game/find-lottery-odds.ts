import type { PrizeOdds } from '@wau/rules/lottery/lottery-odds';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LotteryGame } from './lottery-game.ts';
import { selectOddsOf } from './lottery-odds-sql.ts';

/** What the merchant pays for plays of a game in place of the defaults, by the play's code. */
export async function findLotteryOdds(
  runner: SqlRunner,
  game: Pick<LotteryGame, 'merchant_id' | 'family' | 'game_id'>,
  plays?: readonly string[],
): Promise<ReadonlyMap<string, PrizeOdds>> {
  const rows = await selectOddsOf(runner, game, plays);
  return new Map(rows.map(({ play, odds }) => [play, odds]));
}
