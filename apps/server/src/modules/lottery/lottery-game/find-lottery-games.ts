import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LotteryGame } from './lottery-game.ts';
import { selectAllLotteryGames, selectLotteryGame, selectLotteryGameNames } from './lottery-game-sql.ts';

/** A game of a merchant, offered or not; `undefined` where there is none of that name. */
export function findLotteryGame(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<LotteryGame | undefined> {
  return selectLotteryGame(runner, merchantCode, gameId);
}

/** Games of all merchants that are drawn, offered or not. */
export function findAllLotteryGames(runner: SqlRunner): Promise<readonly LotteryGame[]> {
  return selectAllLotteryGames(runner);
}

/** A game's name in each language that there is. */
export async function findLotteryGameNames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<Readonly<Record<string, string>>> {
  const names = await selectLotteryGameNames(runner, merchantCode, gameId);
  return Object.fromEntries(names.map(({ language, name }) => [language, name]));
}
