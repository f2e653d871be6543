import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { deleteOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';

/** Drops what was asked for of a provider, its keys with it; that takes nobody else. Locks: the merchant's row. */
export async function dropPaymentProviderRequest(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { providerCode: subject }: CallBody<Calls['dropPaymentProviderRequest']>,
): Promise<Audited<null>> {
  await lockMerchant(tx, merchantCode);
  await deleteOperatorRequests(tx, { merchantCode, kind: 'paymentProvider', subject });
  return { value: null, change: { subject, oldValues: { asked: true }, newValues: { asked: false } } };
}
