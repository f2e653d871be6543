import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { selectWrongSums, type WrongSumRow } from './wrong-sums-sql.ts';

/** Where the sums of members' days are not what the bet record adds up to; the first hundred. Empty is good. */
export function findWrongSums(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly WrongSumRow[]> {
  return selectWrongSums(runner, merchantCode);
}
