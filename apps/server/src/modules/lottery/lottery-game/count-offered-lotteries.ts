import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LotteryPrizeMode } from './lottery-game.ts';
import { selectOfferedModes } from './lottery-game-sql.ts';

/** The kinds of games under which players look for lotteries of a prize mode; fast draws are a kind of the lobby alone. */
const kindsOfModes: Readonly<Partial<Record<LotteryPrizeMode, string>>> = { Lott: 'LOTT', Elott: 'ELOTT' };

/** How many of the house's lotteries a merchant offers of each kind of games that has any. */
export async function countOfferedLotteries(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { prize_mode, game_count } of await selectOfferedModes(runner, merchantCode)) {
    const kind = kindsOfModes[prize_mode];
    if (kind !== undefined) counts.set(kind, game_count);
  }
  return counts;
}
