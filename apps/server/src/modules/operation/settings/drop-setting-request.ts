import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { deleteOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';

/** Drops what was asked for of a setting, one's own or a colleague's; that takes nobody else. Locks: the merchant's row. */
export async function dropSettingRequest(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { settingName, value }: CallBody<Calls['dropSettingRequest']>,
): Promise<Audited<null>> {
  await lockMerchant(tx, merchantCode);
  await deleteOperatorRequests(tx, { merchantCode, kind: 'setting', subject: settingName, wanted: value });
  return {
    value: null,
    change: { subject: settingName, oldValues: { askedValue: value }, newValues: { askedValue: null } },
  };
}
