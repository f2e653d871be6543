import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type OfferedLotteryRow, selectOfferedLotteries } from './lottery-game-sql.ts';

export type OfferedLottery = OfferedLotteryRow;

/** The lotteries that a merchant offers, each with the draw that takes stakes and the latest result. */
export function findOfferedLotteries(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly OfferedLottery[]> {
  return selectOfferedLotteries(runner, merchantCode, language);
}
