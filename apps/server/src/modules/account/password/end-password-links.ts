import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { deletePasswordLinksOf } from './password-sql.ts';

/** Makes every link useless that was mailed to the member for choosing a password, say because the address changed. */
export function endPasswordLinks(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<void> {
  return deletePasswordLinksOf(tx, merchantCode, memberId);
}
