import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type ComingDrawRow, selectComingDraws } from './planned-draw-sql.ts';

/** The next draws of all games of a merchant, so many of each. */
export function findComingDraws(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  ofEach: number,
): Promise<readonly ComingDrawRow[]> {
  return selectComingDraws(runner, merchantCode, ofEach);
}
