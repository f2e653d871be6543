import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { insertTrialMerchant } from './trial-sql.ts';

/** Merchants whose trial is opened have short codes, so that this is a merchant's code as well. */
export function trialMerchantCodeOf(merchantCode: MerchantCode): MerchantCode {
  return `${merchantCode}trial` as MerchantCode;
}

/** Opens where a merchant's games are tried, with what it offers so far; does nothing when it is open. */
export function openTrialMerchant(tx: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  return insertTrialMerchant(tx, merchantCode, trialMerchantCodeOf(merchantCode));
}
