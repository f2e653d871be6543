import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { insertLotteryGame, type NewLotteryGame, selectTrialMerchantCode } from './lottery-game-sql.ts';

/** Gives a merchant a lottery with its names; says whether there was none of that id. */
export function giveLotteryGame(tx: SqlRunner, game: NewLotteryGame): Promise<boolean> {
  return insertLotteryGame(tx, game);
}

/** Where a merchant's games are tried with play money; `undefined` where they are not. */
export function findTrialMerchant(
  tx: SqlRunner,
  merchantCode: MerchantCode,
): Promise<MerchantCode | undefined> {
  return selectTrialMerchantCode(tx, merchantCode);
}
