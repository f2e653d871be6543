import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { dropOperatorRequests } from '../../../platform/operators/drop-operator-requests.ts';

/** Drops what was asked for of an account for bank transfers. Locks: the merchant's row. */
export function dropDepositAccountRequest(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { accountCode: subject }: CallBody<Calls['dropDepositAccountRequest']>,
): Promise<Audited<null>> {
  return dropOperatorRequests(tx, { merchantCode, kind: 'depositAccount', subject });
}
