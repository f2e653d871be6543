import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../audit/audited.ts';
import { lockMerchant } from '../merchants/merchant-sql.ts';
import { deleteOperatorRequests, type OperatorRequestKey } from './operator-request-sql.ts';

/** Drops whatever was asked for about a subject, one's own or a colleague's; that takes nobody else. Locks: the merchant's row. */
export async function dropOperatorRequests(
  tx: SqlRunner,
  about: Omit<OperatorRequestKey, 'wanted'>,
): Promise<Audited<null>> {
  const { merchantCode, subject } = about;
  await lockMerchant(tx, merchantCode);
  await deleteOperatorRequests(tx, about);
  return { value: null, change: { subject, oldValues: { asked: true }, newValues: { asked: false } } };
}
